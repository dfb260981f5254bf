import { legalSlugOf, registrationConsents } from '@cabinet/contract/legal'
import { consentRules } from '@cabinet/contract/registration-rules'
import { Checkbox } from '@cabinet/ui/checkbox'
import { Link } from '@cabinet/ui/link'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { paths } from '../../../../shared/paths.ts'
import type { ConsentType } from './registrant.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationWords } from './words.ts'
import * as styles from './registration.css.ts'

const documentOf = (type: ConsentType): string =>
  type === 'USER_AGREEMENT' ? paths.PublicOffer() : paths.PublicConsent({ type: legalSlugOf(type) })

/** Separate boxes, none of them ticked beforehand, each with its own text. */
export const ConsentBoxes = ({ types }: { types: readonly ConsentType[] }) => {
  const t = useRegistrationWords()
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
              value={value}
              isRequired={(registrationConsents.required as readonly string[]).includes(type)}
            >
              {t.rich(`consent.${type}`, {
                link: (words) => (
                  <Link key={type} href={documentOf(type)} isExternal>
                    {words.join('')}
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
