import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useProfileWords } from './words.ts'

export const OrganizationTab = () => {
  const t = useProfileWords()
  return (
    <Card>
      <EmptyState title={t('tab.organization')}>{t('organization.upcoming')}</EmptyState>
    </Card>
  )
}
