import { itnRules } from '@cabinet/contract/registration-rules'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { InnField } from '@cabinet/ui/inn-field'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { required } from '@cabinet/validators/rules'
import type { SubmissionErrors } from 'final-form'
import { Form as FinalForm } from 'react-final-form'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRefusals } from './refusal.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationWords } from './words.ts'
import * as styles from './registration.css.ts'

interface Values {
  readonly itn?: string
  readonly sellerId?: string
}

/** For sellers who have no link at hand: both numbers of the account. */
export const SellerKeyForm = ({ onGiven }: { onGiven: (key: { itn: string; sellerId: string }) => Promise<void> }) => {
  const t = useRegistrationWords()
  const rule = useRules()
  const refusalOf = useRefusals()
  const send = async ({ itn = '', sellerId = '' }: Values): Promise<SubmissionErrors> => {
    try {
      await onGiven({ itn, sellerId })
      return undefined
    } catch (error) {
      return refusalOf(error, ['itn', 'sellerId'])
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
