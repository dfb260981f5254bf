import { FieldGroup } from '@cabinet/ui/field-group'
import { PassportField } from '@cabinet/ui/passport-field'
import { useState } from 'react'
import { FormField } from '../../../../../shared/forms/form-field.tsx'
import { useRequestMessages } from '../../messages.ts'
import { useRequestConditions } from '../../step-context.tsx'
import { ChoiceInput, DateInput, TextInput } from '../inputs.tsx'
import * as styles from '../request.css.ts'
import { useCodes } from '../use-codes.ts'
import { useHasLargeShare, useText } from './use-founder.ts'

const SERIES_LENGTH = 4
const DEPARTMENT_LENGTH = 7

/** One field for the person, two for the bank: ten digits are typed in a row, as they are read from the page. */
const RussianNumber = ({ isRequired }: { isRequired: boolean }) => {
  const t = useRequestMessages()
  return (
    <FormField<string> name="document.series" empty="">
      {(series) => (
        <FormField<string> name="document.number" empty="">
          {(number) => (
            <PassportField
              data-track="document-passport"
              label={t('field.founders.document.passport')}
              value={series.value + number.value}
              errorMessage={series.errorMessage ?? number.errorMessage}
              isRequired={isRequired}
              onChange={(digits) => {
                series.onChange(digits.slice(0, SERIES_LENGTH))
                number.onChange(digits.slice(SERIES_LENGTH))
              }}
              onFocus={() => {
                series.onFocus()
                number.onFocus()
              }}
              onBlur={() => {
                series.onBlur()
                number.onBlur()
              }}
            />
          )}
        </FormField>
      )}
    </FormField>
  )
}

/**
 * Whether a number is there and its series is not, or not all of it: in one row its first digits would read as the series.
 * Typing in one row never leaves them so, hence both fields persist until the founder is opened again: they do not
 * change under the cursor.
 */
const useIsApart = (): boolean => {
  const series = useText('document.series')
  const number = useText('document.number')
  const [wasApart, setApart] = useState(false)
  const isApart = number !== '' && series.length !== SERIES_LENGTH
  if (isApart && !wasApart) setApart(true)
  return wasApart || isApart
}

/** Other countries have no one form of a number, and not all of them a series. */
const TwoNumbers = ({ isRequired, hasSeries }: { isRequired: boolean; hasSeries: boolean }) => {
  const t = useRequestMessages()
  return (
    <>
      <div className={styles.pairedThird}>
        <TextInput
          name="document.series"
          label={t('field.founders.document.series')}
          isRequired={isRequired && hasSeries}
        />
      </div>
      <div className={styles.pairedThird}>
        <TextInput name="document.number" label={t('field.founders.document.number')} isRequired={isRequired} />
      </div>
    </>
  )
}

/** The document of a founder who is a person. */
export const Passport = () => {
  const t = useRequestMessages()
  const conditions = useRequestConditions()
  const { documentType } = useCodes(conditions.legalStatus)
  const isRequired = useHasLargeShare()
  const isRussian = useText('document.type') !== 'OTHER'
  const isApart = useIsApart()
  return (
    <FieldGroup title={t('section.passport')}>
      <div className={styles.fields}>
        <div className={styles.third}>
          <ChoiceInput
            name="document.type"
            label={t('field.founders.document.type')}
            choices={documentType}
            isRequired={isRequired}
          />
        </div>
        {isRussian && !isApart ? (
          <div className={styles.third}>
            <RussianNumber isRequired={isRequired} />
          </div>
        ) : (
          <TwoNumbers isRequired={isRequired} hasSeries={isRussian} />
        )}
        <div className={styles.third}>
          <DateInput name="document.issueDate" label={t('field.founders.document.issueDate')} isRequired={isRequired} />
        </div>
        <div className={styles.wide}>
          <TextInput
            name="document.departmentCode"
            label={t('field.founders.document.departmentCode')}
            placeholder="372-001"
            isRequired={isRequired && isRussian}
            {...(isRussian && { inputMode: 'numeric', maxLength: DEPARTMENT_LENGTH })}
          />
        </div>
        <div className={styles.whole}>
          <TextInput name="document.issuedBy" label={t('field.founders.document.issuedBy')} isRequired={isRequired} />
        </div>
        <div className={styles.whole}>
          <TextInput name="birthPlace" label={t('field.founders.birthPlace')} isRequired={isRequired} />
        </div>
      </div>
    </FieldGroup>
  )
}
