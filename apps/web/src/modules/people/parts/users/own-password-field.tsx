import { PasswordField } from '@cabinet/ui/password-field'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useProfileMessages } from '../profile/messages.ts'

/** The field `password`: whoever gives away power over the cabinet shows that they are at the keyboard. */
export const OwnPasswordField = () => {
  const t = useProfileMessages()
  const say = useRuleText()
  const validate = useMemo(() => fieldValidator(required, say), [say])
  return (
    <FormField<string> name="password" empty="" validate={validate}>
      {(field) => (
        <PasswordField
          label={t('transfer.password')}
          description={t('transfer.passwordHelp')}
          autoComplete="current-password"
          isRequired
          {...field}
        />
      )}
    </FormField>
  )
}
