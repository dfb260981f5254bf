import { CODE_LENGTH, resend, RESEND_AFTER_SECONDS } from '@cabinet/contract/auth/codes'
import { errorCodes } from '@cabinet/contract/errors'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { CodeField } from '@cabinet/ui/code-field'
import { Form } from '@cabinet/ui/form'
import { Text } from '@cabinet/ui/text'
import { lengthIncludes, required } from '@cabinet/validators/rules'
import type { SubmissionErrors } from 'final-form'
import { useRef, useState } from 'react'
import { Form as FinalForm, useForm } from 'react-final-form'
import { call } from '../../../../shared/api/http.ts'
import { problemOf } from '../../../../shared/api/problem.ts'
import { FormFailure } from '../../../../shared/forms/form-failure.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { clockText } from '../../../../shared/intl/clock-text.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { type PendingCode, rememberCode, timesFrom } from './pending-code.ts'
import { useRegistrationErrors } from './registration-error.ts'
import { useRules } from './use-rules.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

interface Values {
  readonly code?: string
}

type Outcome = { readonly tone: 'positive' | 'negative'; readonly text: string }

/** Asks for another code. The countdown is for the eye; the button itself appears when it can be pressed. */
const Resend = ({ code, onSent }: { code: PendingCode; onSent: (code: PendingCode) => void }) => {
  const t = useRegistrationMessages()
  const shared = useSharedMessages()
  const form = useForm<Values>()
  const seconds = Math.min(useSecondsLeft(code.resendAt), RESEND_AFTER_SECONDS)
  const [isSending, setSending] = useState(false)
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const send = async () => {
    setSending(true)
    try {
      await call(resend, { body: { id: code.id } })
      form.restart({})
      onSent({ ...code, isSpent: false, ...timesFrom(Date.now()) })
      setOutcome({ tone: 'positive', text: t('code.resent') })
    } catch (error) {
      setOutcome({ tone: 'negative', text: problemOf(error, shared).message })
    }
    setSending(false)
  }
  return (
    <>
      {outcome && (
        <Banner tone={outcome.tone} announce="status">
          {outcome.text}
        </Banner>
      )}
      {seconds > 0 ? (
        <Text tone="muted" align="center">
          {t('code.resendIn', { time: clockText(seconds) })}
        </Text>
      ) : (
        <Button variant="quiet" size="large" isBlock isLoading={isSending} onPress={() => void send()}>
          {t('code.resend')}
        </Button>
      )}
    </>
  )
}

interface CodeFormProps {
  readonly pending: PendingCode
  /** Sends the code. A refusal is thrown and lands at the field. */
  readonly onTyped: (typed: { readonly id: string; readonly code: string }) => Promise<void>
}

/** Six digits from a message. They are sent as soon as the last one is there. */
export const CodeForm = ({ pending, onTyped }: CodeFormProps) => {
  const t = useRegistrationMessages()
  const rule = useRules()
  const errorTextOf = useRegistrationErrors()
  const shared = useSharedMessages()
  const [code, setCode] = useState(pending)
  const isSpent = code.isSpent === true
  const isOver = useSecondsLeft(code.expiresAt) === 0
  const element = useRef<HTMLFormElement>(null)
  const refused = useRef<{ readonly typed: string; readonly errors: SubmissionErrors } | null>(null)

  const send = async ({ code: typed = '' }: Values): Promise<SubmissionErrors> => {
    // The same wrong code is as wrong as before, and costs no other attempt.
    if (refused.current?.typed === typed) return refused.current.errors
    try {
      await onTyped({ id: code.id, code: typed })
      return undefined
    } catch (error) {
      const errors = errorTextOf(error, ['code'])
      const reason = problemOf(error, shared).code
      if (reason === errorCodes.codeWrong || reason === errorCodes.codeSpent) refused.current = { typed, errors }
      if (reason === errorCodes.codeSpent) remember({ ...code, isSpent: true })
      return errors
    }
  }
  const remember = (sent: PendingCode) => {
    if (!sent.isSpent) refused.current = null
    rememberCode(sent)
    setCode(sent)
  }

  return (
    <FinalForm<Values> onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <Form ref={element} className={styles.form} onSubmit={handleSubmit}>
          <FormField name="code" empty="" validate={rule([required, lengthIncludes(CODE_LENGTH)])}>
            {(field) => (
              <CodeField
                {...field}
                autoFocus
                isRequired
                size="large"
                label={t('code.label')}
                description={t('code.life')}
                errorMessage={
                  isSpent ? t('code.spent') : (field.errorMessage ?? (isOver ? t('code.expired') : undefined))
                }
                isDisabled={isSpent}
                onComplete={() => element.current?.requestSubmit()}
              />
            )}
          </FormField>
          <FormFailure />
          <Button type="submit" size="large" isBlock isLoading={submitting} isDisabled={isSpent}>
            {t('code.submit')}
          </Button>
          {!isSpent && <Resend code={code} onSent={remember} />}
        </Form>
      )}
    </FinalForm>
  )
}
