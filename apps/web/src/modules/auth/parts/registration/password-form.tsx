import type { SecondFactorKind } from '@cabinet/contract/auth'
import { generate } from '@cabinet/contract/auth/password'
import type { AcceptedText } from '@cabinet/contract/auth/registration'
import { newPasswordRules, passwordLength } from '@cabinet/contract/auth/registration-rules'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { CopyButton } from '@cabinet/ui/copy-button'
import { Form } from '@cabinet/ui/form'
import { PasswordField } from '@cabinet/ui/password-field'
import { type Parts, parts } from '@cabinet/validators/password'
import { confirm, required } from '@cabinet/validators/rules'
import type { SubmissionErrors } from 'final-form'
import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { Form as FinalForm, useForm, useFormState } from 'react-final-form'
import { call } from '../../../../shared/api/http.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { usableKinds } from '../../../../shared/second-factor/answer.ts'
import { SecondFactorFields } from '../../../../shared/second-factor/second-factor-fields.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { useRegistrationErrors } from './registration-error.ts'
import type { ConsentType } from './consent-types.ts'
import { acceptedOf, type TickedConsents } from './registrant.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

/** The second factor as the form has it: a key signs when it is sent. */
export interface ChosenFactor {
  readonly kind: SecondFactorKind
  readonly code?: string
}

interface Values {
  readonly password?: string
  readonly repeat?: string
  readonly consents?: TickedConsents
  readonly secondFactor?: ChosenFactor
}

const partNames = ['length', 'lower', 'upper', 'digit', 'special'] as const satisfies readonly (keyof Parts)[]
const repeatRules = [required, confirm((form: Values) => form.password)]

/** Fills both fields with a password of the server, and shows it once so that it can be kept. */
const Generate = () => {
  const t = useRegistrationMessages()
  const shared = useSharedMessages()
  const form = useForm<Values>()
  const { values } = useFormState<Values>({ subscription: { values: true } })
  const [generated, setGenerated] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const ask = async () => {
    setAsking(true)
    setProblem(null)
    try {
      const { password } = await call(generate)
      form.batch(() => {
        form.change('password', password)
        form.change('repeat', password)
      })
      setGenerated(password)
    } catch (error) {
      setProblem(problemOf(error, shared).message)
    }
    setAsking(false)
  }
  return (
    <>
      <div className={styles.generate}>
        <Button variant="quiet" size="small" icon={KeyRound} isLoading={isAsking} onPress={() => void ask()}>
          {t('password.generate')}
        </Button>
      </div>
      {problem && (
        <Banner tone="negative" announce="alert">
          {problem}
        </Banner>
      )}
      {generated !== null && generated === values.password && (
        <Banner
          tone="info"
          announce="status"
          title={<span className={styles.password}>{generated}</span>}
          action={<CopyButton value={generated} label={t('password.copy')} size="small" />}
        >
          {t('password.generated')}
        </Banner>
      )}
    </>
  )
}

const none: readonly ConsentType[] = []
const noKinds: readonly SecondFactorKind[] = []

/** A new password, typed twice or generated; the checklist follows the typing. */
export const PasswordForm = ({
  consents = none,
  kinds = noKinds,
  onChosen,
}: {
  /** Texts to agree to along with it. */
  consents?: readonly ConsentType[]
  /** The second factor that it takes. */
  kinds?: readonly SecondFactorKind[]
  onChosen: (password: string, consents: AcceptedText[], secondFactor?: ChosenFactor) => Promise<void>
}) => {
  const t = useRegistrationMessages()
  const [firstKind] = useState(() => usableKinds(kinds)[0])
  const rule = useRules()
  const errorTextOf = useRegistrationErrors()
  const send = async ({ password = '', consents: ticked = {}, secondFactor }: Values): Promise<SubmissionErrors> => {
    try {
      await onChosen(password, acceptedOf(ticked), secondFactor)
      return undefined
    } catch (error) {
      return errorTextOf(error, ['password', 'secondFactor.code', ...consents.map((type) => `consents.${type}`)])
    }
  }
  return (
    <FinalForm<Values>
      onSubmit={send}
      {...(firstKind && { initialValues: { secondFactor: { kind: firstKind, code: '' } } })}
    >
      {({ handleSubmit, submitting }) => (
        <Form className={styles.form} onSubmit={handleSubmit}>
          <FormField name="password" empty="" validate={rule(newPasswordRules)}>
            {(field) => {
              const met = parts(field.value, passwordLength)
              return (
                <PasswordField
                  {...field}
                  autoFocus
                  isRequired
                  size="large"
                  label={t('password.new')}
                  autoComplete="new-password"
                  rules={partNames.map((part) => ({ label: t(`password.rule.${part}`), isMet: met[part] }))}
                />
              )
            }}
          </FormField>
          <FormField name="repeat" empty="" validate={rule(repeatRules)}>
            {(field) => (
              <PasswordField
                {...field}
                isRequired
                size="large"
                label={t('password.repeat')}
                autoComplete="new-password"
              />
            )}
          </FormField>
          <Generate />
          {kinds.length > 0 && <SecondFactorFields kinds={kinds} prefix="secondFactor." />}
          {consents.length > 0 && <ConsentBoxes types={consents} />}
          <FormFailure />
          <Button type="submit" size="large" isBlock isLoading={submitting}>
            {t('password.submit')}
          </Button>
        </Form>
      )}
    </FinalForm>
  )
}
