import type { BankRequest } from '@cabinet/contract/finance/partner-shapes'
import { TextArea } from '@cabinet/ui/text-area'
import { TextField } from '@cabinet/ui/text-field'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useAsk } from './data.ts'

interface Values {
  readonly document: string
  readonly comment?: string
}

const LONGEST_DOCUMENT = 500
const LONGEST_COMMENT = 1000

/** Asks the organization for another document. */
export const AskDialog = ({ request, onClose }: { request: BankRequest; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const say = useRuleText()
  const { decide } = useAsk()
  const validate = useMemo(
    () => formValidator({ document: [required, max(LONGEST_DOCUMENT)], comment: [max(LONGEST_COMMENT)] }, say),
    [say],
  )
  return (
    <FormDialog<Values>
      title={t('ask.title')}
      text={t('ask.text')}
      submit={t('ask.submit')}
      done={t('ask.done')}
      validate={validate}
      fields={['document', 'comment']}
      onSubmit={({ document, comment }) =>
        decide({ id: request.id }, { document, comment: comment?.trim() || null, version: request.version })
      }
      onClose={onClose}
    >
      <FormField<string> name="document" empty="">
        {(field) => <TextField {...field} isRequired label={t('ask.document')} description={t('ask.documentHint')} />}
      </FormField>
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea {...field} rows={3} label={t('ask.comment')} maxLength={LONGEST_COMMENT} />}
      </FormField>
    </FormDialog>
  )
}
