import { type DebtorShipmentCard, documentTypes } from '@cabinet/contract/debtor/shipments'
import { DateField } from '@cabinet/ui/date-field'
import { IntegerField } from '@cabinet/ui/integer-field'
import { MoneyField } from '@cabinet/ui/money-field'
import { Select } from '@cabinet/ui/select'
import { TextField } from '@cabinet/ui/text-field'
import { today } from '@cabinet/validators/dates'
import { AttachmentsField } from '../../../shared/files/attachments-field.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import * as styles from '../parts/form.css.ts'
import { BuyerChoice } from './buyer-choice.tsx'
import { CoverPreview } from './cover-preview.tsx'
import { useShipmentsMessages } from './messages.ts'

const MAX_NUMBER = 64

const NumberField = ({ name, label }: { name: string; label: string }) => (
  <FormField<string> name={name} empty="">
    {(field) => <TextField label={label} isRequired maxLength={MAX_NUMBER} {...field} />}
  </FormField>
)

const DayField = ({ name, label }: { name: string; label: string }) => (
  <FormField<string> name={name} empty="">
    {(field) => <DateField label={label} isRequired maxValue={today('Europe/Moscow')} {...field} />}
  </FormField>
)

/** What the form of a shipment asks for; what would be insured of it stands below the sums. */
export const ShipmentFields = ({ known }: { known: DebtorShipmentCard['buyer'] | undefined }) => {
  const t = useShipmentsMessages()
  return (
    <>
      <BuyerChoice known={known} />
      <div className={styles.pair}>
        <NumberField name="contract.number" label={t('form.contractNumber')} />
        <DayField name="contract.date" label={t('form.contractDate')} />
      </div>
      <FormField<string> name="document.type" empty="">
        {(field) => (
          <Select
            label={t('form.type')}
            isRequired
            items={documentTypes.map((type) => ({ value: type, label: t(`form.type.${type}`) }))}
            {...field}
          />
        )}
      </FormField>
      <div className={styles.pair}>
        <NumberField name="document.number" label={t('form.number')} />
        <DayField name="document.date" label={t('form.date')} />
      </div>
      <div className={styles.pair}>
        <DayField name="shipmentDate" label={t('form.shipped')} />
        <FormField<number | null> name="deferralDays" empty={null}>
          {(field) => <IntegerField label={t('form.deferral')} isRequired {...field} />}
        </FormField>
      </div>
      <div className={styles.pair}>
        <FormField<number | null> name="amount" empty={null}>
          {(field) => <MoneyField label={t('form.amount')} isRequired {...field} />}
        </FormField>
        <FormField<number | null> name="vatAmount" empty={null}>
          {(field) => <MoneyField label={t('form.vat')} description={t('form.vatHelp')} isRequired {...field} />}
        </FormField>
      </div>
      <CoverPreview />
      <AttachmentsField
        name="files"
        label={t('form.scan')}
        description={t('form.scanHelp')}
        purpose="SHIPMENT_DOCUMENT"
        maxFiles={1}
        hasCamera
      />
    </>
  )
}
