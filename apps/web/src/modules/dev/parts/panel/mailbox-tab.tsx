import type { MailboxItem } from '@cabinet/contract/dev'
import { Badge } from '@cabinet/ui/badge'
import { Card } from '@cabinet/ui/card'
import { CopyButton } from '@cabinet/ui/copy-button'
import { DataTable, type Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Grid } from '@cabinet/ui/grid'
import { Inline } from '@cabinet/ui/inline'
import { Pagination } from '@cabinet/ui/pagination'
import { SearchField } from '@cabinet/ui/search-field'
import { Select } from '@cabinet/ui/select'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useMailbox } from '../../data.ts'
import { LoadFailure } from './loaded.tsx'
import * as styles from './mailbox-tab.css.ts'
import { MessageDrawer, messageKey } from './message-drawer.tsx'
import { useAddressSearch } from './use-address-search.ts'
import { usePanelWords } from './words.ts'

type Words = ReturnType<typeof usePanelWords>

const tones = { KEPT: 'neutral', WAITING: 'notice', SENT: 'positive', FAILED: 'negative' } as const

const columnsOf = (t: Words): readonly Column<MailboxItem>[] => [
  {
    id: 'what',
    header: t('mailbox.what'),
    width: 360,
    isRowHeader: true,
    isFlexible: true,
    cell: ({ subject, excerpt }) => (
      <span className={styles.what}>
        {subject || excerpt}
        {subject !== '' && <span className={styles.excerpt}>{excerpt}</span>}
      </span>
    ),
  },
  { id: 'recipient', header: t('mailbox.recipient'), width: 240, cell: ({ recipient }) => recipient },
  {
    id: 'code',
    header: t('mailbox.code'),
    width: 140,
    cell: ({ code }) =>
      code === null ? (
        '—'
      ) : (
        <Inline gap={4} isSingleLine>
          <Text as="span" weight="medium">
            {code}
          </Text>
          <CopyButton isIconOnly size="small" value={code} label={t('mailbox.copyCode', { code })} />
        </Inline>
      ),
  },
  {
    id: 'channel',
    header: t('mailbox.channel'),
    width: 110,
    cell: ({ channel }) => t(`mailbox.channel.${channel}`),
  },
  {
    id: 'state',
    header: t('mailbox.state'),
    width: 170,
    cell: ({ state }) => <Badge tone={tones[state]}>{t(`mailbox.state.${state}`)}</Badge>,
  },
  {
    id: 'created',
    header: t('mailbox.created'),
    width: 160,
    cell: ({ createdDateTime }) => <DateText value={createdDateTime} format="dateTime" />,
  },
]

const channelOf = (value: string | null): MailboxItem['channel'] | undefined =>
  value === 'EMAIL' || value === 'SMS' ? value : undefined

/** Everything that the product has written to people, codes included. */
export const MailboxTab = () => {
  const t = usePanelWords()
  const [address, setAddress] = useSearchParams()
  const { typed, setTyped, search } = useAddressSearch()
  const channel = channelOf(address.get('channel'))
  const page = Math.max(1, Number(address.get('page')) || 1)
  const found = useMailbox({ search, pageNumber: page - 1, ...(channel && { channel }) })
  const columns = useMemo(() => columnsOf(t), [t])
  const put = (name: string, value: string | null) =>
    setAddress((before) => {
      const next = new URLSearchParams(before)
      if (name === 'channel') next.delete('page')
      if (value === null) next.delete(name)
      else next.set(name, value)
      return next
    })
  const isFiltered = search !== '' || channel !== undefined
  return (
    <Stack gap={16}>
      <Card>
        <Grid columns={2}>
          <SearchField label={t('mailbox.search')} value={typed} onChange={setTyped} />
          <Select
            label={t('mailbox.channel')}
            value={channel ?? 'ALL'}
            choices={[
              { value: 'ALL', label: t('mailbox.channel.ALL') },
              { value: 'EMAIL', label: t('mailbox.channel.EMAIL') },
              { value: 'SMS', label: t('mailbox.channel.SMS') },
            ]}
            onChange={(value) => put('channel', value === 'ALL' ? null : value)}
          />
        </Grid>
      </Card>
      <DataTable
        label={t('tab.mailbox')}
        columns={columns}
        rows={found.data?.content ?? []}
        rowKey={messageKey}
        isLoading={found.isLoading}
        error={
          found.error !== undefined && found.data === undefined ? (
            <LoadFailure error={found.error} onRetry={() => found.mutate()} />
          ) : undefined
        }
        empty={isFiltered ? undefined : <EmptyState title={t('mailbox.empty')}>{t('mailbox.emptyText')}</EmptyState>}
        onRowOpen={(row) => put('message', messageKey(row))}
        openKey={address.get('message') ?? undefined}
      />
      {found.data && found.data.totalElements > 0 && (
        <Pagination
          page={page}
          pageSize={found.data.size}
          total={found.data.totalElements}
          onPageChange={(next) => put('page', next === 1 ? null : String(next))}
        />
      )}
      <MessageDrawer open={address.get('message')} onClose={() => put('message', null)} />
    </Stack>
  )
}
