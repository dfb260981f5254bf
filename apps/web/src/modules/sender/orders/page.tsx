import { senderPages } from '@cabinet/contract/sender/pages'
import { excel, type SenderOrder, summary } from '@cabinet/contract/sender/orders'
import { BoxDrawing } from '@cabinet/ui/drawing'
import { ButtonLink } from '@cabinet/ui/button-link'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { useCallback } from 'react'
import { serviceNames } from '../../../shared/config/service-names.ts'
import { useIntl } from '../../../shared/intl/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { useAccountHealth } from '../data.ts'
import { useMessages } from '../messages.ts'
import { useOrderColumns } from './columns.tsx'
import { useOrdersMessages } from './messages.ts'
import { OrderMenu } from './order-menu.tsx'
import { ordersRegister } from './orders-register.ts'
import { AccountBanner, SyncNote } from './sync-note.tsx'
import { Tiles } from './tiles.tsx'
import { useOrderControls } from './use-controls.tsx'

const OrderDrawer = lazyPart(async () => (await import('./order-drawer.tsx')).OrderDrawer)

const Empty = () => {
  const t = useOrdersMessages()
  const { courier } = serviceNames()
  const { data: health } = useAccountHealth()
  const hasNoAccount = health?.status === 'EMPTY'
  return (
    <EmptyState
      drawing={<BoxDrawing />}
      title={t('empty.title')}
      action={
        hasNoAccount && (
          <ButtonLink href={senderPages['Sender:InsuranceManagement']()}>{t('empty.toSettings')}</ButtonLink>
        )
      }
    >
      {t(hasNoAccount ? 'empty.noAccountText' : 'empty.text', { courier })}
    </EmptyState>
  )
}

/** Counts and sums over everything that the filters match. */
const useOrderSums = ({ query }: { query: Query<typeof ordersRegister.list> }) => {
  const t = useOrdersMessages()
  const { locale } = useIntl()
  return useSums(summary, query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => t('sum.countValue', { count }) },
    { id: 'declared', label: t('sum.declared'), value: ({ declaredValue }) => <Money kopecks={declaredValue} /> },
    {
      id: 'insured',
      label: t('sum.insured'),
      value: ({ insuredCount }) => insuredCount.toLocaleString(locale),
      note: ({ insuredSum }) => <Money kopecks={insuredSum} />,
    },
    { id: 'premium', label: t('sum.premium'), value: ({ premiumSum }) => <Money kopecks={premiumSum} /> },
  ])
}

/** Orders that the organization sends by the courier. */
export const Page = () => {
  const title = useMessages()
  const t = useOrdersMessages()
  const register = useRegister(ordersRegister)
  const columns = useOrderColumns()
  const controls = useOrderControls(register.values.invoice !== '')
  const sums = useOrderSums(register)
  const { open } = register
  const rowActions = useCallback(
    (order: SenderOrder) => <OrderMenu order={order} onOpen={() => open(order.id)} />,
    [open],
  )
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={16}>
        <Stack gap={4}>
          <Heading level={1}>{title('register.title')}</Heading>
          <SyncNote />
        </Stack>
        <RegisterExport excel={excel} query={register.query} />
      </Inline>
      <AccountBanner />
      <Register
        of={register}
        label={t('list')}
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
        counts={<Tiles of={register} />}
        controls={controls}
        sums={sums}
        empty={<Empty />}
        rowActions={rowActions}
        drawer={(id, close) => <OrderDrawer id={id} onClose={close} onFailed={close} />}
      />
    </Stack>
  )
}
