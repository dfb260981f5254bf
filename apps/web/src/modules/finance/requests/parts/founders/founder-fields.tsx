import type { AddressParts } from '@cabinet/contract/address'
import { Checkbox } from '@cabinet/ui/checkbox'
import { ComboBox } from '@cabinet/ui/combo-box'
import { FieldGroup } from '@cabinet/ui/field-group'
import { InnField } from '@cabinet/ui/inn-field'
import { KppField } from '@cabinet/ui/kpp-field'
import { OgrnField } from '@cabinet/ui/ogrn-field'
import { PercentField } from '@cabinet/ui/percent-field'
import { SnilsField } from '@cabinet/ui/snils-field'
import { Stack } from '@cabinet/ui/stack'
import { useMemo } from 'react'
import { FormField } from '../../../../../shared/forms/form-field.tsx'
import { useLocale } from '../../../../../shared/intl/messages-provider.tsx'
import { useRequestMessages } from '../../messages.ts'
import { useRequestConditions } from '../../step-context.tsx'
import { AddressFields } from '../address-fields.tsx'
import { DateInput, RadioInput, TextInput, YesNoInput } from '../inputs.tsx'
import * as styles from '../request.css.ts'
import { useCodes } from '../use-codes.ts'
import { countriesIn } from './countries.ts'
import { Passport } from './founder-passport.tsx'
import { useHasLargeShare, useText } from './use-founder.ts'

const Share = () => {
  const t = useRequestMessages()
  return (
    <FormField<string> name="sharePercent" empty="">
      {(field) => <PercentField label={t('field.founders.sharePercent')} fractionDigits={2} isRequired {...field} />}
    </FormField>
  )
}

const Itn = ({ isRequired }: { isRequired: boolean }) => {
  const t = useRequestMessages()
  return (
    <FormField<string> name="itn" empty="">
      {(field) => <InnField label={t('field.founders.itn')} isRequired={isRequired} {...field} />}
    </FormField>
  )
}

const Citizenship = () => {
  const t = useRequestMessages()
  const locale = useLocale()
  const countries = useMemo(() => countriesIn(locale), [locale])
  return (
    <FormField<string> name="citizenship" empty="">
      {({ onChange, ...field }) => (
        <ComboBox
          label={t('field.founders.citizenship')}
          items={countries}
          isRequired
          onChange={(code) => onChange(code)}
          {...field}
        />
      )}
    </FormField>
  )
}

/** Follows from the share as long as nobody says otherwise. */
const Beneficiary = () => {
  const t = useRequestMessages()
  const isLarge = useHasLargeShare()
  return (
    <FormField<boolean | null> name="isBeneficiary" empty={null}>
      {({ value, onChange, ...field }) => (
        <Checkbox
          isSelected={value ?? isLarge}
          description={t('hint.isBeneficiary')}
          onChange={(isSelected) => onChange(isSelected === isLarge ? null : isSelected)}
          {...field}
        >
          {t('field.founders.isBeneficiary')}
        </Checkbox>
      )}
    </FormField>
  )
}

const PersonFields = ({ known }: { known: readonly AddressParts[] }) => {
  const t = useRequestMessages()
  const isLarge = useHasLargeShare()
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.third}>
          <TextInput name="lastname" label={t('field.founders.lastname')} isRequired />
        </div>
        <div className={styles.third}>
          <TextInput name="firstname" label={t('field.founders.firstname')} isRequired />
        </div>
        <div className={styles.third}>
          <TextInput name="middlename" label={t('field.founders.middlename')} />
        </div>
        <div className={styles.third}>
          <DateInput name="birthDate" label={t('field.founders.birthDate')} isRequired />
        </div>
        <div className={styles.third}>
          <Citizenship />
        </div>
        <div className={styles.third}>
          <Share />
        </div>
        <div className={styles.half}>
          <Itn isRequired={false} />
        </div>
        <div className={styles.half}>
          <FormField<string> name="snils" empty="">
            {(field) => <SnilsField label={t('field.founders.snils')} {...field} />}
          </FormField>
        </div>
      </div>
      <div className={styles.part}>
        <Passport />
      </div>
      <div className={styles.part}>
        <AddressFields
          name="registrationAddress"
          title={t('section.registrationAddress')}
          known={known}
          isRequired={isLarge}
        />
      </div>
      <div className={styles.part}>
        <FieldGroup title={t('section.status')}>
          <Stack gap={16}>
            <Beneficiary />
            <YesNoInput name="isPublicOfficial" label={t('field.founders.isPublicOfficial')} isRequired />
          </Stack>
        </FieldGroup>
      </div>
    </>
  )
}

const CompanyFields = () => {
  const t = useRequestMessages()
  return (
    <>
      <div className={styles.fields}>
        <div className={styles.whole}>
          <TextInput name="fullName" label={t('field.founders.fullName')} isRequired />
        </div>
        <div className={styles.half}>
          <Itn isRequired />
        </div>
        <div className={styles.half}>
          <FormField<string> name="ogrn" empty="">
            {(field) => <OgrnField label={t('field.founders.ogrn')} isRequired {...field} />}
          </FormField>
        </div>
        <div className={styles.half}>
          <FormField<string> name="kpp" empty="">
            {(field) => <KppField label={t('field.founders.kpp')} isRequired {...field} />}
          </FormField>
        </div>
        <div className={styles.half}>
          <Share />
        </div>
      </div>
      <AddressFields name="legalAddress" title={t('section.legalAddress')} isRequired />
      <Beneficiary />
    </>
  )
}

/** The fields of a founder: a person or a company. */
export const FounderFields = ({ known }: { known: readonly AddressParts[] }) => {
  const t = useRequestMessages()
  const conditions = useRequestConditions()
  const { founderType } = useCodes(conditions.legalStatus)
  const type = useText('founderType')
  return (
    <Stack gap={24}>
      <RadioInput name="founderType" label={t('field.founders.founderType')} choices={founderType} isRequired />
      {type === 'PERSON' && <PersonFields known={known} />}
      {type === 'LEGAL' && <CompanyFields />}
    </Stack>
  )
}
