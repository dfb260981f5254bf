import { deliveriesExcel, type PartnerCard, type PartnerDelivery } from '@cabinet/contract/partner/partners'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { toast } from '@cabinet/ui/toast'
import { useMemo } from 'react'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useReplay } from '../data.ts'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import { useOffReason } from './off-reason.ts'
import * as styles from './partner.css.ts'
import { deliveriesRegister, useDeliveriesControls } from './registers.tsx'

const columnsOf = (
  t: PartnerMessages,
  offReason: string | undefined,
  replay: ((delivery: PartnerDelivery) => void) | null,
): readonly Column<PartnerDelivery>[] => [
  {
    id: 'type',
    header: t('delivery.event'),
    width: 320,
    isRowHeader: true,
    isAlwaysShown: true,
    isFlexible: true,
    cell: ({ type, subjectId, cursor }) => (
      <span className={styles.lines}>
        <span className={styles.code}>{type}</span>
        <span className={styles.muted}>
          № {cursor} · {subjectId}
        </span>
      </span>
    ),
  },
  {
    id: 'outcome',
    header: t('delivery.outcome'),
    width: 220,
    cell: ({ isDelivered, isReplay, problem }) =>
      isDelivered ? (
        <Badge tone="positive">{t(isReplay ? 'delivery.goodAgain' : 'delivery.good')}</Badge>
      ) : (
        <span className={styles.lines}>
          <span>
            <Badge tone="negative">{t('delivery.bad')}</Badge>
          </span>
          <span className={styles.muted}>{problem}</span>
        </span>
      ),
  },
  { id: 'attempt', header: t('delivery.attempt'), width: 110, isSortable: true, cell: ({ attempt }) => attempt },
  {
    id: 'attemptedDateTime',
    header: t('delivery.at'),
    width: 170,
    isSortable: true,
    cell: ({ attemptedDateTime }) => <DateText value={attemptedDateTime} format="dateTime" />,
  },
  ...(replay === null
    ? []
    : [
        {
          id: 'replay',
          header: t('delivery.actions'),
          width: 190,
          cell: (delivery: PartnerDelivery) => (
            <Button
              data-track="delivery-replay"
              size="small"
              variant="outline"
              tone="neutral"
              aria-label={t('delivery.replayOne', { cursor: delivery.cursor })}
              disabledReason={offReason}
              onPress={() => replay(delivery)}
            >
              {t('delivery.replay')}
            </Button>
          ),
        },
      ]),
]

/** Attempts to bring events to a partner. From each of them sending can begin once more. */
export const DeliveryList = ({ partner }: { partner: PartnerCard }) => {
  const { id: partnerId } = partner
  const hasTarget = partner.webhookTarget !== null
  const t = usePartnerMessages()
  const offReason = useOffReason(partner)
  const attempt = useAttempt()
  const { trigger } = useReplay()
  const ofPartner = useMemo(
    () => [{ field: 'partnerId' as const, operation: 'EQ' as const, value: partnerId }],
    [partnerId],
  )
  const register = useRegister(deliveriesRegister, ofPartner)
  const controls = useDeliveriesControls()
  const columns = useMemo(() => {
    const replay = ({ cursor }: PartnerDelivery) =>
      void attempt(async () => {
        await trigger({ params: { id: partnerId }, body: { after: String(Number(cursor) - 1) } })
        toast.show({ tone: 'positive', text: t('delivery.replayed', { cursor }) })
      })
    return columnsOf(t, offReason, hasTarget ? replay : null)
  }, [t, attempt, trigger, partnerId, hasTarget, offReason])
  return (
    <Register
      of={register}
      hasHeading
      actions={<RegisterExport excel={deliveriesExcel} query={register.query} />}
      label={t('delivery.title')}
      columns={columns}
      search={{ name: 'q', label: t('delivery.search'), placeholder: t('delivery.searchHint') }}
      controls={controls}
      empty={<EmptyState title={t('delivery.empty')}>{t('delivery.emptyText')}</EmptyState>}
    />
  )
}
