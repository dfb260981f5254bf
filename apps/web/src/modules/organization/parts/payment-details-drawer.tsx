import { find } from '@cabinet/contract/payment-details'
import type { PaymentDetails } from '@cabinet/contract/payment-details-fields'
import { paymentDetailsRules } from '@cabinet/contract/payment-details-rules'
import type { LegalStatus } from '@cabinet/contract/organization'
import { Button } from '@cabinet/ui/button'
import { Drawer } from '@cabinet/ui/drawer'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useId, useMemo } from 'react'
import { useUser } from '../../../shared/access/user.tsx'
import { useInvalidate } from '../../../shared/api/data.ts'
import { FirstFieldFocus } from '../../../shared/forms/first-field-focus.tsx'
import { useVersionedForm } from '../../../shared/forms/use-versioned-form.ts'
import { FormNotices, VersionedForm } from '../../../shared/forms/versioned-form.tsx'
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
  const id = useId()
  const form = useAccountForm(account, onClose)
  const validate = useMemo(() => formValidator(paymentDetailsRules, say), [say])
  const { base } = form
  return (
    <VersionedForm form={form} validate={validate}>
      {({ onSubmit, submitting }) => (
        <Drawer
          isOpen
          width={WIDTH}
          title={t(account ? 'paymentDetails.editTitle' : 'paymentDetails.addTitle')}
          onOpenChange={onClose}
          footer={
            <>
              <Button variant="outline" tone="neutral" isDisabled={submitting} onPress={onClose}>
                {t('organization.cancel')}
              </Button>
              <Button type="submit" form={id} isLoading={submitting}>
                {t('save')}
              </Button>
            </>
          }
        >
          <FieldsForm id={id} autoComplete="off" onSubmit={onSubmit}>
            <Stack gap={16}>
              <PaymentDetailsFields
                legalStatus={legalStatus}
                firstBik={base?.bik ?? ''}
                isMain={base?.isMain ?? false}
                isOnly={isFirst}
              />
              <FormNotices form={form} />
            </Stack>
            <FirstFieldFocus />
          </FieldsForm>
        </Drawer>
      )}
    </VersionedForm>
  )
}
