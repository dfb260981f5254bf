import { type DebtorBuyer, excel, summary } from '@cabinet/contract/debtor/buyers'
import { Button } from '@cabinet/ui/button'
import { EmptyBoxDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Money } from '@cabinet/ui/money'
import { Plus } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useIntl } from '../../../shared/intl/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { Register } from '../../../shared/register/register.tsx'
import { type Query, useRegister } from '../../../shared/register/use-register.ts'
import { useSums } from '../../../shared/register/use-sums.ts'
import { useAddressForm } from '../../../shared/register/use-address-form.ts'
import { lazyPart } from '../../../shared/ui/lazy-part.tsx'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { type BuyerAction, BuyerMenu } from './buyer-menu.tsx'
import { buyersRegister, useBuyersControls } from './buyers-register.ts'
import { useBuyerColumns } from './columns.tsx'
import { useBuyersMessages } from './messages.ts'
import { useObstacles } from './use-obstacles.ts'

const BuyerDrawer = lazyPart(async () => (await import('./buyer-drawer.tsx')).BuyerDrawer)
const BuyerFormDrawer = lazyPart(async () => (await import('./buyer-form.tsx')).BuyerFormDrawer)
const LimitDialog = lazyPart(async () => (await import('./limit-dialog.tsx')).LimitDialog)
const RemoveDialog = lazyPart(async () => (await import('./remove-dialog.tsx')).RemoveDialog)

const NEW = 'new'

/** Counts and sums over everything that the filters match. */
const useBuyerSums = ({ query }: { query: Query<typeof buyersRegister.list> }) => {
  const t = useBuyersMessages()
  const { formatNumber } = useIntl()
  const money = (kopecks: number) => <Money kopecks={kopecks} fraction="auto" />
  return useSums(summary, query, [
    { id: 'count', label: t('sum.count'), value: ({ count }) => formatNumber(count) },
    { id: 'limit', label: t('sum.limit'), value: ({ limitSum }) => money(limitSum) },
    { id: 'used', label: t('sum.used'), value: ({ usedSum }) => money(usedSum) },
    {
      id: 'overdue',
      label: t('sum.overdue'),
      value: ({ overdueSum }) => money(overdueSum),
      warning: ({ overdueSum }) => overdueSum,
    },
  ])
}

interface OpenWindow {
  readonly action: 'limit' | 'remove'
  readonly buyer: DebtorBuyer
}

/** Buyers with their limits; the form of one stands in the address, short questions over the page. */
export const BuyersTab = () => {
  const t = useBuyersMessages()
  const register = useRegister(buyersRegister)
  const columns = useBuyerColumns()
  const controls = useBuyersControls()
  const obstacles = useObstacles()
  const sums = useBuyerSums(register)
  const form = useAddressForm()
  const { open: openForm } = form
  const [asked, setAsked] = useState<OpenWindow | null>(null)
  const { open } = register
  const act = useCallback(
    (action: BuyerAction, buyer: DebtorBuyer) => {
      if (action === 'open') open(buyer.id)
      else if (action === 'edit') openForm(buyer.id)
      else setAsked({ action, buyer })
    },
    [open, openForm],
  )
  const rowActions = useCallback(
    (buyer: DebtorBuyer) => <BuyerMenu buyer={buyer} onAct={(action) => act(action, buyer)} />,
    [act],
  )
  const close = () => setAsked(null)
  const add = (
    <Button icon={Plus} disabledReason={obstacles.toAdd} onPress={() => openForm(NEW)}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <Register
        of={register}
        label={t('list')}
        hasHeading
        actions={
          <>
            <MainAction>{add}</MainAction>
            <RegisterExport excel={excel} query={register.query} />
          </>
        }
        columns={columns}
        search={{ name: 'q', label: t('search'), placeholder: t('search.placeholder') }}
        controls={controls}
        sums={sums}
        empty={
          <EmptyState drawing={<EmptyBoxDrawing />} title={t('empty.title')} action={add}>
            {t('empty.text')}
          </EmptyState>
        }
        rowActions={rowActions}
        drawer={(id, onClose) => <BuyerDrawer key={id} id={id} onAct={act} onClose={onClose} onFailed={onClose} />}
      />
      {form.id !== null && (
        <BuyerFormDrawer
          key={form.id}
          id={form.id}
          onSaved={({ id }) => form.showSaved(id)}
          onClose={form.close}
          onFailed={form.close}
        />
      )}
      {asked?.action === 'limit' && <LimitDialog buyer={asked.buyer} onClose={close} onFailed={close} />}
      {asked?.action === 'remove' && (
        <RemoveDialog buyer={asked.buyer} onRemoved={register.close} onClose={close} onFailed={close} />
      )}
    </>
  )
}
