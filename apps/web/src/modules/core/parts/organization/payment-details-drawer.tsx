import { errorCodes } from '@cabinet/contract/errors'
import type { PaymentDetails } from '@cabinet/contract/payment-details'
import { paymentDetailsRules } from '@cabinet/contract/payment-details-rules'
import type { LegalStatus } from '@cabinet/contract/organization'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Drawer } from '@cabinet/ui/drawer'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Stack } from '@cabinet/ui/stack'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useId, useMemo, useState } from 'react'
import { Form } from 'react-final-form'
import { useStale } from '../../../../shared/api/data.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { FormUnsavedGuard } from '../../../../shared/ui/unsaved-guard.tsx'
import { useSharedWords } from '../../../../shared/words.ts'
import { useAddPaymentDetails, useChangePaymentDetails } from '../../organization-data.ts'
import { useProfileWords } from '../profile/words.ts'
import { PaymentDetailsFields } from './payment-details-fields.tsx'
import { fieldNames, fieldsOf, type PaymentDetailsValues, valuesOf } from './payment-details-values.ts'

const WIDTH = 520

/** Saves against the version that the drawer began with; what was typed stays when somebody was faster. */
const useSave = (current: PaymentDetails | undefined, onSaved: () => void) => {
  const [base, setBase] = useState(current)
  const add = useAddPaymentDetails()
  const change = useChangePaymentDetails()
  const stale = useStale()
  const t = useProfileWords()
  const shared = useSharedWords()
  const save = async (values: PaymentDetailsValues) => {
    const body = fieldsOf(values)
    try {
      if (base) await change.trigger({ params: { id: base.id }, body: { ...body, version: base.version } })
      else await add.trigger({ body })
    } catch (error) {
      if (problemOf(error, shared).code !== errorCodes.stale) return submissionErrors(error, fieldNames, shared)
      await stale(['payment-details.find'])
      return undefined
    }
    toast.show({ tone: 'positive', text: t(base ? 'personal.saved' : 'paymentDetails.added') })
    onSaved()
    return undefined
  }
  const isBehind = base !== undefined && current !== undefined && current.version > base.version
  return { base, save, isBehind, follow: () => setBase(current) }
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
  const t = useProfileWords()
  const shared = useSharedWords()
  const say = useRuleText()
  const id = useId()
  const { base, save, isBehind, follow } = useSave(account, onClose)
  const validate = useMemo(() => formValidator(paymentDetailsRules, say), [say])
  const initialValues = useMemo(() => valuesOf(base), [base])
  return (
    <Form<PaymentDetailsValues>
      keepDirtyOnReinitialize
      initialValues={initialValues}
      validate={validate}
      onSubmit={save}
      render={({ handleSubmit, submitting }) => (
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
                {t('personal.save')}
              </Button>
            </>
          }
        >
          <FieldsForm id={id} autoComplete="off" onSubmit={() => handleSubmit()}>
            <Stack gap={16}>
              {isBehind && (
                <Banner
                  tone="notice"
                  announce="alert"
                  title={shared('problem.conflict')}
                  action={
                    <Button variant="outline" tone="neutral" size="small" onPress={follow}>
                      {t('organization.follow')}
                    </Button>
                  }
                >
                  {t('organization.conflictText')}
                </Banner>
              )}
              <PaymentDetailsFields
                legalStatus={legalStatus}
                firstBik={base?.bik ?? ''}
                isMain={base?.isMain ?? false}
                isOnly={isFirst}
              />
              <FormFailure />
            </Stack>
            <FormUnsavedGuard />
          </FieldsForm>
        </Drawer>
      )}
    />
  )
}
