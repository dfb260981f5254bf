import type { PartnerAction, PartnerCard } from '@cabinet/contract/partners'
import { Card } from '@cabinet/ui/card'
import { DataTable, type Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Pagination } from '@cabinet/ui/pagination'
import { Stack } from '@cabinet/ui/stack'
import { useMemo } from 'react'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { withTexts } from '../../../shared/register/address.ts'
import { card } from '../../../shared/register/register.css.ts'
import { useAddress } from '../../../shared/register/use-address.ts'
import { useJournal } from '../data.ts'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import * as styles from './partner.css.ts'

const columnsOf = (t: PartnerMessages): readonly Column<PartnerAction>[] => [
  {
    id: 'action',
    header: t('journal.action'),
    width: 340,
    isRowHeader: true,
    isFlexible: true,
    cell: ({ action, subject }) => (
      <span className={styles.lines}>
        <span>{t(`journal.action.${action}`)}</span>
        {subject !== null && <span className={styles.muted}>{subject}</span>}
      </span>
    ),
  },
  { id: 'by', header: t('journal.by'), width: 260, cell: ({ by }) => by },
  {
    id: 'at',
    header: t('journal.at'),
    width: 170,
    cell: ({ atDateTime }) => <DateText value={atDateTime} format="dateTime" />,
  },
]

/** Who of the platform staff has done what with the partner and its keys. */
export const JournalTab = ({ partner: { id } }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  const [address, change] = useAddress()
  const page = Math.max(1, Math.trunc(Number(address.get('page')) || 1))
  const found = useJournal(id, page - 1)
  const columns = useMemo(() => columnsOf(t), [t])
  return (
    <Stack gap={16}>
      <Card className={card} isPadded={false}>
        <DataTable
          label={t('tab.journal')}
          columns={columns}
          rows={found.data?.content ?? []}
          rowKey={(entry) => entry.id}
          isLoading={found.isLoading}
          error={
            found.error !== undefined && found.data === undefined ? (
              <LoadFailure error={found.error} onRetry={() => found.mutate()} />
            ) : undefined
          }
          empty={<EmptyState title={t('journal.empty')}>{t('journal.emptyText')}</EmptyState>}
        />
      </Card>
      {found.data && found.data.totalPages > 1 && (
        <Pagination
          page={page}
          pageSize={found.data.size}
          total={found.data.totalElements}
          onPageChange={(next) => change((before) => withTexts(before, { page: next === 1 ? '' : String(next) }))}
        />
      )}
    </Stack>
  )
}
