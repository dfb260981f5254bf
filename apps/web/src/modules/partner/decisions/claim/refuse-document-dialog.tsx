import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { TextArea } from '@cabinet/ui/text-area'
import { formValidator } from '@cabinet/validators/react-final-form'
import { max, required } from '@cabinet/validators/rules'
import { useMemo } from 'react'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useRuleText } from '../../../../shared/intl/rule-text.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useRefuseDocument } from './data.ts'

const LONGEST = 500

/** Says what is wrong with a document; the client puts another one in its place. */
export const RefuseDocumentDialog = ({
  claimId,
  document,
  onClose,
}: {
  claimId: string
  document: InsurerClaim['documents'][number]
  onClose: () => void
}) => {
  const t = useDecisionsMessages()
  const say = useRuleText()
  const { decide } = useRefuseDocument()
  const validate = useMemo(() => formValidator({ comment: [required, max(LONGEST)] }, say), [say])
  return (
    <FormDialog<{ readonly comment: string }>
      tone="negative"
      title={t('document.refuseTitle')}
      text={t('document.refuseText', { name: document.fileName })}
      submit={t('document.refuse')}
      done={t('document.refused')}
      validate={validate}
      fields={['comment']}
      onSubmit={({ comment }) => decide({ id: claimId, documentId: document.id }, { comment })}
      onClose={onClose}
    >
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea {...field} isRequired rows={3} label={t('document.wrong')} maxLength={LONGEST} />}
      </FormField>
    </FormDialog>
  )
}
