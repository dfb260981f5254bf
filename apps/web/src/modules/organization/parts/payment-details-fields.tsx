import { accountWarnings } from '@cabinet/contract/organization/payment-details-rules'
import type { LegalStatus } from '@cabinet/contract/organization'
import { AccountField } from '@cabinet/ui/account-field'
import { Banner } from '@cabinet/ui/banner'
import { BikField } from '@cabinet/ui/bik-field'
import { Checkbox } from '@cabinet/ui/checkbox'
import { Stack } from '@cabinet/ui/stack'
import { TextField } from '@cabinet/ui/text-field'
import { TriangleAlert } from 'lucide-react'
import { useField } from 'react-final-form'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useOrganizationMessages } from './messages.ts'
import { useBankByBik } from './use-bank-by-bik.ts'

const BankFields = ({ firstBik }: { firstBik: string }) => {
  const t = useOrganizationMessages()
  const search = useBankByBik(firstBik)
  const city = useField<string>('bankCity', { subscription: { value: true } }).input.value
  return (
    <>
      <FormField<string> name="bik" empty="">
        {(field) => (
          <BikField
            label={t('paymentDetails.bik')}
            description={t(`paymentDetails.bank.${search}`)}
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name="bankName" empty="">
        {(field) => (
          <TextField
            label={t('paymentDetails.bankName')}
            description={city ? t('paymentDetails.city', { city }) : undefined}
            isRequired
            {...field}
          />
        )}
      </FormField>
      <FormField<string> name="correspondentAccount" empty="">
        {(field) => <AccountField label={t('paymentDetails.correspondent')} isRequired {...field} />}
      </FormField>
    </>
  )
}

/** What is odd about the account without being wrong. */
const Warnings = ({ legalStatus }: { legalStatus: LegalStatus }) => {
  const t = useOrganizationMessages()
  const account = useField<string>('settlementAccount', { subscription: { value: true } }).input.value
  const warnings = accountWarnings(account, legalStatus)
  return (
    <div role="status">
      {warnings.length > 0 && (
        <Banner tone="notice" icon={TriangleAlert}>
          {warnings.map((warning) => (
            <p key={warning}>{t(`paymentDetails.warning.${warning}`)}</p>
          ))}
        </Banner>
      )}
    </div>
  )
}

/** The fields of a bank account. */
export const PaymentDetailsFields = ({
  legalStatus,
  firstBik,
  isMain,
  isOnly,
}: {
  legalStatus: LegalStatus
  /** The code with which the form was opened: its bank has been filled in already. */
  firstBik: string
  /** The account is the main one now and stays so until another takes its place. */
  isMain: boolean
  /** The first account of the organization becomes the main one by itself. */
  isOnly: boolean
}) => {
  const t = useOrganizationMessages()
  return (
    <Stack gap={16}>
      <BankFields firstBik={firstBik} />
      <FormField<string> name="settlementAccount" empty="">
        {(field) => <AccountField label={t('paymentDetails.settlement')} isRequired {...field} />}
      </FormField>
      <Warnings legalStatus={legalStatus} />
      <FormField<string> name="comment" empty="">
        {(field) => <TextField label={t('paymentDetails.comment')} {...field} />}
      </FormField>
      <FormField<boolean> name="isMain" empty={false}>
        {({ value, ...field }) => (
          <Checkbox
            isSelected={value || isMain || isOnly}
            isDisabled={isMain || isOnly}
            description={
              isMain || isOnly ? t(isOnly ? 'paymentDetails.firstIsMain' : 'paymentDetails.mainStays') : undefined
            }
            {...field}
          >
            {t('paymentDetails.main')}
          </Checkbox>
        )}
      </FormField>
    </Stack>
  )
}
