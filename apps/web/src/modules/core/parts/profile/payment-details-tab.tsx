import { Card } from '@cabinet/ui/card'
import { EmptyState } from '@cabinet/ui/empty-state'
import { useProfileWords } from './words.ts'

export const PaymentDetailsTab = () => {
  const t = useProfileWords()
  return (
    <Card>
      <EmptyState title={t('tab.payment-details')}>{t('paymentDetails.upcoming')}</EmptyState>
    </Card>
  )
}
