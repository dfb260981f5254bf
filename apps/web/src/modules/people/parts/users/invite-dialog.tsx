import { PhoneField } from '@cabinet/ui/phone-field'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { email, max, mobilePhone, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useInvite } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'

interface Values {
  readonly email: string
  readonly mobilePhone?: string
}

const rules = { email: [required, email, max(254)], mobilePhone }

/** Sends an email with a link to a registration in which the organization is filled in. */
export const InviteDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useProfileMessages()
  const say = useRuleText()
  const { trigger } = useInvite()
  const validate = useMemo(() => formValidator(rules, say), [say])
  return (
    <FormDialog<Values>
      title={t('invite.title')}
      text={t('invite.text')}
      submit={t('invite.submit')}
      done={t('invite.done')}
      validate={validate}
      fields={['email', 'mobilePhone']}
      onSubmit={({ email: address, mobilePhone: phone }) =>
        trigger({ body: { email: address, mobilePhone: phone || null } })
      }
      onClose={onClose}
    >
      <FormField<string> name="email" empty="">
        {(field) => <TextField label={t('invite.email')} type="email" inputMode="email" isRequired {...field} />}
      </FormField>
      <FormField<string> name="mobilePhone" empty="">
        {(field) => (
          <PhoneField label={t('invite.phone')} description={t('invite.phoneHelp')} autoComplete="off" {...field} />
        )}
      </FormField>
    </FormDialog>
  )
}
