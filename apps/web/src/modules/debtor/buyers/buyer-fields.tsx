import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import { DateField } from '@cabinet/ui/date-field'
import { InnField } from '@cabinet/ui/inn-field'
import { IntegerField } from '@cabinet/ui/integer-field'
import { MoneyField } from '@cabinet/ui/money-field'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { TextArea } from '@cabinet/ui/text-area'
import { TextField } from '@cabinet/ui/text-field'
import { today } from '@cabinet/validators/dates'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useMoney } from '../../../shared/intl/use-money.ts'
import * as styles from '../parts/form.css.ts'
import { CompanyNote } from './company-note.tsx'
import { useBuyersMessages } from './messages.ts'

const MAX_NUMBER = 64
const MAX_COMMENT = 500

/** Who the buyer is; asked once. */
const Identity = () => {
  const t = useBuyersMessages()
  return (
    <>
      <FormField<string> name="itn" empty="">
        {(field) => <InnField label={t('form.itn')} description={t('form.itnHelp')} isRequired {...field} />}
      </FormField>
      <CompanyNote />
    </>
  )
}

/** Whether the two depend on one another: such debts are not insured. */
const Affiliation = () => {
  const t = useBuyersMessages()
  return (
    <FormField<boolean | null> name="isAffiliated" empty={null}>
      {({ value, onChange, ...field }) => (
        <RadioGroup
          {...field}
          isRequired
          label={t('form.affiliated')}
          value={value === null ? '' : value ? 'yes' : 'no'}
          onChange={(next) => onChange(next === 'yes')}
          items={[
            { value: 'no', label: t('form.affiliatedNo') },
            { value: 'yes', label: t('form.affiliatedYes') },
          ]}
        />
      )}
    </FormField>
  )
}

/** What the form of a buyer asks for. */
export const BuyerFields = ({ terms, isNew }: { terms: PolicyTerms; isNew: boolean }) => {
  const t = useBuyersMessages()
  const money = useMoney()
  return (
    <>
      {isNew && <Identity />}
      <div className={styles.pair}>
        <FormField<string> name="contract.number" empty="">
          {(field) => <TextField label={t('form.contractNumber')} isRequired maxLength={MAX_NUMBER} {...field} />}
        </FormField>
        <FormField<string> name="contract.date" empty="">
          {(field) => (
            <DateField label={t('form.contractDate')} isRequired maxValue={today('Europe/Moscow')} {...field} />
          )}
        </FormField>
      </div>
      <div className={styles.pair}>
        <FormField<number | null> name="paymentTermDays" empty={null}>
          {(field) => (
            <IntegerField
              label={t('form.term')}
              description={t('form.termHelp', { count: terms.maxDeferralDays })}
              isRequired
              {...field}
            />
          )}
        </FormField>
        {isNew && (
          <FormField<number | null> name="requestedLimit" empty={null}>
            {(field) => (
              <MoneyField
                label={t('form.limit')}
                description={t('form.limitHelp', { sum: money(terms.blindLimit, 'auto') })}
                {...field}
              />
            )}
          </FormField>
        )}
      </div>
      {isNew && <Affiliation />}
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea label={t('form.comment')} maxLength={MAX_COMMENT} {...field} />}
      </FormField>
    </>
  )
}
