import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useProfileWords } from './words.ts'

export const PersonalTab = () => {
  const t = useProfileWords()
  return (
    <Card>
      <EmptyState title={t('tab.personal')}>{t('personal.upcoming')}</EmptyState>
    </Card>
  )
}
