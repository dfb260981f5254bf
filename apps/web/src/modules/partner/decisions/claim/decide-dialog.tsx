import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { type ClaimReason, claimReasons } from '@cabinet/contract/claim/values'
import { formatMoney } from '@cabinet/ui/money'
import { MoneyField } from '@cabinet/ui/money-field'
import { RadioGroup } from '@cabinet/ui/radio-group'
import { Select } from '@cabinet/ui/select'
import { TextArea } from '@cabinet/ui/text-area'
import { useField } from 'react-final-form'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useIntl } from '../../../../shared/intl/messages.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useDecide } from './data.ts'

const decisions = ['ALL', 'PART', 'NONE'] as const
type Kind = (typeof decisions)[number]

interface Values {
  readonly kind: string
  readonly approvedAmount: number | null
  readonly reason: string
  readonly comment: string
}

const WIDTH = 560
const LONGEST = 2000

const isReason = (value: string | undefined): value is ClaimReason =>
  value !== undefined && (claimReasons as readonly string[]).includes(value)

const approvedOf = ({ kind, approvedAmount }: Values, expected: number): number => {
  if (kind === 'ALL') return expected
  return kind === 'PART' ? (approvedAmount ?? 0) : 0
}

/** The sum of a part, and why it is not all of it. */
const Less = ({ most }: { most: string }) => {
  const t = useDecisionsMessages()
  const { input } = useField<Kind>('kind', { subscription: { value: true } })
  if (input.value === 'ALL') return null
  return (
    <>
      {input.value === 'PART' && (
        <FormField<number | null> name="approvedAmount" empty={null}>
          {(field) => (
            <MoneyField
              {...field}
              isRequired
              label={t('decide.sum')}
              description={t('decide.sumHint', { sum: most })}
            />
          )}
        </FormField>
      )}
      <FormField<string> name="reason" empty="">
        {(field) => (
          <Select
            {...field}
            isRequired
            label={t('decide.reason')}
            items={claimReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))}
          />
        )}
      </FormField>
    </>
  )
}

/** Decides a claim: all of it, a part, or nothing. The client gets a letter. */
export const DecideDialog = ({ claim, onClose }: { claim: InsurerClaim; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const shared = useSharedMessages()
  const { locale } = useIntl()
  const { decide } = useDecide()
  const { expectedAmount: expected } = claim
  const most = formatMoney(expected, { locale, fraction: 'auto' })
  const sumProblem = (sum: number | null | undefined) => {
    if (sum == null) return shared('required')
    return sum > 0 && sum < expected ? undefined : t('decide.sumRange', { sum: most })
  }
  const validate = ({ kind, approvedAmount, reason }: Partial<Values>) => {
    const sum = kind === 'PART' ? sumProblem(approvedAmount) : undefined
    return {
      ...(sum !== undefined && { approvedAmount: sum }),
      ...(kind !== 'ALL' && !isReason(reason) && { reason: shared('required') }),
    }
  }
  return (
    <FormDialog<Values>
      width={WIDTH}
      title={t('decide.title')}
      text={t('decide.text')}
      submit={t('claim.decide')}
      done={t('decide.done')}
      initialValues={{ kind: 'ALL', approvedAmount: null, reason: '', comment: '' }}
      validate={validate}
      fields={['approvedAmount', 'reason', 'comment']}
      onSubmit={(values) =>
        decide(
          { id: claim.id },
          {
            approvedAmount: approvedOf(values, expected),
            version: claim.version,
            ...(values.kind !== 'ALL' && isReason(values.reason) && { reason: values.reason }),
            ...(values.comment?.trim() && { comment: values.comment.trim() }),
          },
        )
      }
      onClose={onClose}
    >
      <FormField<string> name="kind" empty="ALL">
        {(field) => (
          <RadioGroup
            {...field}
            isRequired
            label={t('decide.kind')}
            items={decisions.map((kind) => ({ value: kind, label: t(`decide.kind.${kind}`, { sum: most }) }))}
          />
        )}
      </FormField>
      <Less most={most} />
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea {...field} rows={3} label={t('decide.comment')} maxLength={LONGEST} />}
      </FormField>
    </FormDialog>
  )
}
