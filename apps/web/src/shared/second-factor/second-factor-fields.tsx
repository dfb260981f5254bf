import { CODE_LENGTH } from '@cabinet/contract/auth/codes'
import type { SecondFactorKind } from '@cabinet/contract/auth'
import { Button } from '@cabinet/ui/button'
import { CodeField } from '@cabinet/ui/code-field'
import { Inline } from '@cabinet/ui/inline'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { TextField } from '@cabinet/ui/text-field'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { lengthIncludes, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { useField, useForm } from 'react-final-form'
import { FormField } from '../forms/form-field.tsx'
import { useRuleText } from '../intl/rule-text.ts'
import { usableKinds } from './answer.ts'
import { useSecondFactorMessages } from './messages.ts'

interface Props {
  readonly kinds: readonly SecondFactorKind[]
  /** Where the kind and the code stand in the values of the form: `secondFactor.`, or nothing. */
  readonly prefix?: string
  readonly autoFocus?: boolean
  /** The last digit of a code from the app has been typed. */
  readonly onComplete?: () => void
}

/**
 * A key, a code from the app, or a recovery code: the form begins with the kind among its values. A key has no field: the
 * browser asks for it when the form is sent (`answerOf`).
 */
export const SecondFactorFields = ({ kinds, prefix = '', autoFocus = false, onComplete }: Props) => {
  const t = useSecondFactorMessages()
  const say = useRuleText()
  const form = useForm()
  const kind = useField<SecondFactorKind>(`${prefix}kind`).input.value
  const digits = useMemo(() => fieldValidator([required, lengthIncludes(CODE_LENGTH)], say), [say])
  const something = useMemo(() => fieldValidator([required], say), [say])
  const others = usableKinds(kinds).filter((one) => one !== kind)
  const choose = (next: SecondFactorKind) =>
    form.batch(() => {
      form.change(`${prefix}kind`, next)
      form.change(`${prefix}code`, '')
    })
  return (
    <Stack gap={8}>
      {kind === 'PASSKEY' && <Text tone="muted">{t('passkey.help')}</Text>}
      {kind === 'TOTP' && (
        <FormField<string> key="TOTP" name={`${prefix}code`} empty="" validate={digits}>
          {(field) => (
            <CodeField
              {...field}
              isRequired
              size="large"
              autoFocus={autoFocus}
              label={t('totp')}
              description={t('totpHelp')}
              onComplete={onComplete}
            />
          )}
        </FormField>
      )}
      {kind === 'RECOVERY_CODE' && (
        <FormField<string> key="RECOVERY_CODE" name={`${prefix}code`} empty="" validate={something}>
          {(field) => (
            <TextField
              {...field}
              isRequired
              size="large"
              autoFocus
              autoComplete="off"
              label={t('recoveryCode')}
              description={t('recoveryCodeHelp')}
            />
          )}
        </FormField>
      )}
      {others.length > 0 && (
        <Inline gap={8}>
          {others.map((other) => (
            <Button key={other} variant="quiet" size="small" onPress={() => choose(other)}>
              {t(`use.${other}`)}
            </Button>
          ))}
        </Inline>
      )}
      <Text size="caption" tone="muted">
        {t('lost')}
      </Text>
    </Stack>
  )
}
