import type { PartnerDelivery } from '@cabinet/contract/partners'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { DataTable, type Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Pagination } from '@cabinet/ui/pagination'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { useMemo } from 'react'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useAttempt } from '../../../shared/use-attempt.ts'
import { useDeliveries, useReplay } from '../data.ts'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import * as styles from './partner.css.ts'
import { usePlace } from './use-place.ts'

const columnsOf = (
  t: PartnerMessages,
  replay: ((delivery: PartnerDelivery) => void) | null,
): readonly Column<PartnerDelivery>[] => [
  {
    id: 'type',
    header: t('delivery.event'),
    width: 320,
    isRowHeader: true,
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
    cell: ({ isDelivered, problem }) =>
      isDelivered ? (
        <Badge tone="positive">{t('delivery.good')}</Badge>
      ) : (
        <span className={styles.lines}>
          <span>
            <Badge tone="negative">{t('delivery.bad')}</Badge>
          </span>
          <span className={styles.muted}>{problem}</span>
        </span>
      ),
  },
  { id: 'attempt', header: t('delivery.attempt'), width: 110, cell: ({ attempt }) => attempt },
  {
    id: 'at',
    header: t('delivery.at'),
    width: 170,
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
              size="small"
              variant="outline"
              aria-label={t('delivery.replayOne', { cursor: delivery.cursor })}
              onPress={() => replay(delivery)}
            >
              {t('delivery.replay')}
            </Button>
          ),
        },
      ]),
]

/** Attempts to bring events to a partner. From each of them sending can begin once more. */
export const DeliveryList = ({ partnerId, hasTarget }: { partnerId: string; hasTarget: boolean }) => {
  const t = usePartnerMessages()
  const attempt = useAttempt()
  const { trigger } = useReplay()
  const { page, put, get } = usePlace()
  const failed = get('failed') === 'true' ? 'true' : 'false'
  const found = useDeliveries(partnerId, failed, page - 1)
  const columns = useMemo(() => {
    const replay = ({ cursor }: PartnerDelivery) =>
      void attempt(async () => {
        await trigger({ params: { id: partnerId }, body: { after: String(Number(cursor) - 1) } })
        toast.show({ tone: 'positive', text: t('delivery.replayed', { cursor }) })
      })
    return columnsOf(t, hasTarget ? replay : null)
  }, [t, attempt, trigger, partnerId, hasTarget])
  return (
    <Stack gap={16}>
      <Select
        label={t('delivery.filter')}
        value={failed}
        choices={[
          { value: 'false', label: t('delivery.all') },
          { value: 'true', label: t('delivery.onlyBad') },
        ]}
        onChange={(value) => put('failed', value === 'true' ? 'true' : null)}
      />
      <DataTable
        label={t('delivery.title')}
        columns={columns}
        rows={found.data?.content ?? []}
        rowKey={({ id }) => id}
        isLoading={found.isLoading}
        error={
          found.error !== undefined && found.data === undefined ? (
            <LoadFailure error={found.error} onRetry={() => found.mutate()} />
          ) : undefined
        }
        empty={
          failed === 'true' ? undefined : <EmptyState title={t('delivery.empty')}>{t('delivery.emptyText')}</EmptyState>
        }
      />
      {found.data && found.data.totalPages > 1 && (
        <Pagination
          page={page}
          pageSize={found.data.size}
          total={found.data.totalElements}
          onPageChange={(next) => put('page', next === 1 ? null : String(next))}
        />
      )}
    </Stack>
  )
}
