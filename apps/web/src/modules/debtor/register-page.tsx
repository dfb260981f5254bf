import { debtorPages } from '@cabinet/contract/debtor/pages'
import { excel, LARGEST_DECLARATION, type DebtorShipment, summary } from '@cabinet/contract/debtor/shipments'
import { Button } from '@cabinet/ui/button'
import { ButtonLink } from '@cabinet/ui/button-link'
import { BoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { Money } from '@cabinet/ui/money'
import { Stack } from '@cabinet/ui/stack'
import { FileSpreadsheet, Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useIntl } from '../../shared/intl/messages.ts'
import { useMoney } from '../../shared/intl/use-money.ts'
import { RegisterExport } from '../../shared/register/register-export.tsx'
import { Register } from '../../shared/register/register.tsx'
import { type Query, useRegister } from '../../shared/register/use-register.ts'
import { useSums } from '../../shared/register/use-sums.ts'
import { useAddressForm } from '../../shared/register/use-address-form.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { MainAction } from '../../shared/ui/main-action.tsx'
import { useInsuranceStatus } from './data.ts'
import { useMessages } from './messages.ts'
import { useShipmentColumns } from './shipments/columns.tsx'
import { useShipmentsMessages } from './shipments/messages.ts'
import { type ShipmentAction, ShipmentMenu } from './shipments/shipment-menu.tsx'
import { ShipmentWindow, type OpenWindow } from './shipments/shipment-window.tsx'
import { shipmentsRegister } from './shipments/shipments-register.ts'
import { useShipmentControls } from './shipments/use-controls.tsx'

const ShipmentDrawer = lazyPart(async () => (await import('./shipments/shipment-drawer.tsx')).ShipmentDrawer)
const ShipmentFormDrawer = lazyPart(async () => (await import('./shipments/shipment-form.tsx')).ShipmentFormDrawer)

const NEW = 'new'

/** Counts and sums over everything that the filters match. */
const useShipmentSums = ({ query }: { query: Query<typeof shipmentsRegister.list> }) => {
  const t = useShipmentsMessages()
  const { formatNumber } = useIntl()
  const money = useMoney()
  return useSums(summary, query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'amount', label: t('sum.amount'), value: ({ amountSum }) => <Money kopecks={amountSum} /> },
    {
      id: 'insured',
      label: t('sum.insured'),
      value: ({ insuredSum }) => <Money kopecks={insuredSum} />,
      note: ({ premiumSum }) => t('sum.premiumNote', { sum: money(premiumSum) }),
    },
    { id: 'debt', label: t('sum.debt'), value: ({ debtSum }) => <Money kopecks={debtSum} /> },
    {
      id: 'overdue',
      label: t('sum.overdue'),
      value: ({ overdueSum }) => <Money kopecks={overdueSum} />,
      warning: ({ overdueSum }) => overdueSum,
    },
  ])
}

/** Why the chosen rows cannot be declared together; undefined when they can. */
const useObstacle = (drafts: readonly DebtorShipment[]): string | undefined => {
  const t = useShipmentsMessages()
  if (drafts.length === 0) return t('bulk.noDrafts')
  return drafts.length > LARGEST_DECLARATION ? t('bulk.tooMany', { count: LARGEST_DECLARATION }) : undefined
}

/** Deliveries with deferred payment: what is insured of them, who owes what, and what is to be done next. */
export const Page = () => {
  const title = useMessages()
  const t = useShipmentsMessages()
  const money = useMoney()
  const register = useRegister(shipmentsRegister)
  const columns = useShipmentColumns()
  const controls = useShipmentControls(register.values)
  const sums = useShipmentSums(register)
  const { data: status } = useInsuranceStatus()
  const form = useAddressForm()
  const { open: openForm } = form
  const [asked, setAsked] = useState<OpenWindow | null>(null)
  const drafts = register.selectedItems.filter((shipment) => shipment.status.name === 'DRAFT')
  const obstacle = useObstacle(drafts)
  const lockedReason = status?.serviceStatus === 'UNAVAILABLE' ? t('why.off') : undefined
  const { open } = register
  const act = useCallback(
    (action: ShipmentAction, shipment: DebtorShipment) => {
      if (action === 'open') open(shipment.id)
      else if (action === 'edit') openForm(shipment.id)
      else setAsked({ action, shipments: [shipment] })
    },
    [open, openForm],
  )
  const rowActions = useCallback(
    (shipment: DebtorShipment) => <ShipmentMenu shipment={shipment} onAct={(action) => act(action, shipment)} />,
    [act],
  )
  const add = (
    <Button icon={Plus} disabledReason={lockedReason} onPress={() => openForm(NEW)}>
      {t('add')}
    </Button>
  )
  return (
    <Stack gap={16}>
      <Inline justify="between" gap={16}>
        <Heading level={1}>{title('register.title')}</Heading>
        <Inline gap={8}>
          <MainAction>{add}</MainAction>
          <ButtonLink
            href={debtorPages['Debtors:ShipmentImport']()}
            variant="outline"
            tone="neutral"
            icon={FileSpreadsheet}
          >
            {t('import')}
          </ButtonLink>
          <RegisterExport excel={excel} query={register.query} />
        </Inline>
      </Inline>
      <Register
        of={register}
        label={t('list')}
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
        controls={controls}
        sums={sums}
        empty={
          <EmptyState drawing={<BoxDrawing />} title={t('empty.title')} action={add}>
            {t('empty.text')}
          </EmptyState>
        }
        rowActions={rowActions}
        bulk={{
          summary: (items, count) =>
            t('bulk.summary', { count, sum: money(items.reduce((sum, { amount }) => sum + amount, 0)) }),
          actions: () => (
            <Button
              size="small"
              disabledReason={obstacle}
              onPress={() => setAsked({ action: 'declare', shipments: drafts })}
            >
              {t('bulk.declare')}
            </Button>
          ),
        }}
        drawer={(id, close) => <ShipmentDrawer key={id} id={id} onAct={act} onClose={close} onFailed={close} />}
      />
      {form.id !== null && (
        <ShipmentFormDrawer
          key={form.id}
          id={form.id}
          onSaved={({ id }) => form.showSaved(id)}
          onClose={form.close}
          onFailed={form.close}
        />
      )}
      {asked && (
        <ShipmentWindow
          asked={asked}
          onDeclared={() => register.select(new Set())}
          onRemoved={register.close}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  )
}
