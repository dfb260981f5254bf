import type { SenderPrice } from '@cabinet/contract/sender-staff'
import { Button } from '@cabinet/ui/button'
import { type Column, DataTable } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo, useState } from 'react'
import { useMoney } from '../../../../shared/intl/use-money.ts'
import { LoadFailure } from '../../../../shared/loaded.tsx'
import { usePrices } from '../../staff-data.ts'
import { type StaffMessages, useStaffMessages } from './messages.ts'
import { PriceDialog } from './price-dialog.tsx'

const columnsOf = (t: StaffMessages, onChange: (price: SenderPrice) => void): readonly Column<SenderPrice>[] => [
  {
    id: 'organization',
    header: t('prices.organization'),
    width: 280,
    isRowHeader: true,
    isFlexible: true,
    cell: ({ organization }) => organization,
  },
  {
    id: 'contract',
    header: t('prices.contract'),
    width: 180,
    cell: ({ contractNumber }) => contractNumber ?? '—',
  },
  {
    id: 'price',
    header: t('prices.price'),
    width: 150,
    cell: ({ insurancePrice }) => <Money kopecks={insurancePrice} />,
  },
  {
    id: 'since',
    header: t('prices.since'),
    width: 150,
    cell: ({ history: [latest] }) => (latest ? <DateText value={latest.fromDateTime} /> : t('prices.usual')),
  },
  {
    id: 'change',
    header: t('actions'),
    width: 180,
    cell: (price) => (
      <Button
        size="small"
        variant="outline"
        tone="neutral"
        aria-label={t('prices.changeOf', { organization: price.organization })}
        onPress={() => onChange(price)}
      >
        {t('prices.change')}
      </Button>
    ),
  },
]

/** What the insurance of an order costs each organization. */
export const PricesTab = () => {
  const t = useStaffMessages()
  const money = useMoney()
  const found = usePrices()
  const [changed, setChanged] = useState<SenderPrice | null>(null)
  const columns = useMemo(() => columnsOf(t, setChanged), [t])
  return (
    <Stack gap={16}>
      {found.data && (
        <Text tone="muted" hasMeasure>
          {t('prices.text', { price: money(found.data.usualPrice) })}
        </Text>
      )}
      <DataTable
        label={t('tab.prices')}
        columns={columns}
        rows={found.data?.prices ?? []}
        rowKey={({ organizationId }) => organizationId}
        isLoading={found.isLoading}
        error={
          found.error !== undefined && found.data === undefined ? (
            <LoadFailure error={found.error} onRetry={() => found.mutate()} />
          ) : undefined
        }
        empty={<EmptyState title={t('prices.empty')}>{t('prices.emptyText')}</EmptyState>}
      />
      {changed && <PriceDialog price={changed} onClose={() => setChanged(null)} />}
    </Stack>
  )
}
