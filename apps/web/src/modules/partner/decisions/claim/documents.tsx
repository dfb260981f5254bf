import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { documentContent } from '@cabinet/contract/claim/partner'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { DownloadButton } from '@cabinet/ui/download-button'
import { Inline } from '@cabinet/ui/inline'
import { useState } from 'react'
import { saveFile } from '../../../../shared/files/save-file.ts'
import { DrawerPart } from '../../../../shared/ui/drawer-part.tsx'
import { ActionButton } from '../action-button.tsx'
import { FileLines } from '../file-lines.tsx'
import { useDecisionsMessages } from '../messages.ts'
import { readArchive, useAcceptDocument } from './data.ts'
import { RefuseDocumentDialog } from './refuse-document-dialog.tsx'

type Document = InsurerClaim['documents'][number]

const tones = { UPLOADED: 'neutral', ACCEPTED: 'positive', REJECTED: 'negative' } as const

/** Documents are judged while the claim is. */
const judged: ReadonlySet<string> = new Set(['SUBMITTED', 'IN_REVIEW', 'DOCUMENTS_REQUESTED'])

const Accept = ({ claimId, document }: { claimId: string; document: Document }) => {
  const t = useDecisionsMessages()
  const { decide, isDeciding } = useAcceptDocument()
  return (
    <ActionButton
      data-track="decision-document-accept"
      size="small"
      variant="quiet"
      tone="neutral"
      aria-label={t('document.acceptOf', { name: document.fileName })}
      isLoading={isDeciding}
      done={t('document.accepted')}
      onAct={() => decide({ id: claimId, documentId: document.id }, {})}
    >
      {t('document.accept')}
    </ActionButton>
  )
}

/** The documents of a claim: to look at, and to say whether they are as they should be. */
export const ClaimDocuments = ({ claim }: { claim: InsurerClaim }) => {
  const t = useDecisionsMessages()
  const [refused, setRefused] = useState<Document | null>(null)
  const mayJudge = judged.has(claim.state)
  return (
    <DrawerPart title={t('documents')}>
      <FileLines
        label={t('documents')}
        files={claim.documents.map((document) => ({
          id: document.id,
          name: document.fileName,
          size: document.size,
          type: document.contentType,
          title: t(`document.${document.type}`),
          source: { of: documentContent, params: { id: claim.id, documentId: document.id } },
          note: (
            <Inline>
              <Badge tone={tones[document.state]}>{t(`document.state.${document.state}`)}</Badge>
            </Inline>
          ),
          actions: mayJudge && (
            <Inline gap={4}>
              {document.state !== 'ACCEPTED' && <Accept claimId={claim.id} document={document} />}
              {document.state !== 'REJECTED' && (
                <Button
                  data-track="decision-document-refuse"
                  size="small"
                  variant="quiet"
                  tone="negative"
                  aria-label={t('document.refuseOf', { name: document.fileName })}
                  onPress={() => setRefused(document)}
                >
                  {t('document.refuse')}
                </Button>
              )}
            </Inline>
          ),
        }))}
      />
      {claim.documents.length > 1 && (
        <Inline>
          <DownloadButton
            size="small"
            variant="outline"
            tone="neutral"
            fileName={`${claim.number}.zip`}
            onDownload={async (control) => saveFile(await readArchive(claim.id, control))}
            onError={console.error}
          >
            {t('documents.all')}
          </DownloadButton>
        </Inline>
      )}
      {refused && <RefuseDocumentDialog claimId={claim.id} document={refused} onClose={() => setRefused(null)} />}
    </DrawerPart>
  )
}
