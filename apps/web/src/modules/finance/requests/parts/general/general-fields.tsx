import type { AddressParts } from '@cabinet/contract/address'
import { Card } from '@cabinet/ui/card'
import { FieldGroup } from '@cabinet/ui/field-group'
import { InnField } from '@cabinet/ui/inn-field'
import { memo } from 'react'
import { useField } from 'react-final-form'
import { FormField } from '../../../../../shared/forms/form-field.tsx'
import { FurtherFields } from '../../../../../shared/forms/further-fields.tsx'
import { useRequestMessages } from '../../messages.ts'
import { useRequestContext, useRequestConditions } from '../../step-context.tsx'
import { furtherFieldNames } from '../../values/general.ts'
import { AddressFields } from '../address-fields.tsx'
import { ChoiceInput, DateInput, IntegerInput, MoneyInput, TextInput, YesNoInput } from '../inputs.tsx'
import * as styles from '../request.css.ts'
import { useCodes } from '../use-codes.ts'
import { useFormats } from '../use-formats.ts'
import { BuyersList } from './buyers-list.tsx'

const useValue = (name: string) => useField<string>(name, { subscription: { value: true } }).input.value

const HeadFields = () => {
  const t = useRequestMessages()
  const conditions = useRequestConditions()
  const { basis } = useCodes(conditions.legalStatus)
  const isByPower = useValue('head.basis') === 'POWER_OF_ATTORNEY'
  return (
    <FieldGroup title={t('section.head')}>
      <div className={styles.fields}>
        <div className={styles.third}>
          <TextInput name="head.lastname" label={t('field.head.lastname')} isRequired />
        </div>
        <div className={styles.third}>
          <TextInput name="head.firstname" label={t('field.head.firstname')} isRequired />
        </div>
        <div className={styles.third}>
          <TextInput name="head.middlename" label={t('field.head.middlename')} description={t('hint.middlename')} />
        </div>
        <div className={styles.third}>
          <TextInput name="head.position" label={t('field.head.position')} isRequired />
        </div>
        <div className={styles.third}>
          <ChoiceInput name="head.basis" label={t('field.head.basis')} choices={basis} isRequired />
        </div>
        <div className={styles.third}>
          <FormField<string> name="head.itn" empty="">
            {(field) => <InnField label={t('field.head.itn')} {...field} />}
          </FormField>
        </div>
        {isByPower && (
          <>
            <div className={styles.half}>
              <TextInput name="head.basisNumber" label={t('field.head.basisNumber')} isRequired />
            </div>
            <div className={styles.half}>
              <DateInput name="head.basisDate" label={t('field.head.basisDate')} isRequired />
            </div>
          </>
        )}
      </div>
    </FieldGroup>
  )
}

const BusinessFields = () => {
  const t = useRequestMessages()
  const conditions = useRequestConditions()
  const { tax } = useCodes(conditions.legalStatus)
  return (
    <FieldGroup title={t('section.business')}>
      <div className={styles.fields}>
        <div className={styles.third}>
          <TextInput name="okved.code" label={t('field.okved.code')} placeholder="13.20" isRequired />
        </div>
        <div className={styles.wide}>
          <TextInput name="okved.name" label={t('field.okved.name')} />
        </div>
        <div className={styles.half}>
          <ChoiceInput name="taxSystem" label={t('field.taxSystem')} choices={tax} isRequired />
        </div>
        <div className={styles.half}>
          <IntegerInput name="employeesCount" label={t('field.employeesCount')} isRequired />
        </div>
        <div className={styles.half}>
          <MoneyInput
            name="annualRevenue"
            label={t('field.annualRevenue')}
            description={t('hint.annualRevenue')}
            isRequired
          />
        </div>
        <div className={styles.half}>
          <TextInput
            name="website"
            label={t('field.website')}
            type="url"
            inputMode="url"
            placeholder={t('hint.website')}
          />
        </div>
      </div>
    </FieldGroup>
  )
}

const FinancingFields = () => {
  const t = useRequestMessages()
  const conditions = useRequestConditions()
  const { purpose } = useCodes(conditions.legalStatus)
  const { sum } = useFormats()
  const isOther = useValue('financingPurpose') === 'OTHER'
  return (
    <FieldGroup title={t('section.financing')}>
      <div className={styles.fields}>
        <div className={styles.half}>
          <MoneyInput
            name="requestedLimit"
            label={t('field.requestedLimit')}
            description={t('hint.requestedLimit', { limit: sum(conditions.financingLimit) })}
            isRequired
          />
        </div>
        <div className={styles.half}>
          <ChoiceInput name="financingPurpose" label={t('field.financingPurpose')} choices={purpose} isRequired />
        </div>
        {isOther && (
          <div className={styles.whole}>
            <TextInput name="financingPurposeText" label={t('field.financingPurposeText')} isRequired />
          </div>
        )}
        <div className={styles.half}>
          <MoneyInput name="averageMonthlySupply" label={t('field.averageMonthlySupply')} isRequired />
        </div>
        <div className={styles.half}>
          <IntegerInput name="averageDeferralDays" label={t('field.averageDeferralDays')} isRequired />
        </div>
      </div>
    </FieldGroup>
  )
}

const DutyFields = () => {
  const t = useRequestMessages()
  const conditions = useRequestConditions()
  const { edo } = useCodes(conditions.legalStatus)
  const hasLoans = useValue('hasLoans') === 'yes'
  return (
    <FieldGroup title={t('section.duties')}>
      <div className={styles.fields}>
        <div className={styles.half}>
          <YesNoInput name="hasLoans" label={t('field.hasLoans')} isRequired />
        </div>
        <div className={styles.half}>
          <YesNoInput name="hasOverdue" label={t('field.hasOverdue')} isRequired />
        </div>
        {hasLoans && (
          <div className={styles.half}>
            <MoneyInput name="loansSum" label={t('field.loansSum')} isRequired />
          </div>
        )}
        <div className={styles.half}>
          <ChoiceInput name="edoOperator" label={t('field.edoOperator')} choices={edo} />
        </div>
      </div>
    </FieldGroup>
  )
}

const ActualAddress = () => {
  const t = useRequestMessages()
  const { legalAddress } = useRequestContext().form.organization
  const known: readonly AddressParts[] = legalAddress ? [legalAddress] : []
  return <AddressFields name="actualAddress" title={t('section.actualAddress')} known={known} isRequired />
}

/** The fields of the group GENERAL. A save that comes and goes around them does not draw them again. */
export const GeneralFields = memo(({ isAtOnce }: { isAtOnce: boolean }) => {
  const conditions = useRequestConditions()
  return (
    <>
      <Card>
        <FinancingFields />
      </Card>
      <Card>
        <BuyersList />
      </Card>
      <Card>
        <ActualAddress />
      </Card>
      <FurtherFields names={furtherFieldNames} isAtOnce={isAtOnce}>
        {conditions.legalStatus === 'LEGAL_ENTITY' && (
          <Card>
            <HeadFields />
          </Card>
        )}
        <Card>
          <BusinessFields />
        </Card>
        <Card>
          <DutyFields />
        </Card>
      </FurtherFields>
    </>
  )
})
