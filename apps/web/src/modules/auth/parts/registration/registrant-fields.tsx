import { legalSlugOf, registrationConsents } from '@cabinet/contract/legal'
import { consentRules, registrantRules } from '@cabinet/contract/registration-rules'
import { Checkbox } from '@cabinet/ui/checkbox'
import { Link } from '@cabinet/ui/link'
import { PhoneField } from '@cabinet/ui/phone-field'
import { TextField } from '@cabinet/ui/text-field'
import { Fragment } from 'react'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { paths } from '../../../../shared/paths.ts'
import { consentTypes } from './registrant.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationWords } from './words.ts'
import * as styles from './registration.css.ts'

/** Keeps the mark of a new tab and the star with the last word: a line must not begin with them. */
const GLUE = '\u2060'

const documentOf = (type: (typeof consentTypes)[number]): string =>
  type === 'USER_AGREEMENT' ? paths.PublicOffer() : paths.PublicConsent({ type: legalSlugOf(type) })

/** Separate boxes, none of them ticked beforehand, each with its own text. */
const ConsentBoxes = () => {
  const t = useRegistrationWords()
  const rule = useRules()
  return (
    <div role="group" aria-label={t('consent.group')} className={styles.consents}>
      {consentTypes.map((type) => (
        <FormField<boolean>
          key={type}
          name={`consents.${type}`}
          empty={false}
          validate={rule(consentRules[`consents.${type}`])}
        >
          {({ value, ...field }) => (
            <Checkbox
              {...field}
              value={value}
              isRequired={(registrationConsents.required as readonly string[]).includes(type)}
            >
              {t.rich(`consent.${type}`, {
                link: (words) => (
                  <Fragment key={type}>
                    <Link href={documentOf(type)} isExternal>
                      {words}
                      {GLUE}
                    </Link>
                    {GLUE}
                  </Fragment>
                ),
              })}
            </Checkbox>
          )}
        </FormField>
      ))}
    </div>
  )
}

/** The person who registers, and what they agree to. */
export const RegistrantFields = () => {
  const t = useRegistrationWords()
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
      <ConsentBoxes />
    </>
  )
}
