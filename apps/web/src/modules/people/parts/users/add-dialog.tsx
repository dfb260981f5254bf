import type { InputOf } from '@cabinet/contract/endpoint'
import type { create } from '@cabinet/contract/people/colleagues'
import { registrantRules } from '@cabinet/contract/auth/registration-rules'
import { Checkbox } from '@cabinet/ui/checkbox'
import { PhoneField } from '@cabinet/ui/phone-field'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { shouldBeTrue } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useAddPerson, useRoles } from '../../data.ts'
import { useProfileMessages } from '../profile/messages.ts'
import { RolesField } from './roles-field.tsx'

type Values = Partial<InputOf<typeof create>['body']>

const rules = { ...registrantRules, hasConsent: shouldBeTrue }
const fields = [...Object.keys(registrantRules), 'roles', 'password', 'hasConsent']
const initialValues: Values = { roles: ['USER'] }

const namesOf = ['lastname', 'firstname', 'middlename', 'position'] as const
const isNeeded = (name: string): boolean => name === 'lastname' || name === 'firstname'

/** Adds a person past the registration: they are let in at once and set a password by the email. */
export const AddDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useProfileMessages()
  const say = useRuleText()
  const { trigger } = useAddPerson()
  const { data: roles } = useRoles()
  const validate = useMemo(() => formValidator(rules, say), [say])
  const send = ({
    lastname = '',
    firstname = '',
    middlename,
    position,
    email = '',
    mobilePhone = '',
    roles: chosen,
    password,
  }: Values) =>
    trigger({
      body: {
        lastname,
        firstname,
        middlename: middlename || null,
        position: position || null,
        email,
        mobilePhone,
        roles: [...(chosen ?? [])],
        password,
        hasConsent: true,
      },
    })
  return (
    <FormDialog<Values>
      title={t('add.title')}
      text={t('add.text')}
      submit={t('add.submit')}
      done={t('add.done')}
      initialValues={initialValues}
      validate={validate}
      fields={fields}
      isReady={roles !== undefined}
      onSubmit={send}
      onClose={onClose}
    >
      {namesOf.map((name) => (
        <FormField<string> key={name} name={name} empty="">
          {(field) => (
            <TextField
              {...field}
              label={t(`personal.${name}`)}
              isRequired={isNeeded(name)}
              description={name === 'middlename' ? t('personal.middlenameHelp') : undefined}
            />
          )}
        </FormField>
      ))}
      <FormField<string> name="mobilePhone" empty="">
        {(field) => (
          <PhoneField
            {...field}
            isRequired
            label={t('invite.phone')}
            description={t('add.phoneHelp')}
            autoComplete="off"
          />
        )}
      </FormField>
      <FormField<string> name="email" empty="">
        {(field) => (
          <TextField
            {...field}
            isRequired
            type="email"
            inputMode="email"
            label={t('invite.email')}
            description={t('add.emailHelp')}
          />
        )}
      </FormField>
      <RolesField />
      <FormField<boolean> name="hasConsent" empty={false}>
        {({ value, ...field }) => (
          <Checkbox {...field} isSelected={value} isRequired>
            {t('add.consent')}
          </Checkbox>
        )}
      </FormField>
    </FormDialog>
  )
}
