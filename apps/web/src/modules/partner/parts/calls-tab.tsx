import type { PartnerCall, PartnerCard } from '@cabinet/contract/partners'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { DataTable, type Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { DescriptionList } from '@cabinet/ui/description-list'
import { Drawer } from '@cabinet/ui/drawer'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Pagination } from '@cabinet/ui/pagination'
import { Stack } from '@cabinet/ui/stack'
import { useMemo } from 'react'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useCalls } from '../data.ts'
import { type PartnerMessages, usePartnerMessages } from './messages.ts'
import * as styles from './partner.css.ts'
import { usePlace } from './use-place.ts'

const WIDTH = 640

const columnsOf = (t: PartnerMessages): readonly Column<PartnerCall>[] => [
  {
    id: 'endpoint',
    header: t('calls.call'),
    width: 340,
    isRowHeader: true,
    isFlexible: true,
    cell: ({ endpoint, subjectId }) => (
      <span className={styles.lines}>
        <span className={styles.code}>{endpoint}</span>
        {subjectId !== null && <span className={styles.muted}>{subjectId}</span>}
      </span>
    ),
  },
  {
    id: 'externalId',
    header: t('calls.externalId'),
    width: 220,
    cell: ({ externalId }) => <span className={styles.muted}>{externalId ?? '—'}</span>,
  },
  {
    id: 'status',
    header: t('calls.status'),
    width: 120,
    cell: ({ status }) => <Badge tone={status < 300 ? 'positive' : 'negative'}>{status}</Badge>,
  },
  {
    id: 'at',
    header: t('calls.at'),
    width: 170,
    cell: ({ atDateTime }) => <DateText value={atDateTime} format="dateTime" />,
  },
]

/** JSON as people read it; what is none stays as it came. */
const readable = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

const CallDrawer = ({
  call,
  onSubject,
  onClose,
}: {
  call: PartnerCall | undefined
  onSubject: (id: string) => void
  onClose: () => void
}) => {
  const t = usePartnerMessages()
  return (
    <Drawer isOpen={call !== undefined} width={WIDTH} title={call?.endpoint ?? ''} onOpenChange={onClose}>
      {call && (
        <Stack gap={16}>
          <DescriptionList
            items={[
              { label: t('calls.at'), value: <DateText value={call.atDateTime} format="dateTime" /> },
              { label: t('calls.key'), value: <span className={styles.code}>{call.keyPrefix}…</span> },
              { label: t('calls.externalId'), value: call.externalId ?? '—' },
              { label: t('calls.status'), value: call.status },
            ]}
          />
          <Heading level={3}>{t('calls.body')}</Heading>
          <pre className={styles.body}>{readable(call.body)}</pre>
          <Heading level={3}>{t('calls.answer')}</Heading>
          <pre className={styles.body}>{readable(call.answer)}</pre>
          {call.subjectId !== null && (
            <Inline>
              <Button variant="outline" onPress={() => onSubject(call.subjectId ?? '')}>
                {t('calls.sameSubject')}
              </Button>
            </Inline>
          )}
        </Stack>
      )}
    </Drawer>
  )
}

/** What the partner has told, word for word, and what it was answered. */
export const CallsTab = ({ partner: { id } }: { partner: PartnerCard }) => {
  const t = usePartnerMessages()
  const { page, put, get } = usePlace()
  const subject = get('subject') ?? undefined
  const found = useCalls(id, subject, page - 1)
  const columns = useMemo(() => columnsOf(t), [t])
  const rows = found.data?.content ?? []
  const open = get('open')
  return (
    <Stack gap={16}>
      {subject !== undefined && (
        <Inline gap={8}>
          <span className={styles.code}>{t('calls.of', { subject })}</span>
          <Button size="small" variant="outline" onPress={() => put('subject', null)}>
            {t('calls.all')}
          </Button>
        </Inline>
      )}
      <DataTable
        label={t('tab.calls')}
        columns={columns}
        rows={rows}
        rowKey={(call) => call.id}
        isLoading={found.isLoading}
        error={
          found.error !== undefined && found.data === undefined ? (
            <LoadFailure error={found.error} onRetry={() => found.mutate()} />
          ) : undefined
        }
        empty={
          subject === undefined ? <EmptyState title={t('calls.empty')}>{t('calls.emptyText')}</EmptyState> : undefined
        }
        onRowOpen={(call) => put('open', call.id)}
        openKey={open ?? undefined}
      />
      {found.data && found.data.totalPages > 1 && (
        <Pagination
          page={page}
          pageSize={found.data.size}
          total={found.data.totalElements}
          onPageChange={(next) => put('page', next === 1 ? null : String(next))}
        />
      )}
      <CallDrawer
        call={rows.find((call) => call.id === open)}
        onSubject={(next) => {
          put('open', null)
          put('subject', next)
        }}
        onClose={() => put('open', null)}
      />
    </Stack>
  )
}
