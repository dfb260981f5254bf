import { begin, confirm } from '@cabinet/contract/auth/second-factor'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { CODE_LENGTH } from '@cabinet/contract/auth/codes'
import { Button } from '@cabinet/ui/button'
import { CodeField } from '@cabinet/ui/code-field'
import { CopyButton } from '@cabinet/ui/copy-button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { Form } from '@cabinet/ui/form'
import { Inline } from '@cabinet/ui/inline'
import { QrCode } from '@cabinet/ui/qr-code'
import { Skeleton } from '@cabinet/ui/skeleton'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { lengthIncludes, required } from '@cabinet/validators/rules'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { call } from '../api/http.ts'
import { problemOf } from '../api/problem.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { FormField } from '../forms/form-field.tsx'
import { submissionErrors } from '../forms/submission.ts'
import { useRuleText } from '../intl/rule-text.ts'
import { useSharedMessages } from '../messages.ts'
import { useSecondFactorMessages } from './messages.ts'
import { RecoveryCodesList } from './recovery-codes.tsx'

type TotpSecret = ResponseOf<typeof begin>

/** Draws a secret when it is first shown; `again` draws another. */
const useTotpSecret = () => {
  const shared = useSharedMessages()
  const [totp, setTotp] = useState<TotpSecret | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const isAsked = useRef(false)
  const again = async () => {
    setProblem(null)
    try {
      setTotp(await call(begin))
    } catch (error) {
      setProblem(problemOf(error, shared).message)
    }
  }
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    void again()
  })
  return { totp, problem, again }
}

/** The picture for the app, and the code that shows that the app has read it. */
const Scan = ({ totp, onConfirmed }: { totp: TotpSecret; onConfirmed: (codes: readonly string[]) => void }) => {
  const t = useSecondFactorMessages()
  const shared = useSharedMessages()
  const say = useRuleText()
  const element = useRef<HTMLFormElement>(null)
  const validate = useMemo(() => fieldValidator([required, lengthIncludes(CODE_LENGTH)], say), [say])
  const send = async ({ code }: { readonly code: string }) => {
    try {
      const { recoveryCodes } = await call(confirm, { body: { code } })
      onConfirmed(recoveryCodes)
      return undefined
    } catch (error) {
      return submissionErrors(error, ['code'], shared)
    }
  }
  return (
    <FinalForm<{ code: string }> onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <Form ref={element} autoComplete="off" onSubmit={handleSubmit}>
          <Stack gap={16}>
            <Text tone="muted">{t('setUp.lead')}</Text>
            <QrCode value={totp.url} label={t('setUp.qr')} size={200} />
            <Stack gap={4}>
              <Text size="caption" tone="muted">
                {t('setUp.secret')}
              </Text>
              <Inline gap={8}>
                <code>{totp.secret.replaceAll(/.{4}(?=.)/g, '$& ')}</code>
                <CopyButton isIconOnly size="small" label={t('setUp.copySecret')} value={totp.secret} />
              </Inline>
            </Stack>
            <FormField<string> name="code" empty="" validate={validate}>
              {(field) => (
                <CodeField
                  {...field}
                  isRequired
                  size="large"
                  label={t('totp')}
                  onComplete={() => element.current?.requestSubmit()}
                />
              )}
            </FormField>
            <FormFailure />
            <Button type="submit" size="large" isBlock isLoading={submitting}>
              {t('setUp.submit')}
            </Button>
          </Stack>
        </Form>
      )}
    </FinalForm>
  )
}

/** Sets up an app for codes: the picture, a code, and then the recovery codes, which are shown this once. */
export const SetUpApp = ({
  onConfirmed,
  onDone,
}: {
  /** The app works; the recovery codes are on the screen. */
  readonly onConfirmed?: () => void
  readonly onDone: () => void
}) => {
  const t = useSecondFactorMessages()
  const shared = useSharedMessages()
  const { totp, problem, again } = useTotpSecret()
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes) return <RecoveryCodesList codes={codes} onSaved={onDone} />
  if (problem !== null)
    return (
      <EmptyState
        title={t('setUp.failed')}
        level={3}
        action={
          <Button variant="outline" tone="neutral" onPress={() => void again()}>
            {shared('retry')}
          </Button>
        }
      >
        {problem}
      </EmptyState>
    )
  if (!totp) return <Skeleton height={200} />
  return (
    <Scan
      totp={totp}
      onConfirmed={(drawn) => {
        setCodes(drawn)
        onConfirmed?.()
      }}
    />
  )
}
