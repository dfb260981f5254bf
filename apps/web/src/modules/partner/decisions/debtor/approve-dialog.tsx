import type { InsurerBuyer } from '@cabinet/contract/debtor/partner-credit'
import { DateField } from '@cabinet/ui/date-field'
import { formatMoney } from '@cabinet/ui/money'
import { MoneyField } from '@cabinet/ui/money-field'
import { TextArea } from '@cabinet/ui/text-area'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useApprove } from './data.ts'

interface Values {
  readonly approvedLimit: number | null
  readonly validUntil: string
  readonly comment: string
}

const LONGEST = 500

/** Approves a limit, or lessens one that is in force: never more than was asked for. */
export const ApproveDialog = ({ buyer, onClose }: { buyer: InsurerBuyer; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const { decide } = useApprove()
  const isNew = buyer.state === 'REQUESTED'
  const requested = buyer.requestedLimit ?? 0
  const most = formatMoney(requested, { locale, fraction: 'auto' })
  const sumProblem = (sum: number | null | undefined) => {
    if (sum == null) return shared('required')
    return sum > 0 && sum <= requested ? undefined : t('pay.range', { sum: most })
  }
  const validate = ({ approvedLimit, validUntil }: Partial<Values>) => {
    const sum = sumProblem(approvedLimit)
    return {
      ...(sum !== undefined && { approvedLimit: sum }),
      ...(!validUntil && { validUntil: shared('required') }),
    }
  }
  return (
    <FormDialog<Values>
      title={t(isNew ? 'limitApprove.title' : 'limitApprove.changeTitle')}
      text={t('limitApprove.text')}
      submit={t(isNew ? 'request.approve' : 'limit.change')}
      done={t('limitApprove.done')}
      initialValues={{
        approvedLimit: isNew ? requested : buyer.approvedLimit,
        validUntil: isNew ? '' : (buyer.validUntil ?? ''),
        comment: '',
      }}
      validate={validate}
      fields={['approvedLimit', 'validUntil', 'comment']}
      onSubmit={({ approvedLimit, validUntil, comment }) =>
        decide(
          { id: buyer.id },
          {
            approvedLimit: approvedLimit ?? 0,
            validUntil,
            version: buyer.version,
            ...(comment?.trim() && { comment: comment.trim() }),
          },
        )
      }
      onClose={onClose}
    >
      <FormField<number | null> name="approvedLimit" empty={null}>
        {(field) => (
          <MoneyField
            {...field}
            isRequired
            label={t('terms.limit')}
            description={t('limitApprove.hint', { sum: most })}
          />
        )}
      </FormField>
      <FormField<string> name="validUntil" empty="">
        {(field) => <DateField {...field} isRequired label={t('limit.validUntil')} />}
      </FormField>
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea {...field} rows={3} label={t('decide.comment')} maxLength={LONGEST} />}
      </FormField>
    </FormDialog>
  )
}
