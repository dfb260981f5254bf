import { excel, summary } from '@cabinet/contract/finance/supplies'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { BoxDrawing } from '@cabinet/ui/drawing'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useIntl } from '../../../shared/intl/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { useMessages } from '../messages.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import { useSupplyColumns } from './columns.tsx'
import { suppliesRegister, useSuppliesControls } from './register.ts'
import { SupplyDrawer } from './supply-drawer.tsx'

/** Counts and sums over everything that the filters match. */
const useSupplySums = ({ query }: { query: Query<typeof suppliesRegister.list> }) => {
  const t = useRegistersMessages()
  const { formatNumber } = useIntl()
  return useSums(summary, query, [
    { id: 'count', label: t('supply.sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'amount', label: t('supply.sum.amount'), value: ({ amountSum }) => <Money kopecks={amountSum} /> },
    { id: 'debt', label: t('supply.sum.debt'), value: ({ debtSum }) => <Money kopecks={debtSum} /> },
    {
      id: 'overdue',
      label: t('supply.sum.overdue'),
      value: ({ overdueSum }) => <Money kopecks={overdueSum} />,
      warning: ({ overdueSum }) => overdueSum,
    },
  ])
}

/** Deliveries with deferred payment: what is owed, when it falls due, and what can be financed of it. */
export const Page = () => {
  const titles = useMessages()
  const t = useRegistersMessages()
  const register = useRegister(suppliesRegister)
  const sums = useSupplySums(register)
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
        sums={sums}
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
