import type { SecondFactorKind, SecondFactorStep } from '@cabinet/contract/auth'
import { signInRequest } from '@cabinet/contract/auth/passkeys'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { call } from '../../../shared/api/http.ts'
import { useOpenCabinet } from '../../../shared/auth/open-cabinet.ts'
import { finishSignIn } from '../../../shared/auth/sign-in.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { submissionErrors } from '../../../shared/forms/submission.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { answerOf, usableKinds } from '../../../shared/second-factor/answer.ts'
import { useSecondFactorMessages } from '../../../shared/second-factor/messages.ts'
import { SecondFactorFields } from '../../../shared/second-factor/second-factor-fields.tsx'

interface Values {
  readonly kind: SecondFactorKind
  readonly code?: string
}

/** The second step of signing in, in place of the form for name and password. */
export const SecondStep = ({
  step,
  username,
  search,
  onBack,
}: {
  readonly step: SecondFactorStep
  readonly username: string
  readonly search: string
  /** To the form for name and password. */
  readonly onBack: () => void
}) => {
  const t = useSecondFactorMessages()
  const shared = useSharedMessages()
  const openCabinet = useOpenCabinet()
  const element = useRef<HTMLFormElement>(null)
  const [initialValues] = useState({ kind: usableKinds(step.kinds)[0] ?? 'TOTP', code: '' })
  const { ticket } = step
  const send = async (typed: Values) => {
    try {
      const answer = await answerOf(typed, t, () => call(signInRequest, { body: { ticket } }))
      const { user, at } = await finishSignIn({ ticket, ...answer }, search)
      await openCabinet(user, at)
      return undefined
    } catch (error) {
      return submissionErrors(error, ['code'], shared)
    }
  }
  return (
    <>
      <Heading level={1}>{t('step.title')}</Heading>
      <Text tone="muted">{t('step.for', { username })}</Text>
      <FinalForm<Values> initialValues={initialValues} onSubmit={send}>
        {({ handleSubmit, submitting, values }) => (
          <Form ref={element} autoComplete="off" onSubmit={handleSubmit}>
            <Stack gap={16}>
              <SecondFactorFields kinds={step.kinds} autoFocus onComplete={() => element.current?.requestSubmit()} />
              <FormFailure />
              <Button
                key={values.kind}
                type="submit"
                size="large"
                isBlock
                isLoading={submitting}
                autoFocus={values.kind === 'PASSKEY'}
              >
                {t(values.kind === 'PASSKEY' ? 'step.submitPasskey' : 'step.submit')}
              </Button>
              <Button variant="quiet" size="large" isBlock onPress={onBack}>
                {t('step.back')}
              </Button>
            </Stack>
          </Form>
        )}
      </FinalForm>
    </>
  )
}
