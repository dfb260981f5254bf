import { create, createRequest } from '@cabinet/contract/auth/passkeys'
import { PASSKEY_NAME_LENGTH } from '@cabinet/contract/auth/second-factor'
import { Button } from '@cabinet/ui/button'
import { Form } from '@cabinet/ui/form'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { useMemo, useState } from 'react'
import { Form as FinalForm } from 'react-final-form'
import { call } from '../api/http.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { FormField } from '../forms/form-field.tsx'
import { submissionErrors } from '../forms/submission.ts'
import { useRuleText } from '../intl/rule-text.ts'
import { useSharedMessages } from '../messages.ts'
import { withPasskey } from './answer.ts'
import { useSecondFactorMessages } from './messages.ts'
import { RecoveryCodesList } from './recovery-codes.tsx'

/** What the browser says of the thing in front of the person: the name that a key begins with. */
const thingName = (): string =>
  /iPhone|iPad|Mac|Android|Windows|CrOS|Linux/.exec(navigator.userAgent)?.[0].replace('CrOS', 'Chromebook') ?? ''

/** Adds a key: its name, the window of the browser, and the recovery codes where they are the first. */
export const SetUpPasskey = ({
  onCreated,
  onDone,
}: {
  /** The key works; recovery codes may be on the screen. */
  readonly onCreated?: () => void
  readonly onDone: () => void
}) => {
  const t = useSecondFactorMessages()
  const shared = useSharedMessages()
  const say = useRuleText()
  const validate = useMemo(() => fieldValidator([required, max(PASSKEY_NAME_LENGTH)], say), [say])
  const initialValues = useMemo(() => ({ name: thingName() }), [])
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const send = async ({ name }: { readonly name: string }) => {
    try {
      const request = await call(createRequest)
      const { makePasskey } = await import('./passkey.ts')
      const passkey = await withPasskey(t, () => makePasskey(request))
      const { recoveryCodes } = await call(create, { body: { name, passkey } })
      onCreated?.()
      if (recoveryCodes) setCodes(recoveryCodes)
      else onDone()
      return undefined
    } catch (error) {
      return submissionErrors(error, ['name'], shared)
    }
  }
  if (codes) return <RecoveryCodesList codes={codes} onSaved={onDone} />
  return (
    <FinalForm<{ name: string }> initialValues={initialValues} onSubmit={send}>
      {({ handleSubmit, submitting }) => (
        <Form autoComplete="off" onSubmit={handleSubmit}>
          <Stack gap={16}>
            <Text tone="muted">{t('passkey.lead')}</Text>
            <FormField<string> name="name" empty="" validate={validate}>
              {(field) => (
                <TextField
                  {...field}
                  isRequired
                  size="large"
                  autoComplete="off"
                  label={t('passkey.name')}
                  description={t('passkey.nameHelp')}
                />
              )}
            </FormField>
            <FormFailure />
            <Button type="submit" size="large" isBlock isLoading={submitting}>
              {t('passkey.submit')}
            </Button>
          </Stack>
        </Form>
      )}
    </FinalForm>
  )
}
