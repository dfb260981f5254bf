import { requestDocument } from '@cabinet/contract/finance/partner'
import type { BankRequestInFull } from '@cabinet/contract/finance/partner-shapes'
import { DrawerPart } from '../../../../shared/ui/drawer-part.tsx'
import { FileLines } from '../file-lines.tsx'
import { useDecisionsMessages } from '../messages.ts'

/** The files of a request, answers to what the bank has asked for among them. */
export const RequestDocuments = ({ request: { id, form } }: { request: BankRequestInFull }) => {
  const t = useDecisionsMessages()
  return (
    <DrawerPart title={t('documents')}>
      <FileLines
        label={t('documents')}
        files={form.documents.map(({ id: fileId, name, size, contentType }) => ({
          id: fileId,
          name,
          size,
          type: contentType,
          source: { of: requestDocument, params: { id, fileId } },
        }))}
      />
    </DrawerPart>
  )
}
