import type { Colleague } from '@cabinet/contract/colleague'
import { PasswordField } from '@cabinet/ui/password-field'
import { fieldValidator } from '@cabinet/validators/react-final-form'
import { required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useTransferOwnership } from '../../data.ts'
import { fullNameOf } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'

/** Gives the cabinet to a colleague; the password proves that the owner is at the keyboard. */
export const TransferDialog = ({ person, onClose }: { person: Colleague; onClose: () => void }) => {
  const t = useProfileMessages()
  const say = useRuleText()
  const { trigger } = useTransferOwnership()
  const validate = useMemo(() => fieldValidator(required, say), [say])
  return (
    <FormDialog<{ password: string }>
      title={t('transfer.title')}
      text={t('transfer.text', { name: fullNameOf(person) })}
      submit={t('transfer.submit')}
      tone="negative"
      done={t('transfer.done')}
      fields={['password']}
      onSubmit={({ password }) => trigger({ params: { id: person.id }, body: { password } })}
      onClose={onClose}
    >
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
    </FormDialog>
  )
}
