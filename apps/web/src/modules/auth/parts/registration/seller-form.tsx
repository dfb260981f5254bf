import { pages } from '@cabinet/contract/pages'
import { register, type SellerData, type SellerKey } from '@cabinet/contract/auth/seller-registration'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { InnField } from '@cabinet/ui/inn-field'
import { Text } from '@cabinet/ui/text'
import type { SubmissionErrors } from 'final-form'
import { useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../../shared/api/http.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormUnsavedGuard } from '../../../../shared/ui/unsaved-guard.tsx'
import { useCaptcha } from '../use-captcha.tsx'
import { useRegistrationErrors } from './registration-error.ts'
import {
  captchaOptions,
  keepDraft,
  registrantFieldNames,
  registrantOf,
  type RegistrantValues,
  registrationDraft,
  rememberRegistration,
} from './registrant.ts'
import { RegistrantFields } from './registrant-fields.tsx'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

/** Registration of a seller: whose cabinet it will be is known from the link and cannot be changed. */
export const SellerForm = ({ seller, sellerKey }: { seller: SellerData; sellerKey: SellerKey }) => {
  const t = useRegistrationMessages()
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const errorTextOf = useRegistrationErrors()
  const [initial] = useState(registrationDraft)
  const send = async (values: RegistrantValues): Promise<SubmissionErrors> => {
    keepDraft(values)
    try {
      const body = { ...sellerKey, ...registrantOf(values) }
      rememberRegistration(await call(register, { body }, await captchaOptions(captcha.ask)), values)
    } catch (error) {
      return errorTextOf(error, registrantFieldNames)
    }
    await navigate(pages.confirm())
    return undefined
  }
  return (
    <FinalForm<RegistrantValues> initialValues={initial} onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <Form className={styles.form} onSubmit={handleSubmit}>
          <Text tone="muted">{t('seller.registerLead')}</Text>
          <InnField
            isReadOnly
            size="large"
            label={t('seller.itn')}
            description={t('seller.itnLocked')}
            value={seller.itn ?? ''}
          />
          <RegistrantFields />
          <FormFailure />
          <Button type="submit" size="large" isBlock isLoading={submitting}>
            {t('register.submit')}
          </Button>
          <FormUnsavedGuard />
          {captcha.element}
        </Form>
      )}
    </FinalForm>
  )
}
