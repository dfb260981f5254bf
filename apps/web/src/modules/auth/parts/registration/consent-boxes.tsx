import { pages } from '@cabinet/contract/pages'
import { legalSlugOf, registrationConsents } from '@cabinet/contract/legal'
import { consentRules } from '@cabinet/contract/auth/registration-rules'
import { Checkbox } from '@cabinet/ui/checkbox'
import { Link } from '@cabinet/ui/link'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import type { ConsentType } from './consent-types.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

const documentOf = (type: ConsentType): string =>
  type === 'USER_AGREEMENT' ? pages.PublicOffer() : pages.PublicConsent({ type: legalSlugOf(type) })

/** Separate boxes, none of them ticked beforehand, each with its own text. */
export const ConsentBoxes = ({ types }: { types: readonly ConsentType[] }) => {
  const t = useRegistrationMessages()
  const rule = useRules()
  return (
    <div role="group" aria-label={t('consent.group')} className={styles.consents}>
      {types.map((type) => (
        <FormField<boolean>
          key={type}
          name={`consents.${type}`}
          empty={false}
          validate={rule(consentRules[`consents.${type}`])}
        >
          {({ value, ...field }) => (
            <Checkbox
              {...field}
              isSelected={value}
              isRequired={(registrationConsents.required as readonly string[]).includes(type)}
            >
              {t.rich(`consent.${type}`, {
                link: (messages) => (
                  <Link key={type} data-track="consent-text" href={documentOf(type)} isExternal>
                    {messages.join('')}
                  </Link>
                ),
              })}
            </Checkbox>
          )}
        </FormField>
      ))}
    </div>
  )
}
