import type { StatementLineCard } from '@cabinet/contract/partner/statement'
import { TextArea } from '@cabinet/ui/text-area'
import { formValidator } from '@cabinet/validators/react-final-form'
import { first, max, min, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../shared/intl/rule-text.ts'
import { useSettle } from './data.ts'
import { useStatementMessages } from './messages.ts'

const SHORTEST = 3
const LONGEST = 500

/** Closes a line that belongs to no invoice; why is kept with who and when. */
export const SettleDialog = ({ line, onClose }: { line: StatementLineCard; onClose: () => void }) => {
  const t = useStatementMessages()
  const say = useRuleText()
  const { trigger } = useSettle()
  const validate = useMemo(
    () => formValidator({ comment: first<'required' | 'min' | 'max'>(required, min(SHORTEST), max(LONGEST)) }, say),
    [say],
  )
  return (
    <FormDialog<{ readonly comment: string }>
      title={t('settle.title')}
      text={t('settle.text')}
      submit={t('settle')}
      done={t('settle.done')}
      validate={validate}
      fields={['comment']}
      onSubmit={({ comment }) => trigger({ params: { id: line.id }, body: { version: line.version, comment } })}
      onClose={onClose}
    >
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea {...field} isRequired rows={3} label={t('settle.comment')} />}
      </FormField>
    </FormDialog>
  )
}
