import { COMPANY_ITN_LENGTH, itnRules } from '@cabinet/contract/auth/registration-rules'
import { Banner } from '@cabinet/ui/banner'
import { InnField } from '@cabinet/ui/inn-field'
import { Skeleton } from '@cabinet/ui/skeleton'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { keepTogether } from '../../../../shared/intl/keep-together.ts'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { lazyPart } from '../../../../shared/ui/lazy-part.tsx'
import type { OrganizationName } from './use-organization-name.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationMessages } from './messages.ts'
import * as styles from './registration.css.ts'

/** Most organizations are found, so the fields for the rest come when they are needed. */
const DeclaredFields = lazyPart(async () => (await import('./declared-fields.tsx')).DeclaredFields)

const Lookup = ({ itn, organization }: { itn: string; organization: OrganizationName }) => {
  const t = useRegistrationMessages()
  if (organization.kind === 'searching')
    return (
      <div className={styles.fact}>
        <span className={styles.factLabel}>{t('register.searching')}</span>
        <Skeleton shape="text" width="70%" />
      </div>
    )
  if (organization.kind === 'found')
    return (
      <div className={styles.fact}>
        <span className={styles.factLabel}>{t('register.found')}</span>
        {keepTogether(organization.name)}
      </div>
    )
  if (organization.kind === 'none') return null
  const isAway = organization.kind === 'away'
  const unknown = itn.length === COMPANY_ITN_LENGTH ? 'register.notFound' : 'register.notFoundPerson'
  return (
    <>
      <Banner tone={isAway ? 'notice' : 'info'} announce="status">
        {t(isAway ? 'register.registryAway' : unknown)}
      </Banner>
      <DeclaredFields itn={itn} loading={<Skeleton height={44} />} />
    </>
  )
}

/** The taxpayer number and whose it is. */
export const OrganizationFields = ({ itn, organization }: { itn: string; organization: OrganizationName }) => {
  const t = useRegistrationMessages()
  const rule = useRules()
  return (
    <>
      <FormField name="itn" empty="" validate={rule(itnRules)}>
        {(field) => (
          <InnField
            {...field}
            autoFocus
            isRequired
            size="large"
            label={t('register.itn')}
            description={t('register.itnHint')}
          />
        )}
      </FormField>
      <VisuallyHidden role="status">
        {organization.kind === 'found' && `${t('register.found')}: ${organization.name}`}
      </VisuallyHidden>
      <Lookup itn={itn} organization={organization} />
    </>
  )
}
