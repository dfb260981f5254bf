import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { DateField } from '@cabinet/ui/date-field'
import { Grid } from '@cabinet/ui/grid'
import { IntegerField } from '@cabinet/ui/integer-field'
import { formatMoney } from '@cabinet/ui/money'
import { MoneyField } from '@cabinet/ui/money-field'
import { PercentField } from '@cabinet/ui/percent-field'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { TextField } from '@cabinet/ui/text-field'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useApprove } from './data.ts'
import { type ApprovalValues, bodyOf, fields, problemsOf, valuesOf } from './approval.ts'

const WIDTH = 640

/** Approves a request: the agreement is concluded with exactly these terms, which begin as those of the offer. */
export const ApproveDialog = ({ request, onClose }: { request: BankRequestInFull; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const { decide } = useApprove()
  const most = formatMoney(request.financingLimit, { locale, fraction: 'auto' })
  const texts = {
    required: shared('required'),
    tooLarge: t('approve.tooLarge', { sum: most }),
    tooSmall: t('approve.tooSmall'),
    advance: t('approve.advanceRange'),
    deferral: t('approve.deferralRange'),
  }
  return (
    <FormDialog<ApprovalValues>
      width={WIDTH}
      title={t('approve.title')}
      text={t('approve.text')}
      submit={t('request.approve')}
      done={t('approve.done')}
      initialValues={valuesOf(request)}
      validate={(values) => problemsOf(values, request.financingLimit, texts)}
      fields={fields}
      onSubmit={(values) => decide({ id: request.id }, { ...bodyOf(values), version: request.version })}
      onClose={onClose}
    >
      <Grid columns={2}>
        <FormField<number | null> name="limit" empty={null}>
          {(field) => (
            <MoneyField
              {...field}
              isRequired
              label={t('terms.limit')}
              description={t('approve.limitHint', { sum: most })}
            />
          )}
        </FormField>
        <FormField<string> name="interestRate" empty="">
          {(field) => <PercentField {...field} isRequired label={t('terms.interestRate')} />}
        </FormField>
        <FormField<string> name="advanceRate" empty="">
          {(field) => <PercentField {...field} isRequired label={t('terms.advanceRate')} />}
        </FormField>
        <FormField<number | null> name="maxDeferralDays" empty={null}>
          {(field) => <IntegerField {...field} isRequired label={t('terms.maxDeferralDays')} />}
        </FormField>
        <FormField<string> name="fee" empty="">
          {(field) => <PercentField {...field} label={t('terms.fee')} description={t('approve.feeHint')} />}
        </FormField>
        <FormField<string> name="finishedDate" empty="">
          {(field) => <DateField {...field} isRequired label={t('terms.finishedDate')} />}
        </FormField>
      </Grid>
      <FormField<string> name="withRecourse" empty="">
        {(field) => (
          <RadioGroup
            {...field}
            isRequired
            label={t('terms.withRecourse')}
            items={[
              { value: 'yes', label: t('recourse.yes') },
              { value: 'no', label: t('recourse.no') },
            ]}
          />
        )}
      </FormField>
      <FormField<string> name="number" empty="">
        {(field) => <TextField {...field} label={t('approve.number')} description={t('approve.numberHint')} />}
      </FormField>
    </FormDialog>
  )
}
