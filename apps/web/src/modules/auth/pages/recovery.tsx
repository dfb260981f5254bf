import { pages } from '@cabinet/contract/pages'
import { recover } from '@cabinet/contract/auth/password'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Link } from '@cabinet/ui/link'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { required } from '@cabinet/validators/rules'
import type { SubmissionErrors } from 'final-form'
import { Form as FinalForm } from 'react-final-form'
import { useNavigate } from 'react-router-dom'
import { call } from '../../../shared/api/http.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { EntryFrame } from '../parts/entry-frame.tsx'
import { rememberCode, timesFrom } from '../parts/registration/pending-code.ts'
import { useRegistrationErrors } from '../parts/registration/registration-error.ts'
import { captchaOptions } from '../parts/registration/registrant.ts'
import * as styles from '../parts/registration/registration.css.ts'
import { useRules } from '../parts/registration/use-rules.ts'
import { useRegistrationMessages } from '../parts/registration/messages.ts'
import { useCaptcha } from '../parts/use-captcha.tsx'
import { useMessages } from '../messages.ts'

interface Values {
  readonly username?: string
}

/** Asks for a code for a new password. The next page is the same whoever has the name. */
export const Page = () => {
  const t = useRegistrationMessages()
  const messages = useMessages()
  const rule = useRules()
  const navigate = useNavigate()
  const captcha = useCaptcha()
  const errorTextOf = useRegistrationErrors()
  const send = async ({ username = '' }: Values): Promise<SubmissionErrors> => {
    try {
      const { id } = await call(recover, { body: { username } }, await captchaOptions(captcha.ask))
      rememberCode({ id, purpose: 'RECOVERY', channel: 'EMAIL', to: '', username, ...timesFrom(Date.now()) })
    } catch (error) {
      return errorTextOf(error, ['username'])
    }
    await navigate(pages['recovery-confirm']())
    return undefined
  }
  return (
    <EntryFrame>
      <Heading level={1}>{messages('recovery.title')}</Heading>
      <Text tone="muted">{t('recovery.lead')}</Text>
      <FinalForm<Values> onSubmit={send}>
        {({ handleSubmit, submitting }) => (
          <Form className={styles.form} onSubmit={handleSubmit}>
            <FormField name="username" empty="" validate={rule([required])}>
              {(field) => (
                <TextField
                  {...field}
                  autoFocus
                  isRequired
                  size="large"
                  label={t('recovery.username')}
                  autoComplete="username"
                />
              )}
            </FormField>
            <FormFailure />
            <Button type="submit" size="large" isBlock isLoading={submitting}>
              {t('recovery.submit')}
            </Button>
            {captcha.element}
          </Form>
        )}
      </FinalForm>
      <p className={styles.aside}>
        <Link href={pages.login()}>{t('toLogin')}</Link>
      </p>
    </EntryFrame>
  )
}
