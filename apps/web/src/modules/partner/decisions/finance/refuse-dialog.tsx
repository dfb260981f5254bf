import type { BankRequest } from '@cabinet/contract/finance/partner-shapes'
import { DateField } from '@cabinet/ui/date-field'
import { TextArea } from '@cabinet/ui/text-area'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useRefuse } from './data.ts'

interface Values {
  readonly comment: string
  readonly retryAvailableDate?: string
}

const LONGEST = 500

/** Refuses a request; the organization reads why. */
export const RefuseDialog = ({ request, onClose }: { request: BankRequest; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const say = useRuleText()
  const { decide } = useRefuse()
  const validate = useMemo(() => formValidator({ comment: [required, max(LONGEST)] }, say), [say])
  return (
    <FormDialog<Values>
      tone="negative"
      title={t('refuse.title')}
      text={t('refuse.text')}
      submit={t('request.refuse')}
      done={t('refuse.done')}
      validate={validate}
      fields={['comment', 'retryAvailableDate']}
      onSubmit={({ comment, retryAvailableDate }) =>
        decide(
          { id: request.id },
          { comment, version: request.version, ...(retryAvailableDate && { retryAvailableDate }) },
        )
      }
      onClose={onClose}
    >
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea {...field} isRequired rows={4} label={t('refuse.comment')} maxLength={LONGEST} />}
      </FormField>
      <FormField<string> name="retryAvailableDate" empty="">
        {(field) => <DateField {...field} label={t('refuse.retry')} description={t('refuse.retryHint')} />}
      </FormField>
    </FormDialog>
  )
}
