import { headBases, type Organization } from '@cabinet/contract/organization'
import { DateField } from '@cabinet/ui/date-field'
import { FieldGroup } from '@cabinet/ui/field-group'
import { InnField } from '@cabinet/ui/inn-field'
import { Select } from '@cabinet/ui/select'
import { TextField } from '@cabinet/ui/text-field'
import { useField } from 'react-final-form'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useOrganizationMessages } from './messages.ts'
import { asksFor } from './organization-values.ts'

const Names = () => {
  const t = useOrganizationMessages()
  return (
    <>
      <FormField<string> name="head.lastname" empty="">
        {(field) => <TextField label={t('head.lastname')} isRequired {...field} />}
      </FormField>
      <FormField<string> name="head.firstname" empty="">
        {(field) => <TextField label={t('head.firstname')} isRequired {...field} />}
      </FormField>
      <FormField<string> name="head.middlename" empty="">
        {(field) => <TextField label={t('head.middlename')} description={t('head.middlenameHelp')} {...field} />}
      </FormField>
    </>
  )
}

/** Position of the head and what they act upon; a power of attorney has a number and a date. */
const Office = () => {
  const t = useOrganizationMessages()
  const { input } = useField<string>('head.basis', { subscription: { value: true } })
  return (
    <>
      <FormField<string> name="head.position" empty="">
        {(field) => <TextField label={t('head.position')} isRequired {...field} />}
      </FormField>
      <FormField<string> name="head.itn" empty="">
        {(field) => <InnField label={t('organization.headItn')} {...field} />}
      </FormField>
      <FormField<string> name="head.basis" empty="">
        {(field) => (
          <Select
            label={t('organization.headBasis')}
            items={headBases.map((basis) => ({ value: basis, label: t(`organization.basis.${basis}`) }))}
            isRequired
            {...field}
          />
        )}
      </FormField>
      {input.value === 'POWER_OF_ATTORNEY' && (
        <>
          <FormField<string> name="head.basisNumber" empty="">
            {(field) => <TextField label={t('organization.basisNumber')} isRequired {...field} />}
          </FormField>
          <FormField<string> name="head.basisDate" empty="">
            {(field) => <DateField label={t('organization.basisDate')} isRequired {...field} />}
          </FormField>
        </>
      )}
    </>
  )
}

/** The head of a company, or the person who is the organization. */
export const HeadFields = ({ organization }: { organization: Organization }) => {
  const t = useOrganizationMessages()
  const hasOffice = asksFor(organization, 'headOffice')
  return (
    <FieldGroup title={t(hasOffice ? 'organization.head' : 'organization.self')} columns={3}>
      <Names />
      {hasOffice && <Office />}
    </FieldGroup>
  )
}
