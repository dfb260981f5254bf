import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useProfileWords } from './words.ts'

export const NotificationsTab = () => {
  const t = useProfileWords()
  return (
    <Card>
      <EmptyState title={t('tab.notifications')}>{t('notifications.upcoming')}</EmptyState>
    </Card>
  )
}
