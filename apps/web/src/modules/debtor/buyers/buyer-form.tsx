import { buyerRules, newBuyerRules } from '@cabinet/contract/debtor/form-rules'
import { type DebtorBuyerCard, get } from '@cabinet/contract/debtor/buyers'
import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import { Drawer } from '@cabinet/ui/drawer'
import { SkeletonText } from '@cabinet/ui/skeleton'
import { toast } from '@cabinet/ui/toast'
import { today } from '@cabinet/validators/dates'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { companyText } from '../../../shared/company-text.ts'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { FormDrawer } from '../../../shared/forms/form-drawer.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { LoadFailure } from '../../../shared/loaded.tsx'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useBuyer, useCreateBuyer, useUpdateBuyer } from './data.ts'
import { useConditions } from '../policy/data.ts'
import { BuyerFields } from './buyer-fields.tsx'
import { buyerFields, type BuyerValues, createdOf, emptyBuyer, updatedOf, valuesOf } from './buyer-values.ts'
import { useBuyersMessages } from './messages.ts'

const WIDTH = 560
/** Stands for the id of a buyer who is being added. */
export const NEW_BUYER = 'new'

interface FormProps {
  /** Absent for a new one. */
  readonly buyer: DebtorBuyerCard | undefined
  readonly terms: PolicyTerms
  readonly onSaved: (buyer: DebtorBuyerCard) => void
  readonly onClose: () => void
}

const useBuyerForm = ({ buyer, onSaved }: FormProps) => {
  const { id: personId } = useUser()
  const t = useBuyersMessages()
  const create = useCreateBuyer()
  const update = useUpdateBuyer()
  const invalidate = useInvalidate()
  const name = buyer?.id ?? NEW_BUYER
  const draft = useMemo(() => ({ personId, form: `debtor-buyer.${name}` }), [personId, name])
  return useVersionedForm<BuyerValues, DebtorBuyerCard>({
    current: buyer,
    valuesOf,
    empty: emptyBuyer,
    send: (values, base) =>
      base
        ? update.trigger({ params: { id: base.id }, body: updatedOf(values, base.version) })
        : create.trigger({ body: createdOf(values) }),
    reload: () => invalidate([get]),
    fields: buyerFields,
    draft,
    onSaved(saved) {
      toast.show({ tone: 'positive', text: t(buyer ? 'form.saved' : 'form.added') })
      onSaved(saved)
    },
  })
}

/** The rules of the contract, and that the question about affiliation was answered. */
const useValidate = (isNew: boolean, { maxDeferralDays }: PolicyTerms) => {
  const say = useRuleText()
  const shared = useSharedMessages()
  return useMemo(() => {
    const details = { today: today('Europe/Moscow'), maxDeferralDays }
    const byRules = formValidator(isNew ? newBuyerRules(details) : buyerRules(details), say)
    return (values: BuyerValues) => ({
      ...(isNew && values.isAffiliated == null && { isAffiliated: shared('required') }),
      ...byRules(values),
    })
  }, [isNew, maxDeferralDays, say, shared])
}

const BuyerForm = (props: FormProps) => {
  const { buyer, terms, onClose } = props
  const t = useBuyersMessages()
  const form = useBuyerForm(props)
  const validate = useValidate(buyer === undefined, terms)
  return (
    <FormDrawer
      form={form}
      validate={validate}
      title={t(buyer ? 'form.editTitle' : 'form.addTitle')}
      submit={t(buyer ? 'form.save' : 'form.add')}
      onClose={onClose}
    >
      {buyer && <strong>{companyText(buyer.shortName)}</strong>}
      <BuyerFields terms={terms} isNew={buyer === undefined} />
    </FormDrawer>
  )
}

/** Adds a buyer or changes the contract with one. */
export const BuyerFormDrawer = ({
  id,
  onSaved,
  onClose,
}: {
  /** Of the buyer, or `NEW_BUYER`. */
  id: string
  onSaved: (buyer: DebtorBuyerCard) => void
  onClose: () => void
}) => {
  const t = useBuyersMessages()
  const isNew = id === NEW_BUYER
  const found = useBuyer(isNew ? null : id)
  const conditions = useConditions()
  const terms = conditions.data?.terms
  if (terms && (isNew || found.data))
    return <BuyerForm buyer={isNew ? undefined : found.data} terms={terms} onSaved={onSaved} onClose={onClose} />
  const error = conditions.error ?? found.error
  return (
    <Drawer isOpen width={WIDTH} title={t(isNew ? 'form.addTitle' : 'form.editTitle')} onOpenChange={onClose}>
      {error === undefined ? (
        <SkeletonText lines={10} />
      ) : (
        <LoadFailure error={error} onRetry={() => Promise.all([conditions.mutate(), found.mutate()])} />
      )}
    </Drawer>
  )
}
