import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useProfileWords } from './words.ts'

export const UsersTab = () => {
  const t = useProfileWords()
  return (
    <Card>
      <EmptyState title={t('tab.users')}>{t('users.upcoming')}</EmptyState>
    </Card>
  )
}
