import { excel, sellerOrderStatuses, sellerSchemes, summary } from '@cabinet/contract/seller/orders'
import { BoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { useMemo } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { choicesControl } from '../../../shared/register/choices-control.tsx'
import type { RegisterControl } from '../../../shared/register/controls.tsx'
import { flagControl } from '../../../shared/register/flag-control.tsx'
import { useRegisterMessages } from '../../../shared/register/messages.ts'
import { periodControl } from '../../../shared/register/period-control.tsx'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useDocumentsMessages } from './messages.ts'
import { useOrderColumns } from './order-columns.tsx'
import { ordersRegister } from './registers.ts'

const OrderDrawer = lazyPart(async () => (await import('./order-drawer.tsx')).OrderDrawer)

/** The orders of one certificate, asked for by it: there is a chip to take it away and nothing to choose. */
const certificateControl = (label: string, words: string): RegisterControl<'certificate'> => ({
  name: 'certificate',
  label,
  words: () => words,
  field: () => null,
})

const useControls = (isOfCertificate: boolean) => {
  const t = useDocumentsMessages()
  const messages = useRegisterMessages()
  const { locale } = useIntl()
  return useMemo(
    () => [
      periodControl({
        name: 'period',
        label: t('orders.period'),
        locale,
        messages,
        presets: ['month', 'lastMonth', 'quarter', 'year'],
      }),
      choicesControl({
        name: 'scheme',
        label: t('orders.scheme'),
        any: t('orders.scheme.any'),
        choices: sellerSchemes.map((scheme) => ({ value: scheme, label: t(`scheme.${scheme}`) })),
      }),
      choicesControl({
        name: 'status',
        label: t('orders.status'),
        any: t('orders.status.any'),
        choices: sellerOrderStatuses.map((status) => ({ value: status, label: t(`status.${status}`) })),
      }),
      flagControl({ name: 'insured', label: t('orders.insured'), words: t('orders.insured.words') }),
      ...(isOfCertificate ? [certificateControl(t('orders.certificate'), t('orders.certificate.words'))] : []),
    ],
    [t, messages, locale, isOfCertificate],
  )
}

/** Counts and sums over everything that the filters match. */
const useOrderSums = ({ query }: { query: Query<typeof ordersRegister.list> }) => {
  const t = useDocumentsMessages()
  const { locale } = useIntl()
  return useSums(summary, query, [
    {
      id: 'count',
      label: t('orders.count'),
      value: ({ count }) => count.toLocaleString(locale),
      note: ({ insuredCount }) => t('orders.insuredCount', { count: insuredCount }),
    },
    { id: 'price', label: t('orders.price'), value: ({ priceSum }) => <Money kopecks={priceSum} /> },
    { id: 'premium', label: t('orders.premium'), value: ({ premiumSum }) => <Money kopecks={premiumSum} /> },
    { id: 'logistics', label: t('orders.logistics'), value: ({ logisticsSum }) => <Money kopecks={logisticsSum} /> },
  ])
}

/** Orders of the marketplace account with their insurance. */
export const Orders = () => {
  const t = useDocumentsMessages()
  const register = useRegister(ordersRegister)
  const columns = useOrderColumns()
  const controls = useControls(register.values.certificate !== '')
  const sums = useOrderSums(register)
  return (
    <Register
      hasHeading
      of={register}
      label={t('orders')}
      actions={<RegisterExport excel={excel} query={register.query} />}
      columns={columns}
      search={{ name: 'q', label: t('orders.search'), placeholder: t('orders.placeholder') }}
      controls={controls}
      sums={sums}
      empty={
        <EmptyState drawing={<BoxDrawing />} title={t('orders.empty.title')}>
          {t('orders.empty.text')}
        </EmptyState>
      }
      drawer={(id, close) => <OrderDrawer key={id} id={id} onClose={close} onFailed={close} />}
    />
  )
}
