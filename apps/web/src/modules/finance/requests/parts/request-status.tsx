import type { FinanceRequestDetails } from '@cabinet/contract/finance/requests'
import { Banner } from '@cabinet/ui/banner'
import { Card } from '@cabinet/ui/card'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Stack } from '@cabinet/ui/stack'
import { Clock } from 'lucide-react'
import { useRequestMessages } from '../messages.ts'
import { useFormats } from './use-formats.ts'

const looks = {
  SEND_BANK: { tone: 'notice', icon: Clock },
  PROCESSING: { tone: 'notice', icon: Clock },
  CANCEL: { tone: 'negative' },
} as const
const hasText = (name: string): name is keyof typeof looks => name in looks

/** How a request that was sent stands. */
export const RequestStatus = ({ request }: { request: FinanceRequestDetails }) => {
  const t = useRequestMessages()
  const { day, moment } = useFormats()
  const { name, description } = request.status
  const waiting = request.askedDocuments.filter(({ status }) => status.name === 'ASKED').length
  const line = (label: string, value: string | null) => (value === null ? [] : [{ label, value }])
  return (
    <Stack gap={16}>
      {hasText(name) ? (
        <Banner {...looks[name]}>{t(`status.${name}`)}</Banner>
      ) : (
        <Banner tone="info">{description || t('status.unknown')}</Banner>
      )}
      {waiting > 0 && <Banner tone="notice">{t('view.asked', { count: waiting })}</Banner>}
      <Card>
        <DescriptionList
          items={[
            ...line(t('view.number'), request.number),
            ...line(t('view.created'), moment(request.createdDateTime)),
            ...line(t('view.sentAt'), request.sentDateTime && moment(request.sentDateTime)),
            ...line(
              t('view.planned'),
              request.decisionDateTime === null && request.plannedDecisionDate !== null
                ? day(request.plannedDecisionDate)
                : null,
            ),
            ...line(t('view.decided'), request.decisionDateTime && moment(request.decisionDateTime)),
            ...line(t('view.comment'), request.decisionComment),
            ...line(
              t('view.retryLabel'),
              request.retryAvailableDate && t('view.retry', { date: day(request.retryAvailableDate) }),
            ),
          ]}
        />
      </Card>
    </Stack>
  )
}
