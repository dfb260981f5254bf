import { pricesExcel, type SenderPrice } from '@cabinet/contract/sender/staff'
import { Button } from '@cabinet/ui/button'
import type { Column } from '@cabinet/ui/data-table'
import { DateText } from '@cabinet/ui/date-text'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useMemo, useState } from 'react'
import { useMoney } from '../../../shared/intl/use-money.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { twoLines } from '../../../shared/ui/two-lines.tsx'
import { useUsualPrice } from './data.ts'
import { type StaffMessages, useStaffMessages } from './messages.ts'
import { PriceDialog } from './price-dialog.tsx'
import { pricesRegister, usePricesControls } from './registers.ts'

const columnsOf = (t: StaffMessages, onChange: (price: SenderPrice) => void): readonly Column<SenderPrice>[] => [
  {
    id: 'organization',
    header: t('prices.organization'),
    width: 280,
    isRowHeader: true,
    isFlexible: true,
    isAlwaysShown: true,
    isSortable: true,
    ...twoLines<SenderPrice>(({ organization, itn }) => ({ first: organization, under: itn })),
  },
  {
    id: 'contract',
    header: t('prices.contract'),
    width: 180,
    cell: ({ contractNumber }) => contractNumber ?? '—',
  },
  {
    id: 'insurancePrice',
    header: t('prices.price'),
    kind: 'number',
    width: 150,
    isSortable: true,
    cell: ({ insurancePrice }) => <Money kopecks={insurancePrice} />,
  },
  {
    id: 'fromDateTime',
    header: t('prices.since'),
    width: 150,
    isSortable: true,
    cell: ({ history: [latest] }) => (latest ? <DateText value={latest.fromDateTime} /> : t('prices.usual')),
  },
  {
    id: 'change',
    header: t('actions'),
    width: 180,
    cell: (price) => (
      <Button
        data-track="price-change"
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
  const usual = useUsualPrice()
  const register = useRegister(pricesRegister)
  const controls = usePricesControls()
  const [changed, setChanged] = useState<SenderPrice | null>(null)
  const columns = useMemo(() => columnsOf(t, setChanged), [t])
  return (
    <Stack gap={16}>
      {usual.data && (
        <Text tone="muted" hasMeasure>
          {t('prices.text', { price: money(usual.data.usualPrice) })}
        </Text>
      )}
      <Register
        hasHeading
        actions={<RegisterExport excel={pricesExcel} query={register.query} />}
        of={register}
        label={t('tab.prices')}
        columns={columns}
        search={{ name: 'q', label: t('contracts.search'), placeholder: t('prices.searchHint') }}
        controls={controls}
        empty={<EmptyState title={t('prices.empty')}>{t('prices.emptyText')}</EmptyState>}
      />
      {changed && <PriceDialog price={changed} onClose={() => setChanged(null)} />}
    </Stack>
  )
}
