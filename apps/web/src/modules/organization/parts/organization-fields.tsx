import { type Organization, vatRates } from '@cabinet/contract/organization'
import { taxSystemsOf } from '@cabinet/contract/organization/fields'
import { ComboBox } from '@cabinet/ui/combo-box'
import { DateField } from '@cabinet/ui/date-field'
import { FieldGroup } from '@cabinet/ui/field-group'
import { InnField } from '@cabinet/ui/inn-field'
import { KppField } from '@cabinet/ui/kpp-field'
import { OgrnField } from '@cabinet/ui/ogrn-field'
import { PhoneField } from '@cabinet/ui/phone-field'
import { Select } from '@cabinet/ui/select'
import { TextField } from '@cabinet/ui/text-field'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { findLegalForms } from '../data.ts'
import { useOrganizationMessages } from './messages.ts'
import { asksFor, NO_VAT } from './organization-values.ts'

interface Props {
  readonly organization: Organization
}

/** Names of a company; other names are made of the name of the person. */
export const NameFields = ({ organization: { okopf } }: Props) => {
  const t = useOrganizationMessages()
  return (
    <FieldGroup title={t('organization.names')} columns={1}>
      <FormField<string> name="okopfCode" empty="">
        {(field) => (
          <ComboBox
            label={t('organization.okopf')}
            load={findLegalForms}
            initialItem={okopf ? { value: okopf.code, label: `${okopf.code} — ${okopf.name}` } : undefined}
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name="fullName" empty="">
        {(field) => <TextField label={t('organization.fullName')} isRequired {...field} />}
      </FormField>
      <FormField<string> name="shortName" empty="">
        {(field) => <TextField label={t('organization.shortName')} isRequired {...field} />}
      </FormField>
    </FieldGroup>
  )
}

/** Numbers by which the state knows the organization. The taxpayer number never changes here. */
export const NumberFields = ({ organization }: Props) => {
  const t = useOrganizationMessages()
  const isKnown = organization.ogrn !== null
  return (
    <FieldGroup title={t('organization.numbers')} columns={2}>
      <InnField
        data-track="itn"
        label={t('organization.itn')}
        description={t('organization.itnHelp')}
        isReadOnly
        value={organization.itn}
      />
      {asksFor(organization, 'kpp') && (
        <FormField<string> name="kpp" empty="">
          {(field) => <KppField label={t('organization.kpp')} isRequired {...field} />}
        </FormField>
      )}
      {asksFor(organization, 'ogrn') && (
        <>
          <FormField<string> name="ogrn" empty="">
            {(field) => (
              <OgrnField
                label={t(`organization.ogrn.${organization.legalStatus.name}`)}
                isReadOnly={isKnown}
                isRequired={!isKnown}
                description={isKnown ? t('organization.ogrnHelp') : undefined}
                {...field}
              />
            )}
          </FormField>
          <FormField<string> name="ogrnDate" empty="">
            {(field) => (
              <DateField
                label={t(`organization.ogrnDate.${organization.legalStatus.name}`)}
                isReadOnly={organization.ogrnDate !== null}
                isRequired={organization.ogrnDate === null}
                {...field}
              />
            )}
          </FormField>
        </>
      )}
      {asksFor(organization, 'okved') && (
        <>
          <FormField<string> name="okved.code" empty="">
            {(field) => <TextField label={t('organization.okved')} placeholder="47.91.2" {...field} />}
          </FormField>
          <FormField<string> name="okved.name" empty="">
            {(field) => <TextField label={t('organization.okvedName')} {...field} />}
          </FormField>
        </>
      )}
    </FieldGroup>
  )
}

/** Taxes. An individual has no choice. */
export const TaxFields = ({ organization }: Props) => {
  const t = useOrganizationMessages()
  const systems = taxSystemsOf[organization.legalStatus.name]
  return (
    <FieldGroup title={t('organization.taxes')} columns={2}>
      <FormField<string> name="taxSystem" empty="">
        {(field) => (
          <Select
            label={t('organization.taxSystem')}
            items={systems.map((system) => ({ value: system, label: t(`organization.tax.${system}`) }))}
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name="vatRate" empty="">
        {(field) => (
          <Select
            label={t('organization.vatRate')}
            items={[
              { value: NO_VAT, label: t('organization.noVat') },
              ...vatRates.map((rate) => ({ value: String(rate), label: t('organization.percent', { rate }) })),
            ]}
            {...field}
          />
        )}
      </FormField>
    </FieldGroup>
  )
}

/** How to reach the organization. */
export const ContactFields = ({ organization }: Props) => {
  const t = useOrganizationMessages()
  return (
    <FieldGroup title={t('organization.contacts')} columns={2}>
      <FormField<string> name="phone" empty="">
        {(field) => <PhoneField label={t('organization.phone')} isRequired {...field} />}
      </FormField>
      <FormField<string> name="email" empty="">
        {(field) => <TextField label={t('organization.email')} type="email" inputMode="email" isRequired {...field} />}
      </FormField>
      {asksFor(organization, 'website') && (
        <FormField<string> name="website" empty="">
          {(field) => (
            <TextField
              label={t('organization.website')}
              type="url"
              inputMode="url"
              placeholder="https://company.example"
              {...field}
            />
          )}
        </FormField>
      )}
    </FieldGroup>
  )
}
