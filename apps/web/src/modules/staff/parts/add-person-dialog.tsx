import { registrantRules } from '@cabinet/contract/auth/registration-rules'
import type { create, NewStaff } from '@cabinet/contract/staff'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { PasswordField } from '@cabinet/ui/password-field'
import { PhoneField } from '@cabinet/ui/phone-field'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { fullNameOf } from '../../../shared/names.ts'
import { useAddPerson } from '../data.ts'
import { useStaffMessages } from './messages.ts'

interface Values extends Partial<Omit<NewStaff, 'middlename'>> {
  readonly middlename?: string
  readonly password?: string
}

export type Added = ResponseOf<typeof create>

const rules = { ...registrantRules, password: required }
const fields = Object.keys(rules)
const namesOf = ['lastname', 'firstname', 'middlename'] as const

/** Makes somebody platform staff. Whoever does it types their own password: a session alone is not enough for that. */
export const AddPersonDialog = ({ onAdded, onClose }: { onAdded: (added: Added) => void; onClose: () => void }) => {
  const t = useStaffMessages()
  const say = useRuleText()
  const { trigger } = useAddPerson()
  const validate = useMemo(() => formValidator(rules, say), [say])
  const submit = async (values: Values) => {
    const added = await trigger({
      body: {
        lastname: values.lastname ?? '',
        firstname: values.firstname ?? '',
        middlename: values.middlename || null,
        email: values.email ?? '',
        mobilePhone: values.mobilePhone ?? '',
        password: values.password ?? '',
      },
    })
    onAdded(added)
    return added
  }
  return (
    <FormDialog<Values, Added>
      title={t('add.title')}
      text={t('add.text')}
      submit={t('add.submit')}
      done={({ person }) => t('add.done', { name: fullNameOf(person) })}
      validate={validate}
      fields={fields}
      onSubmit={submit}
      onClose={onClose}
    >
      {namesOf.map((name) => (
        <FormField<string> key={name} name={name} empty="">
          {(field) => <TextField {...field} label={t(`add.${name}`)} isRequired={name !== 'middlename'} />}
        </FormField>
      ))}
      <FormField<string> name="mobilePhone" empty="">
        {(field) => <PhoneField {...field} isRequired label={t('add.phone')} autoComplete="off" />}
      </FormField>
      <FormField<string> name="email" empty="">
        {(field) => <TextField {...field} isRequired type="email" inputMode="email" label={t('add.email')} />}
      </FormField>
      <FormField<string> name="password" empty="">
        {(field) => (
          <PasswordField
            {...field}
            isRequired
            label={t('add.password')}
            description={t('add.passwordHelp')}
            autoComplete="current-password"
          />
        )}
      </FormField>
    </FormDialog>
  )
}
