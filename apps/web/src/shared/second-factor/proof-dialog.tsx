import { prove, type SecondFactorCode } from '@cabinet/contract/auth'
import { get } from '@cabinet/contract/auth/second-factor'
import { PasswordField } from '@cabinet/ui/password-field'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { call } from '../api/http.ts'
import { useRead } from '../api/data.ts'
import { FormDialog } from '../forms/form-dialog.tsx'
import { FormField } from '../forms/form-field.tsx'
import { useRuleText } from '../intl/rule-text.ts'
import { useSecondFactorMessages } from './messages.ts'
import { SecondFactorFields } from './second-factor-fields.tsx'

interface Values {
  readonly password: string
  readonly secondFactor?: SecondFactorCode
}

const fields = ['password', 'secondFactor.code']

/** The password and, for who has one, the second factor once more, before what a stolen session must not do. */
export const ProofDialog = ({ onAnswer }: { readonly onAnswer: (isProved: boolean) => void }) => {
  const t = useSecondFactorMessages()
  const say = useRuleText()
  const { data } = useRead(get)
  const validate = useMemo(() => fieldValidator(required, say), [say])
  const initialValues = useMemo(
    () => (data?.kinds[0] ? { secondFactor: { kind: data.kinds[0], code: '' } } : {}),
    [data],
  )
  const submit = async (body: Values) => {
    await call(prove, { body })
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
      <FormField<string> name="password" empty="" validate={validate}>
        {(field) => <PasswordField label={t('proof.password')} autoComplete="current-password" isRequired {...field} />}
      </FormField>
      {data && data.kinds.length > 0 && <SecondFactorFields kinds={data.kinds} prefix="secondFactor." />}
    </FormDialog>
  )
}
