import type { SellerData } from '@cabinet/contract/auth/seller-registration'
import { itnRules } from '@cabinet/contract/auth/registration-rules'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { InnField } from '@cabinet/ui/inn-field'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { required } from '@cabinet/validators/rules'
import { FORM_ERROR, type SubmissionErrors } from 'final-form'
import { Form as FinalForm } from 'react-final-form'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRegistrationErrors } from './registration-error.ts'
import { useRules } from './use-rules.ts'
import { useSupportText } from './use-support-text.ts'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

interface Values {
  readonly itn?: string
  readonly sellerId?: string
}

/** For sellers who have no link at hand: both numbers of the account. */
export const SellerKeyForm = ({
  onGiven,
}: {
  /** Asks what the numbers open; what they do not open is said here, beside them. */
  onGiven: (key: { itn: string; sellerId: string }) => Promise<SellerData['status']>
}) => {
  const t = useRegistrationMessages()
  const rule = useRules()
  const errorTextOf = useRegistrationErrors()
  const support = useSupportText()
  const send = async ({ itn = '', sellerId = '' }: Values): Promise<SubmissionErrors> => {
    try {
      const status = await onGiven({ itn, sellerId })
      if (status === 'OK') return undefined
      return { [FORM_ERROR]: `${t(status === 'NOT_FOUND' ? 'seller.notFound' : 'seller.dead')}. ${support}` }
    } catch (error) {
      return errorTextOf(error, ['itn', 'sellerId'])
    }
  }
  return (
    <FinalForm<Values> onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <Form className={styles.form} onSubmit={handleSubmit}>
          <Text tone="muted">{t('seller.lead')}</Text>
          <FormField name="itn" empty="" validate={rule(itnRules)}>
            {(field) => <InnField {...field} autoFocus isRequired size="large" label={t('seller.itn')} />}
          </FormField>
          <FormField name="sellerId" empty="" validate={rule([required])}>
            {(field) => (
              <TextField
                {...field}
                isRequired
                size="large"
                label={t('seller.id')}
                description={t('seller.idHint')}
                autoComplete="off"
              />
            )}
          </FormField>
          <FormFailure />
          <Button type="submit" size="large" isBlock isLoading={submitting}>
            {t('seller.check')}
          </Button>
        </Form>
      )}
    </FinalForm>
  )
}
