import { excel, summary } from '@cabinet/contract/finance-supply'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { BoxDrawing } from '@cabinet/ui/drawing'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useRead } from '../../../shared/api/data.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { useRegister } from '../../../shared/register/use-register.ts'
import { useMessages } from '../messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { useSupplyColumns } from './columns.tsx'
import { suppliesRegister, useSuppliesControls } from './register.ts'
import { SupplyDrawer } from './supply-drawer.tsx'

type Query = ReturnType<typeof useRegister<typeof suppliesRegister.list, typeof suppliesRegister.filters>>['query']

/** Counts and sums over everything that the filter matches; the old ones stay while new ones are under way. */
const useSupplySummary = (query: Query) => {
  const t = useRegistersMessages()
  const { formatNumber } = useIntl()
  const { data, error } = useRead(summary, { body: { filters: query.filters } }, { keepPreviousData: true })
  if (error !== undefined && data === undefined) return undefined
  const sums = data ?? { count: 0, amountSum: 0, debtSum: 0, overdueSum: 0 }
  return {
    isLoading: data === undefined,
    items: [
      { id: 'count', label: t('supply.sum.count'), value: formatNumber(sums.count) },
      { id: 'amount', label: t('supply.sum.amount'), value: <Money kopecks={sums.amountSum} /> },
      { id: 'debt', label: t('supply.sum.debt'), value: <Money kopecks={sums.debtSum} /> },
      {
        id: 'overdue',
        label: t('supply.sum.overdue'),
        value: <Money kopecks={sums.overdueSum} />,
        ...(sums.overdueSum > 0 && { tone: 'negative' as const }),
      },
    ],
  }
}

/** Deliveries with deferred payment: what is owed, when it falls due, and what can be financed of it. */
export const Page = () => {
  const titles = useMessages()
  const t = useRegistersMessages()
  const register = useRegister(suppliesRegister)
  const sums = useSupplySummary(register.query)
  const columns = useSupplyColumns()
  const controls = useSuppliesControls(register.values.buyer)
  return (
    <Stack gap={16}>
      <Inline gap={12} justify="between">
        <Heading level={1}>{titles('deliveries.title')}</Heading>
        <RegisterExport excel={excel} query={register.query} />
      </Inline>
      <Register
        of={register}
        label={titles('deliveries.title')}
        columns={columns}
        search={{ name: 'q', label: t('supply.search'), placeholder: t('supply.searchHint') }}
        controls={controls}
        {...(sums && { summary: sums })}
        empty={
          <EmptyState drawing={<BoxDrawing />} title={t('supply.empty')}>
            {t('supply.emptyText')}
          </EmptyState>
        }
        drawer={(key, close) => <SupplyDrawer key={key} id={key} onClose={close} />}
      />
    </Stack>
  )
}
