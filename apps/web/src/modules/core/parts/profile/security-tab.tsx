import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useProfileWords } from './words.ts'

export const SecurityTab = () => {
  const t = useProfileWords()
  return (
    <Card>
      <EmptyState title={t('tab.security')}>{t('security.upcoming')}</EmptyState>
    </Card>
  )
}
