import type { PaymentDetails } from '@cabinet/contract/organization/payment-details-fields'
import { AccountField } from '@cabinet/ui/account-field'
import { BikField } from '@cabinet/ui/bik-field'
import { Card } from '@cabinet/ui/card'
import { Checkbox } from '@cabinet/ui/checkbox'
import { FieldGroup } from '@cabinet/ui/field-group'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { useField, useForm } from 'react-final-form'
import { useCan } from '../../../../../shared/access/user.tsx'
import { FormField } from '../../../../../shared/forms/form-field.tsx'
import { useRequestMessages } from '../../messages.ts'
import { type AccountValues, accountValues, takenFrom } from '../../values/account.ts'
import { DateInput, MoneyInput, TextInput } from '../inputs.tsx'
import * as styles from '../request.css.ts'
import { useBank } from './use-bank.ts'

/** Stands for an account that is entered here. */
const OWN = 'OWN'
const LAST_DIGITS = 4

const useChosen = () => useField<string>('organizationPaymentDetailsId', { subscription: { value: true } }).input.value

/** The accounts of the organization, and another one. */
const Choice = ({ accounts }: { accounts: readonly PaymentDetails[] }) => {
  const t = useRequestMessages()
  const form = useForm<AccountValues>()
  const chosen = useChosen()
  const isTyped = useField<string>('bik', { subscription: { value: true } }).input.value !== ''
  const put = (values: AccountValues) =>
    form.batch(() => {
      for (const [name, value] of Object.entries(values)) form.change(name as keyof AccountValues, value as never)
    })
  return (
    <RadioGroup
      label={t('account.choose')}
      value={chosen || (isTyped ? OWN : '')}
      name="account"
      items={[
        ...accounts.map(({ id, bankName, settlementAccount, isMain }) => ({
          value: id,
          label: `${bankName}, •••• ${settlementAccount.slice(-LAST_DIGITS)}`,
          ...(isMain && { description: t('account.main') }),
        })),
        { value: OWN, label: t('account.own') },
      ]}
      onChange={(value) => {
        const account = accounts.find(({ id }) => id === value)
        const { accountOpenedDate, monthlyTurnover } = form.getState().values
        const rest = { ...accountValues(null), accountOpenedDate, monthlyTurnover }
        if (account) put(takenFrom(rest, account))
        else if (chosen !== '') put(rest)
      }}
    />
  )
}

const BankFields = () => {
  const t = useRequestMessages()
  const search = useBank()
  return (
    <>
      <div className={styles.third}>
        <FormField<string> name="bik" empty="">
          {(field) => (
            <BikField
              label={t('field.paymentDetails.bik')}
              description={t(`account.${search}`)}
              isRequired
              {...field}
            />
          )}
        </FormField>
      </div>
      <div className={styles.wide}>
        <TextInput name="bankName" label={t('field.paymentDetails.bankName')} isRequired />
      </div>
      <div className={styles.half}>
        <FormField<string> name="correspondentAccount" empty="">
          {(field) => <AccountField label={t('field.paymentDetails.correspondentAccount')} isRequired {...field} />}
        </FormField>
      </div>
      <div className={styles.half}>
        <FormField<string> name="settlementAccount" empty="">
          {(field) => <AccountField label={t('field.paymentDetails.settlementAccount')} isRequired {...field} />}
        </FormField>
      </div>
    </>
  )
}

/** The fields of the group PAYMENT_DETAILS. */
export const AccountFields = ({
  accounts,
  isSaved,
  onSavedChange,
}: {
  accounts: readonly PaymentDetails[]
  /** Whether the account goes to those of the organization as well. */
  isSaved: boolean
  onSavedChange: (isSaved: boolean) => void
}) => {
  const t = useRequestMessages()
  const maySave = useCan()(['USER_ADMIN'])
  const chosen = useChosen()
  const isTaken = chosen !== '' && accounts.some(({ id }) => id === chosen)
  return (
    <Card>
      <FieldGroup aria-label={t('group.PAYMENT_DETAILS')}>
        {accounts.length > 0 && <Choice accounts={accounts} />}
        <div className={styles.fields}>
          {!isTaken && <BankFields />}
          <div className={styles.half}>
            <DateInput name="accountOpenedDate" label={t('field.paymentDetails.accountOpenedDate')} />
          </div>
          <div className={styles.half}>
            <MoneyInput name="monthlyTurnover" label={t('field.paymentDetails.monthlyTurnover')} />
          </div>
        </div>
        {!isTaken && maySave && (
          <Checkbox
            name="saveToOrganization"
            isSelected={isSaved}
            description={t('account.saveHint')}
            onChange={onSavedChange}
          >
            {t('account.save')}
          </Checkbox>
        )}
      </FieldGroup>
    </Card>
  )
}
