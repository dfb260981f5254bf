import { pdf, type SellerDocument } from '@cabinet/contract/seller/documents'
import { call } from '../../../shared/api/http.ts'
import { LazyDocument } from '../../../shared/files/lazy-document.tsx'
import { useDocumentsMessages } from './messages.ts'

/** A document over the page, to read, print and save. */
export const PaperViewer = ({
  id,
  document,
  onClose,
}: {
  id: string
  /** Absent for an address that names a document of another page of the register. */
  document: Pick<SellerDocument, 'type' | 'number'> | undefined
  onClose: () => void
}) => {
  const t = useDocumentsMessages()
  return (
    <LazyDocument
      title={t(`viewer.${document?.type.name ?? 'CERTIFICATE'}`, { number: document?.number ?? '' }).trim()}
      read={(control) => call(pdf, { params: { id } }, control)}
      onClose={onClose}
      onFailed={onClose}
    />
  )
}
