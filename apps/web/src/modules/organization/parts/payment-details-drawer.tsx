import { find } from '@cabinet/contract/organization/payment-details'
import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { paymentDetailsRules } from '@cabinet/contract/organization/payment-details-rules'
import type { LegalStatus } from '@cabinet/contract/organization'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { FormDrawer } from '../../../shared/forms/form-drawer.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useAddPaymentDetails, useChangePaymentDetails } from '../data.ts'
import { useOrganizationMessages } from './messages.ts'
import { PaymentDetailsFields } from './payment-details-fields.tsx'
import { emptyValues, fieldNames, fieldsOf, type PaymentDetailsValues, valuesOf } from './payment-details-values.ts'

const WIDTH = 520

const useAccountForm = (account: PaymentDetails | undefined, onSaved: () => void) => {
  const { id: personId } = useUser()
  const add = useAddPaymentDetails()
  const change = useChangePaymentDetails()
  const invalidate = useInvalidate()
  const t = useOrganizationMessages()
  const accountId = account?.id ?? 'new'
  const draft = useMemo(() => ({ personId, form: `payment-details.${accountId}` }), [personId, accountId])
  return useVersionedForm<PaymentDetailsValues, PaymentDetails>({
    current: account,
    valuesOf,
    empty: emptyValues,
    async send(values, base) {
      const body = fieldsOf(values)
      if (!base) return add.trigger({ body })
      return change.trigger({ params: { id: base.id }, body: { ...body, version: base.version } })
    },
    reload: () => invalidate([find]),
    fields: fieldNames,
    draft,
    onSaved() {
      toast.show({ tone: 'positive', text: t(account ? 'saved' : 'paymentDetails.added') })
      onSaved()
    },
  })
}

/** Adds a bank account or changes one. */
export const PaymentDetailsDrawer = ({
  account,
  legalStatus,
  isFirst,
  onClose,
}: {
  /** The account to change; absent for a new one. */
  account: PaymentDetails | undefined
  legalStatus: LegalStatus
  isFirst: boolean
  onClose: () => void
}) => {
  const t = useOrganizationMessages()
  const say = useRuleText()
  const form = useAccountForm(account, onClose)
  const validate = useMemo(() => formValidator(paymentDetailsRules, say), [say])
  const { base } = form
  return (
    <FormDrawer
      form={form}
      validate={validate}
      width={WIDTH}
      title={t(account ? 'paymentDetails.editTitle' : 'paymentDetails.addTitle')}
      submit={t('save')}
      onClose={onClose}
    >
      <PaymentDetailsFields
        legalStatus={legalStatus}
        firstBik={base?.bik ?? ''}
        isMain={base?.isMain ?? false}
        isOnly={isFirst}
      />
    </FormDrawer>
  )
}
