import { bankAccounts, excel, find } from '@cabinet/contract/organization/payment-details'
import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { BankDrawing } from '@cabinet/ui/drawing'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Grid } from '@cabinet/ui/grid'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useCan, useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { problemOf } from '../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { RegisterExport } from '../../../shared/register/register-export.tsx'
import { defineRegister, useRegister } from '../../../shared/register/use-register.ts'
import { MainAction } from '../../../shared/ui/main-action.tsx'
import { useChangePaymentDetails, useRemovePaymentDetails } from '../data.ts'
import { CardButton } from './card-button.tsx'
import { PaymentDetailsCard } from './payment-details-card.tsx'
import { PaymentDetailsDrawer } from './payment-details-drawer.tsx'
import { fieldsOf, valuesOf } from './payment-details-values.ts'
import { SectionFailed, SectionLoading } from './section-states.tsx'
import { useOrganizationMessages } from './messages.ts'

/** Bank accounts of the organization: cards, as there are few of them, but a register like every other list. */
const accountsRegister = defineRegister({
  id: 'bank-accounts',
  list: bankAccounts,
  find,
  filters: {},
  // More than any organization has.
  pageSize: 100,
  keyOf: ({ id }) => id,
})

/** Panel of the drawer for a new account; any other value is the id of one to change. */
const NEW = 'new'

const useMakeMain = () => {
  const t = useOrganizationMessages()
  const shared = useSharedMessages()
  const stale = useInvalidate()
  const { trigger } = useChangePaymentDetails()
  const [busyId, setBusyId] = useState<string>()
  const makeMain = async (account: PaymentDetails) => {
    const body = { ...fieldsOf(valuesOf(account)), version: account.version, isMain: true }
    setBusyId(account.id)
    try {
      await trigger({ params: { id: account.id }, body })
      toast.show({ tone: 'positive', text: t('paymentDetails.madeMain') })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
      await stale([find])
    } finally {
      setBusyId(undefined)
    }
  }
  return { busyId, makeMain }
}

const RemoveDialog = ({ account, onClose }: { account: PaymentDetails; onClose: () => void }) => {
  const t = useOrganizationMessages()
  const shared = useSharedMessages()
  const { trigger } = useRemovePaymentDetails()
  const remove = async () => {
    try {
      await trigger({ params: { id: account.id } })
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t('paymentDetails.removed') })
  }
  return (
    <ConfirmDialog
      isOpen
      tone="negative"
      title={t('paymentDetails.removeTitle')}
      confirmLabel={t('paymentDetails.remove')}
      onConfirm={remove}
      onOpenChange={onClose}
    >
      {t('paymentDetails.removeText')}
    </ConfirmDialog>
  )
}

const Empty = ({ action }: { action: ReactNode }) => {
  const t = useOrganizationMessages()
  return (
    <Card>
      <EmptyState level={2} drawing={<BankDrawing />} title={t('paymentDetails.empty')} action={action}>
        {t('paymentDetails.emptyText')}
      </EmptyState>
    </Card>
  )
}

/** Bank accounts of the organization: everybody of the cabinet reads them, administrators change them. */
export const PaymentDetailsTab = () => {
  const t = useOrganizationMessages()
  const shared = useSharedMessages()
  const { organization } = useUser()
  const may = useCan()
  const register = useRegister(accountsRegister)
  const { busyId, makeMain } = useMakeMain()
  const [removed, setRemoved] = useState<PaymentDetails>()
  if (register.error !== undefined) return <SectionFailed error={register.error} onRetry={register.retry} />
  if (register.isLoading) return <SectionLoading />
  const { open, close } = register
  const panel = register.address.open
  const lockedReason = may(['USER_ADMIN']) ? undefined : shared('adminOnly')
  const accounts = register.items
  const edited = accounts.find(({ id }) => id === panel)
  const add = (
    <Button icon={Plus} disabledReason={lockedReason} onPress={() => open(NEW)}>
      {t('paymentDetails.add')}
    </Button>
  )
  return (
    <Stack gap={16}>
      {accounts.length === 0 ? (
        <Empty action={add} />
      ) : (
        <>
          <Inline gap={8}>
            <MainAction>{add}</MainAction>
            <RegisterExport excel={excel} query={register.query} />
            {organization && <CardButton id={organization.id} name={organization.shortName} />}
          </Inline>
          <Grid columns={2}>
            {accounts.map((account) => (
              <PaymentDetailsCard
                key={account.id}
                account={account}
                actions={{
                  onEdit: () => open(account.id),
                  onMakeMain: () => void makeMain(account),
                  onRemove: () => setRemoved(account),
                  isBusy: busyId === account.id,
                  lockedReason,
                }}
              />
            ))}
          </Grid>
        </>
      )}
      {organization && lockedReason === undefined && (edited || panel === NEW) && (
        <PaymentDetailsDrawer
          key={panel}
          account={edited}
          legalStatus={organization.legalStatus.name}
          isFirst={accounts.length === 0}
          onClose={close}
        />
      )}
      {removed && <RemoveDialog account={removed} onClose={() => setRemoved(undefined)} />}
    </Stack>
  )
}
