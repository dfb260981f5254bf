import { itnOwners } from '@cabinet/contract/registration'
import { itnRules, organizationNameRules } from '@cabinet/contract/registration-rules'
import { Banner } from '@cabinet/ui/banner'
import { InnField } from '@cabinet/ui/inn-field'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { Skeleton } from '@cabinet/ui/skeleton'
import { TextField } from '@cabinet/ui/text-field'
import { VisuallyHidden } from '@cabinet/ui/visually-hidden'
import { required } from '@cabinet/validators/rules'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import type { OrganizationName } from './use-organization-name.ts'
import { useRules } from './use-rules.ts'
import { useRegistrationWords } from './words.ts'
import * as styles from './registration.css.ts'

const COMPANY_ITN_LENGTH = 10

/** What a person says where the registry does not: the name of a company, or who they are themselves. */
const SaidFields = ({ itn }: { itn: string }) => {
  const t = useRegistrationWords()
  const rule = useRules()
  if (itn.length === COMPANY_ITN_LENGTH)
    return (
      <FormField name="organizationName" empty="" validate={rule(organizationNameRules)}>
        {(field) => (
          <TextField
            {...field}
            isRequired
            size="large"
            label={t('register.organizationName')}
            description={t('register.organizationNameHint')}
            autoComplete="organization"
          />
        )}
      </FormField>
    )
  const words = {
    INDIVIDUAL_ENTREPRENEUR: t('register.individualEntrepreneur'),
    INDIVIDUAL: t('register.individual'),
  } as const
  return (
    <FormField name="legalStatus" empty="" validate={rule([required])}>
      {(field) => (
        <RadioGroup
          {...field}
          isRequired
          label={t('register.legalStatus')}
          choices={itnOwners.map((value) => ({ value, label: words[value] }))}
        />
      )}
    </FormField>
  )
}

const Lookup = ({ itn, organization }: { itn: string; organization: OrganizationName }) => {
  const t = useRegistrationWords()
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
        {organization.name}
      </div>
    )
  if (organization.kind === 'none') return null
  const isAway = organization.kind === 'away'
  return (
    <>
      <Banner tone={isAway ? 'notice' : 'info'} announce="status">
        {t(isAway ? 'register.registryAway' : 'register.notFound')}
      </Banner>
      <SaidFields itn={itn} />
    </>
  )
}

/** The taxpayer number and whose it is. */
export const OrganizationFields = ({ itn, organization }: { itn: string; organization: OrganizationName }) => {
  const t = useRegistrationWords()
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
