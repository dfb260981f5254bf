import { newPasswordRules } from '@cabinet/contract/auth/registration-rules'
import { list } from '@cabinet/contract/auth/sessions'
import { Button } from '@cabinet/ui/button'
import { Card } from '@cabinet/ui/card'
import { CopyButton } from '@cabinet/ui/copy-button'
import { Form as FieldsForm } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Inline } from '@cabinet/ui/inline'
import { PasswordField } from '@cabinet/ui/password-field'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { toast } from '@cabinet/ui/toast'
import { formValidator } from '@cabinet/validators/react-final-form'
import { confirm, required } from '@cabinet/validators/rules'
import { KeyRound } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { useInvalidate } from '../../../../shared/api/data.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { submissionErrors } from '../../../../shared/forms/submission.ts'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { FormUnsavedGuard } from '../../../../shared/ui/unsaved-guard.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { generatePassword, useChangePassword } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import * as styles from './password-form.css.ts'
import { usePasswordChecklist } from './use-password-checklist.ts'

interface Values {
  readonly oldPassword: string
  readonly password: string
  readonly repeat: string
}

/** Draws a strong password into both fields, and shows it: a person must be able to keep it. */
const Generator = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const [drawn, setDrawn] = useState('')
  const [isDrawing, setDrawing] = useState(false)
  const draw = async () => {
    setDrawing(true)
    try {
      const { password } = await generatePassword()
      setDrawn(password)
      form.batch(() => {
        form.change('password', password)
        form.change('repeat', password)
      })
    } catch (error) {
      toast.show({ tone: 'negative', text: problemOf(error, shared).message })
    } finally {
      setDrawing(false)
    }
  }
  return (
    <Inline gap={12}>
      <Button
        variant="outline"
        tone="neutral"
        size="small"
        icon={KeyRound}
        isLoading={isDrawing}
        onPress={() => void draw()}
      >
        {t('password.generate')}
      </Button>
      {drawn !== '' && values.password === drawn && (
        <Inline gap={8} role="status">
          <code className={styles.drawn}>{drawn}</code>
          <CopyButton isIconOnly size="small" label={t('password.copy')} value={drawn} />
        </Inline>
      )}
    </Inline>
  )
}

/** A new password in place of the old one. */
export const PasswordForm = () => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const say = useRuleText()
  const stale = useInvalidate()
  const checklist = usePasswordChecklist()
  const { trigger } = useChangePassword()
  const validate = useMemo(
    () =>
      formValidator(
        {
          oldPassword: required,
          password: newPasswordRules,
          repeat: [required, confirm<Values>(({ password }) => password)],
        },
        say,
      ),
    [say],
  )
  return (
    <Card as="section" aria-labelledby="profile-password">
      <Form<Values>
        validate={validate}
        onSubmit={async ({ oldPassword, password }, form) => {
          try {
            await trigger({ body: { oldPassword, password } })
          } catch (error) {
            return submissionErrors(error, ['oldPassword', 'password'], shared)
          }
          toast.show({ tone: 'positive', text: t('password.done') })
          await stale([list])
          setTimeout(form.restart)
          return undefined
        }}
        render={({ handleSubmit, submitting, pristine }) => (
          <FieldsForm aria-labelledby="profile-password" className={styles.form} onSubmit={() => handleSubmit()}>
            <Stack gap={16}>
              <Heading id="profile-password" level={2}>
                {t('password.title')}
              </Heading>
              <Text tone="muted">{t('password.text')}</Text>
              <FormField<string> name="oldPassword" empty="">
                {(field) => <PasswordField label={t('password.old')} isRequired {...field} />}
              </FormField>
              <FormField<string> name="password" empty="">
                {(field) => (
                  <PasswordField
                    label={t('password.new')}
                    autoComplete="new-password"
                    isRequired
                    rules={checklist(field.value)}
                    {...field}
                  />
                )}
              </FormField>
              <Generator />
              <FormField<string> name="repeat" empty="">
                {(field) => (
                  <PasswordField label={t('password.repeat')} autoComplete="new-password" isRequired {...field} />
                )}
              </FormField>
              <FormFailure />
              <div>
                <Button type="submit" isLoading={submitting} isDisabled={pristine}>
                  {t('password.submit')}
                </Button>
              </div>
            </Stack>
            <FormUnsavedGuard />
          </FieldsForm>
        )}
      />
    </Card>
  )
}
