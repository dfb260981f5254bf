import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { type ClaimDocumentType, claimDocumentTypes } from '@cabinet/contract/claim/values'
import { MultiSelect } from '@cabinet/ui/multi-select'
import { TextArea } from '@cabinet/ui/text-area'
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx'
import { FormField } from '../../../../shared/forms/form-field.tsx'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useDecisionsMessages } from '../messages.ts'
import { useAskDocuments } from './data.ts'

interface Values {
  readonly documents: readonly string[]
  readonly comment?: string
}

const LONGEST = 2000

const isType = (value: string): value is ClaimDocumentType => (claimDocumentTypes as readonly string[]).includes(value)

/** Asks the client for documents; the decision waits for them. */
export const AskDialog = ({ claim, onClose }: { claim: InsurerClaim; onClose: () => void }) => {
  const t = useDecisionsMessages()
  const shared = useSharedMessages()
  const { decide } = useAskDocuments()
  return (
    <FormDialog<Values>
      title={t('claim.ask')}
      text={t('claimAsk.text')}
      submit={t('ask.submit')}
      done={t('claimAsk.done')}
      validate={({ documents = [] }: Partial<Values>) =>
        documents.length === 0 ? { documents: shared('required') } : {}
      }
      fields={['documents', 'comment']}
      onSubmit={({ documents, comment }) =>
        decide(
          { id: claim.id },
          {
            documents: documents.filter(isType),
            version: claim.version,
            ...(comment?.trim() && { comment: comment.trim() }),
          },
        )
      }
      onClose={onClose}
    >
      <FormField<readonly string[]> name="documents" empty={[]}>
        {(field) => (
          <MultiSelect
            {...field}
            isRequired
            label={t('claimAsk.documents')}
            items={claimDocumentTypes.map((type) => ({ value: type, label: t(`document.${type}`) }))}
          />
        )}
      </FormField>
      <FormField<string> name="comment" empty="">
        {(field) => <TextArea {...field} rows={3} label={t('ask.comment')} maxLength={LONGEST} />}
      </FormField>
    </FormDialog>
  )
}
