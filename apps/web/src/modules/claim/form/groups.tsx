import { asksForItems, claimArithmetic, claimEventOf, type ClaimConditions } from '@cabinet/contract/claim/rules'
import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { buyerReplies } from '@cabinet/contract/claim/values'
import type { InsuredEvent } from '@cabinet/contract/insured'
import { pages } from '@cabinet/contract/pages'
import { Checkbox } from '@cabinet/ui/checkbox'
import { formatMoney } from '@cabinet/ui/money'
import { Link } from '@cabinet/ui/link'
import { Select } from '@cabinet/ui/select'
import { Text } from '@cabinet/ui/text'
import { format } from '@cabinet/validators/settlement-account'
import { useFormState } from 'react-final-form'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../shared/intl/messages.ts'
import { GroupLines } from '../parts/lines.tsx'
import { useAccounts } from '../data.ts'
import { Arithmetic } from '../parts/arithmetic.tsx'
import { useClaimMessages } from '../parts/messages.ts'
import { DamagedItems } from './damaged-items.tsx'
import * as styles from './form.css.ts'
import { DateInput, EmailInput, LongTextInput, MoneyInput, PhoneInput, RadioInput, TextInput } from './inputs.tsx'
import { PretensionFields } from './pretension-fields.tsx'
import { SubjectInput } from './subject-input.tsx'
import type { ClaimValues } from './values.ts'

type Items = NonNullable<ClaimCard['thing']>['items']

const useValues = () => useFormState<ClaimValues>({ subscription: { values: true } }).values

const LONGEST = 4000

/** What has happened to an order: subject, days, place, things. */
export const EventFields = ({
  conditions,
  items,
  events,
}: {
  conditions: ClaimConditions
  items: Items
  events: readonly InsuredEvent[]
}) => {
  const t = useClaimMessages()
  const values = useValues()
  const bounds = {
    maxValue: conditions.today,
    ...(conditions.earliestDate !== null && { minValue: conditions.earliestDate }),
  }
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <SubjectInput product={conditions.product} events={events} />
      </div>
      <DateInput name="eventDate" isRequired {...bounds} />
      <DateInput name="detectedDate" {...bounds} />
      <div className={styles.whole}>
        <TextInput name="eventPlace" description={t('form.placeHint')} maxLength={255} />
      </div>
      {asksForItems(claimEventOf(values)) && (
        <div className={styles.whole}>
          <DamagedItems items={items} />
        </div>
      )}
      <div className={styles.whole}>
        <LongTextInput name="description" isRequired maxLength={LONGEST} description={t('form.descriptionHint')} />
      </div>
    </div>
  )
}

/** What of the sum would be paid, while it is typed. */
const Reckoning = ({ conditions }: { conditions: ClaimConditions }) => {
  const reckoned = claimArithmetic(useValues(), conditions)
  return (
    reckoned && (
      <div className={styles.reckoning} aria-live="polite">
        <Arithmetic of={reckoned} product={conditions.product} />
      </div>
    )
  )
}

/** What is asked for, what the carrier has paid, and whether it was asked. */
export const SumFields = ({ conditions }: { conditions: ClaimConditions }) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const { product } = conditions
  return (
    <div className={styles.fields}>
      <MoneyInput
        name="claimedAmount"
        isRequired
        description={
          conditions.money ? t('sum.most', { sum: formatMoney(conditions.money.most, { locale }) }) : undefined
        }
      />
      <MoneyInput
        name="courierCompensation"
        label={t('field.courierCompensation', { product })}
        description={t('form.compensationHint')}
      />
      <Reckoning conditions={conditions} />
      <PretensionFields conditions={conditions} />
    </div>
  )
}

/** A buyer that does not pay: the debt and what of it is insured. */
export const CreditFields = ({
  conditions,
  events,
}: {
  conditions: ClaimConditions
  events: readonly InsuredEvent[]
}) => {
  const t = useClaimMessages()
  const { locale } = useIntl()
  const values = useValues()
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <SubjectInput product={conditions.product} events={events} />
      </div>
      <MoneyInput
        name="debtAmount"
        isRequired
        description={
          conditions.money ? t('form.debtHint', { sum: formatMoney(conditions.money.value, { locale }) }) : undefined
        }
      />
      <DateInput
        name="pretensionDate"
        isRequired
        maxValue={conditions.today}
        {...(conditions.earliestDate !== null && { minValue: conditions.earliestDate })}
      />
      <Reckoning conditions={conditions} />
      {claimEventOf(values) === 'BANKRUPTCY' && (
        <div className={styles.whole}>
          <TextInput name="bankruptcyCaseNumber" isRequired description={t('form.caseHint')} />
        </div>
      )}
      <div className={styles.whole}>
        <RadioInput
          name="buyerReply"
          isRequired
          choices={buyerReplies.map((value) => ({ value, label: t(`reply.${value}`) }))}
        />
      </div>
      <div className={styles.whole}>
        <LongTextInput name="description" isRequired maxLength={LONGEST} description={t('form.creditHint')} />
      </div>
    </div>
  )
}

/** Orders of a month to be checked. */
export const LinesFields = ({ claim }: { claim: ClaimCard }) => {
  const t = useClaimMessages()
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <Text tone="muted">{t('lines.lead')}</Text>
        <GroupLines claim={claim} />
      </div>
      <div className={styles.whole}>
        <LongTextInput name="description" maxLength={LONGEST} description={t('form.groupHint')} />
      </div>
    </div>
  )
}

const AccountField = () => {
  const t = useClaimMessages()
  const { data } = useAccounts()
  const accounts = data?.content ?? []
  const choices = accounts.map(({ id, bankName, settlementAccount }) => ({
    value: id,
    label: bankName,
    description: format(settlementAccount),
  }))
  return (
    <>
      <FormField<string | null> name="paymentDetailsId" empty={null}>
        {({ value, onChange, ...field }) => (
          <Select
            label={t('field.paymentDetailsId')}
            isRequired
            items={choices}
            {...field}
            value={value ?? ''}
            onChange={(id) => onChange(id === '' ? null : id)}
          />
        )}
      </FormField>
      {data && accounts.length === 0 && (
        <Text size="caption">
          {t.rich('form.noAccounts', {
            link: <Link href={pages.profile({}, { tab: 'payment-details' })}>{t('form.toAccounts')}</Link>,
          })}
        </Text>
      )}
    </>
  )
}

/** Who answers, where the money goes, and that it is all true. */
export const ContactFields = () => {
  const t = useClaimMessages()
  return (
    <div className={styles.fields}>
      <TextInput name="contact.lastname" isRequired maxLength={64} />
      <TextInput name="contact.firstname" isRequired maxLength={64} />
      <PhoneInput name="contact.phone" isRequired />
      <EmailInput name="contact.email" isRequired />
      <div className={styles.whole}>
        <AccountField />
      </div>
      <div className={styles.whole}>
        <FormField<boolean> name="isConfirmed" empty={false}>
          {({ value, onChange, ...field }) => (
            <Checkbox isRequired isSelected={value} onChange={onChange} {...field}>
              {t('field.isConfirmed')}
            </Checkbox>
          )}
        </FormField>
      </div>
    </div>
  )
}
