import type { NewPartnerPerson } from '@cabinet/contract/partner/people'
import { registrantRules } from '@cabinet/contract/auth/registration-rules'
import { PhoneField } from '@cabinet/ui/phone-field'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useInvite } from '../data.ts'
import { usePartnerMessages } from './messages.ts'
import { RightsField, rightsIn, useRightsProblem } from './rights.tsx'

interface Values extends Partial<Omit<NewPartnerPerson, 'middlename' | 'rights'>> {
  readonly middlename?: string
  readonly rights?: readonly string[]
}

const fields = [...Object.keys(registrantRules), 'rights']
const namesOf = ['lastname', 'firstname', 'middlename'] as const

/** Invites somebody of a partner; the letter leads them to their first password. */
export const InviteDialog = ({ partnerId, onClose }: { partnerId: string; onClose: () => void }) => {
  const t = usePartnerMessages()
  const say = useRuleText()
  const { trigger } = useInvite()
  const checked = useMemo(() => formValidator(registrantRules, say), [say])
  const rightsProblem = useRightsProblem()
  const validate = (values: object) => ({ ...checked(values), ...rightsProblem(values) })
  const submit = (values: Values) =>
    trigger({
      params: { id: partnerId },
      body: {
        lastname: values.lastname ?? '',
        firstname: values.firstname ?? '',
        middlename: values.middlename || null,
        email: values.email ?? '',
        mobilePhone: values.mobilePhone ?? '',
        rights: rightsIn(values),
      },
    })
  return (
    <FormDialog<Values, { readonly email: string }>
      title={t('invite.title')}
      text={t('invite.text')}
      submit={t('invite.submit')}
      done={({ email }) => t('invite.done', { email })}
      initialValues={{ rights: ['DEVELOP'] }}
      validate={validate}
      fields={fields}
      onSubmit={submit}
      onClose={onClose}
    >
      {namesOf.map((name) => (
        <FormField<string> key={name} name={name} empty="">
          {(field) => <TextField {...field} label={t(`invite.${name}`)} isRequired={name !== 'middlename'} />}
        </FormField>
      ))}
      <FormField<string> name="email" empty="">
        {(field) => <TextField {...field} isRequired type="email" inputMode="email" label={t('invite.email')} />}
      </FormField>
      <FormField<string> name="mobilePhone" empty="">
        {(field) => <PhoneField {...field} isRequired label={t('invite.phone')} autoComplete="off" />}
      </FormField>
      <RightsField />
    </FormDialog>
  )
}
