import { prove, type SecondFactorKind } from '@cabinet/contract/auth'
import { proofRequest } from '@cabinet/contract/auth/passkeys'
import { get } from '@cabinet/contract/auth/second-factor'
import { PasswordField } from '@cabinet/ui/password-field'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { useField } from 'react-final-form'
import { call } from '../api/http.ts'
import { useRead } from '../api/data.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormField } from '../forms/form-field.tsx'
import { useRuleText } from '../intl/rule-text.ts'
import { answerOf, usableKinds } from './answer.ts'
import { useSecondFactorMessages } from './messages.ts'
import { SecondFactorFields } from './second-factor-fields.tsx'

interface Values {
  readonly password: string
  readonly secondFactor?: { readonly kind: SecondFactorKind; readonly code?: string }
}

const fields = ['password', 'secondFactor.code']

/** A key needs no password beside it: it has asked its person for a finger, a face or a PIN. */
const ProofFields = ({ kinds }: { readonly kinds: readonly SecondFactorKind[] }) => {
  const t = useSecondFactorMessages()
  const say = useRuleText()
  const validate = useMemo(() => fieldValidator(required, say), [say])
  const kind = useField<SecondFactorKind | ''>('secondFactor.kind').input.value
  return (
    <>
      {kind !== 'PASSKEY' && (
        <FormField<string> name="password" empty="" validate={validate}>
          {(field) => (
            <PasswordField label={t('proof.password')} autoComplete="current-password" isRequired {...field} />
          )}
        </FormField>
      )}
      {kinds.length > 0 && <SecondFactorFields kinds={kinds} prefix="secondFactor." />}
    </>
  )
}

/** The password and, for who has one, the second factor once more, before what a stolen session must not do. */
export const ProofDialog = ({ onAnswer }: { readonly onAnswer: (isProved: boolean) => void }) => {
  const t = useSecondFactorMessages()
  const { data } = useRead(get)
  const initialValues = useMemo(() => {
    const [kind] = usableKinds(data?.kinds ?? [])
    return kind ? { secondFactor: { kind, code: '' } } : {}
  }, [data])
  const submit = async ({ password, secondFactor: typed }: Values) => {
    const secondFactor = typed && (await answerOf(typed, t, () => call(proofRequest)))
    await call(prove, {
      body: { ...(typed?.kind !== 'PASSKEY' && { password }), ...(secondFactor && { secondFactor }) },
    })
    onAnswer(true)
  }
  return (
    <FormDialog<Values, void>
      title={t('proof.title')}
      text={t('proof.text')}
      submit={t('proof.submit')}
      done={t('proof.done')}
      fields={fields}
      initialValues={initialValues}
      isReady={data !== undefined}
      onSubmit={submit}
      onClose={() => onAnswer(false)}
    >
      <ProofFields kinds={data?.kinds ?? []} />
    </FormDialog>
  )
}
