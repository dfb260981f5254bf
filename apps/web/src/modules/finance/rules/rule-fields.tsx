import type { AgreementCard, Buyer } from '@cabinet/contract/finance/agreements'
import { schedules } from '@cabinet/contract/finance/rules'
import { CheckboxGroup } from '@cabinet/ui/checkbox-group'
import { IntegerField } from '@cabinet/ui/integer-field'
import { MoneyField } from '@cabinet/ui/money-field'
import { MultiSelect } from '@cabinet/ui/multi-select'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { Select } from '@cabinet/ui/select'
import { Switch } from '@cabinet/ui/switch'
import { TextField } from '@cabinet/ui/text-field'
import { useMemo } from 'react'
import { useField } from 'react-final-form'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { searchBuyers } from '../registers/buyer-field.tsx'
import { useRegistersMessages } from '../registers/messages.ts'
import * as styles from './rules.css.ts'
import { type RuleValues, weekdays } from './rule-values.ts'

/** What a rule is asked for. */
export const RuleFields = ({
  agreements,
  knownBuyers,
}: {
  agreements: readonly AgreementCard[]
  knownBuyers: readonly Buyer[]
}) => {
  const t = useRegistersMessages()
  const { formatDate } = useIntl()
  const { input: schedule } = useField<RuleValues['schedule']>('schedule', { subscription: { value: true } })
  const choices = useMemo(
    () =>
      agreements
        // Under an agreement that is over nothing can be ordered any more. Of a line money is asked for by hand.
        .filter(({ valid, product }) => valid && product !== 'CREDIT_LINE')
        .map(({ id, number, bank }) => ({ value: id, label: number, description: bank.shortName })),
    [agreements],
  )
  const buyers = useMemo(
    () => knownBuyers.map(({ id, shortName, itn }) => ({ value: id, label: shortName, description: itn })),
    [knownBuyers],
  )
  const days = weekdays.map((day) => ({
    value: day,
    label: formatDate(`2024-01-0${day}`, { weekday: 'long', timeZone: 'UTC' }),
  }))
  return (
    <>
      <FormField<string> name="name" empty="">
        {(field) => <TextField label={t('rule.name')} isRequired maxLength={100} {...field} />}
      </FormField>
      <FormField<string> name="agreementId" empty="">
        {(field) => <Select label={t('agreement')} isRequired items={choices} {...field} />}
      </FormField>
      <FormField<readonly string[]> name="buyerIds" empty={[]}>
        {(field) => (
          <MultiSelect
            hasTags
            label={t('rule.buyers')}
            description={t('rule.buyersHelp')}
            placeholder={t('buyer.any')}
            load={searchBuyers}
            initialItems={buyers}
            {...field}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <FormField<number | null> name="minAmount" empty={null}>
          {(field) => <MoneyField label={t('rule.minAmount')} {...field} />}
        </FormField>
        <FormField<number | null> name="maxAmount" empty={null}>
          {(field) => <MoneyField label={t('rule.maxAmount')} {...field} />}
        </FormField>
      </div>
      <div className={styles.pair}>
        <FormField<number | null> name="maxDeferralDays" empty={null}>
          {(field) => <IntegerField label={t('rule.maxDeferralDays')} minValue={1} maxValue={365} {...field} />}
        </FormField>
        <FormField<number | null> name="dayLimit" empty={null}>
          {(field) => <MoneyField label={t('rule.dayLimit')} {...field} />}
        </FormField>
      </div>
      <FormField<string> name="schedule" empty="EVERY_DAY">
        {(field) => (
          <RadioGroup
            label={t('rule.schedule')}
            items={schedules.map((value) => ({ value, label: t(`rule.schedule.${value}`) }))}
            {...field}
          />
        )}
      </FormField>
      {schedule.value === 'WEEKDAYS' && (
        <FormField<readonly string[]> name="weekdays" empty={[]}>
          {(field) => <CheckboxGroup label={t('rule.weekdays')} isRequired items={days} {...field} />}
        </FormField>
      )}
      <FormField<boolean> name="isActive" empty={false}>
        {({ value, onChange }) => (
          <Switch data-track="rule-active" isSelected={value} onChange={onChange}>
            {t('rule.active')}
          </Switch>
        )}
      </FormField>
    </>
  )
}
