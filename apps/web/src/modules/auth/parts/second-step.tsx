import type { SecondFactorCode, SecondFactorStep } from '@cabinet/contract/auth'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { Heading } from '@cabinet/ui/heading'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { useRef } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { useOpenCabinet } from '../../../shared/auth/open-cabinet.ts'
import { finishSignIn } from '../../../shared/auth/sign-in.ts'
import { FormFailure } from '../../../shared/forms/form-failure.tsx'
import { submissionErrors } from '../../../shared/forms/submission.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { useSecondFactorMessages } from '../../../shared/second-factor/messages.ts'
import { SecondFactorFields } from '../../../shared/second-factor/second-factor-fields.tsx'

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
  const send = async (typed: SecondFactorCode) => {
    try {
      const { user, at } = await finishSignIn({ ticket: step.ticket, ...typed }, search)
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
      <FinalForm<SecondFactorCode> initialValues={{ kind: step.kinds[0] ?? 'TOTP', code: '' }} onSubmit={send}>
        {({ handleSubmit, submitting }) => (
          <Form ref={element} autoComplete="off" onSubmit={handleSubmit}>
            <Stack gap={16}>
              <SecondFactorFields kinds={step.kinds} autoFocus onComplete={() => element.current?.requestSubmit()} />
              <FormFailure />
              <Button type="submit" size="large" isBlock isLoading={submitting}>
                {t('step.submit')}
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
