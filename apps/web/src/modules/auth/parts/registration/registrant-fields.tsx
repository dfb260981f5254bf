import { registrantRules } from '@cabinet/contract/auth/registration-rules'
import { PhoneField } from '@cabinet/ui/phone-field'
import { TextField } from '@cabinet/ui/text-field'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { ConsentBoxes } from './consent-boxes.tsx'
import { consentTypes } from './consent-types.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

/** The person who registers, and what they agree to. */
export const RegistrantFields = () => {
  const t = useRegistrationMessages()
  const rule = useRules()
  return (
    <>
      <FormField name="lastname" empty="" validate={rule(registrantRules['lastname'])}>
        {(field) => (
          <TextField
            {...field}
            autoFocus
            isRequired
            size="large"
            label={t('person.lastname')}
            autoComplete="family-name"
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <FormField name="firstname" empty="" validate={rule(registrantRules['firstname'])}>
          {(field) => (
            <TextField {...field} isRequired size="large" label={t('person.firstname')} autoComplete="given-name" />
          )}
        </FormField>
        <FormField name="middlename" empty="" validate={rule(registrantRules['middlename'])}>
          {(field) => (
            <TextField
              {...field}
              size="large"
              label={t('person.middlename')}
              description={t('person.middlenameHint')}
              autoComplete="additional-name"
            />
          )}
        </FormField>
      </div>
      <FormField name="position" empty="" validate={rule(registrantRules['position'])}>
        {(field) => (
          <TextField {...field} size="large" label={t('person.position')} autoComplete="organization-title" />
        )}
      </FormField>
      <FormField name="mobilePhone" empty="" validate={rule(registrantRules['mobilePhone'])}>
        {(field) => (
          <PhoneField
            {...field}
            isRequired
            size="large"
            label={t('person.mobilePhone')}
            description={t('person.mobilePhoneHint')}
          />
        )}
      </FormField>
      <FormField name="email" empty="" validate={rule(registrantRules['email'])}>
        {(field) => (
          <TextField
            {...field}
            isRequired
            size="large"
            type="email"
            inputMode="email"
            label={t('person.email')}
            autoComplete="email"
          />
        )}
      </FormField>
      <ConsentBoxes types={consentTypes} />
    </>
  )
}
