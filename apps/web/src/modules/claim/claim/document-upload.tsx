import type { ClaimDocument } from '@cabinet/contract/claim-shapes'
import { type ClaimDocumentType, MAX_CLAIM_DOCUMENTS } from '@cabinet/contract/claim-values'
import { MAX_FILE_BYTES } from '@cabinet/contract/file'
import { FileUpload, type UploadedFile } from '@cabinet/ui/file-upload'
import { acceptedFiles } from '../../../shared/files/accepted.ts'
import { useClaimMessages } from '../words/messages.ts'
import { useDocumentUpload } from './use-document-upload.ts'

const none: readonly UploadedFile[] = []
/** A hint helps here only: what is photographed at the place of the event. */
const photographed: ReadonlySet<ClaimDocumentType> = new Set(['PHOTO', 'ACT', 'COST_PROOF', 'INVENTORY', 'WAYBILL'])

/** Takes files of one type; each is a document of the claim as soon as it has arrived. */
export const DocumentUpload = ({
  claimId,
  type,
  name,
  replaced,
  onDone,
}: {
  claimId: string
  type: ClaimDocumentType
  /** Of the type, in words. */
  name: string
  /** The document whose place the file takes. */
  replaced?: ClaimDocument
  onDone?: () => void
}) => {
  const t = useClaimMessages()
  const upload = useDocumentUpload(claimId, type, replaced)
  return (
    <FileUpload
      label={replaced ? t('documents.replaceLabel', { name: replaced.file.name }) : name}
      description={t('documents.description')}
      accept={acceptedFiles}
      maxSize={MAX_FILE_BYTES}
      maxFiles={replaced ? 1 : MAX_CLAIM_DOCUMENTS}
      hasCamera={photographed.has(type)}
      upload={upload}
      value={none}
      // What has arrived stands in the list of documents, which is read again.
      onChange={() => onDone?.()}
    />
  )
}
