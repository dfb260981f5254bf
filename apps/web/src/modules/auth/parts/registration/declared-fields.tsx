import { itnOwners } from '@cabinet/contract/auth/registration'
import { companyNameRules } from '@cabinet/contract/organization/company-name'
import { COMPANY_ITN_LENGTH } from '@cabinet/contract/auth/registration-rules'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { TextField } from '@cabinet/ui/text-field'
import { required } from '@cabinet/validators/rules'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRules } from './use-rules.ts'
import { useRegistrationMessages } from './messages.ts'

/** What a person says where the registry does not: the name of a company, or who they are themselves. */
export const DeclaredFields = ({ itn }: { itn: string }) => {
  const t = useRegistrationMessages()
  const rule = useRules()
  if (itn.length === COMPANY_ITN_LENGTH)
    return (
      <FormField name="organizationName" empty="" validate={rule(companyNameRules)}>
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
  const messages = {
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
          items={itnOwners.map((value) => ({ value, label: messages[value] }))}
        />
      )}
    </FormField>
  )
}
