import type { ClaimCard, ClaimDocument } from '@cabinet/contract/claim/shapes'
import { type ClaimDocumentType, MAX_CLAIM_DOCUMENTS } from '@cabinet/contract/claim/values'
import { MAX_FILE_BYTES } from '@cabinet/contract/file'
import { type CheckedFile, FileList, type FileListItem } from '@cabinet/ui/file-list'
import { useEffect, useRef, useState } from 'react'
import { acceptedFiles } from '../../../shared/files/accepted.ts'
import type { ShownFile } from '../../../shared/files/file-view.tsx'
import { LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import { FIELD_ATTRIBUTE, focusField } from '../../../shared/forms/field-place.ts'
import { type ClaimMessages, useClaimMessages } from './messages.ts'
import { useDocumentRemoval, useDocumentUpload } from './use-documents.ts'

type Line = ClaimCard['checklist'][number]

/** What the insurer can open. Phones make a JPEG of a photograph when no HEIC is offered. */
export const insurerFiles = acceptedFiles.filter((extension) => extension !== '.heic')
/** A camera helps here only: what is photographed at the place of the event. */
const photographed: ReadonlySet<ClaimDocumentType> = new Set(['PHOTO', 'ACT', 'COST_PROOF', 'INVENTORY'])
const checks = { UPLOADED: 'uploaded', ACCEPTED: 'accepted', REJECTED: 'rejected' } as const

/** A document as the viewer wants it. */
export const shownOf = ({ file }: ClaimDocument): ShownFile => ({
  id: file.id,
  name: file.name,
  type: file.contentType,
})

/** Types that the claim needs, and those of documents beside them; where nothing can be added, those that are there. */
const linesOf = ({ checklist, documents, possible }: ClaimCard): readonly Line[] => {
  const known = new Set<ClaimDocumentType>(checklist.map(({ type }) => type.name))
  const others = documents.filter(({ type }) => !known.has(type.name)).map(({ type }) => type)
  const more = [...new Map(others.map((type) => [type.name, type])).values()]
  const lines = [
    ...checklist,
    ...more.map((type): Line => ({ type, need: 'OPTIONAL', least: 0, count: 1, isEnough: true })),
  ]
  return possible.attach
    ? lines
    : lines.filter(({ type }) => documents.some((document) => document.type.name === type.name))
}

/** What is said of a file in place of its size. */
const noteOf = ({ isGenerated, isSent }: ClaimDocument, isAsked: boolean, t: ClaimMessages): string | undefined => {
  if (isGenerated) return t('documents.generated')
  return isAsked && !isSent ? t('documents.unsent') : undefined
}

const fileOf = (document: ClaimDocument, isAsked: boolean, t: ClaimMessages) => {
  const { id, file, status, comment, isGenerated, isSent } = document
  const note = noteOf(document, isAsked, t)
  return {
    id,
    name: file.name,
    size: file.size,
    type: file.contentType,
    check: checks[status.name],
    ...(comment !== null && { comment }),
    ...(note !== undefined && { note }),
    // What the insurer has and has not refused stays as it is.
    isFixed: isGenerated || (isSent && status.name !== 'REJECTED'),
  } satisfies CheckedFile
}

interface Waiting {
  /** The insurer asks for it. */
  readonly isAsked: boolean
  /** It cannot be there yet: the copy of a complaint that was not sent. */
  readonly isTooEarly: boolean
}

/** Words for what is not there: how many of how many, who asks for it, or that the cabinet adds it. */
const stateOf = (line: Line, { isAsked, isTooEarly }: Waiting, t: ClaimMessages): string | undefined => {
  const { need, least, count, isEnough } = line
  if (isAsked) return t('documents.asked')
  if (isTooEarly && count === 0) return t('documents.pretensionFirst')
  if (!isEnough && least > 1) return t('documents.lack', { count, least })
  return need === 'AUTO' ? t('documents.auto') : undefined
}

const itemOf = (claim: ClaimCard, line: Line, t: ClaimMessages): FileListItem => {
  const { name } = line.type
  const isAsked = claim.asked?.left.some((asked) => asked.name === name) ?? false
  const files = claim.documents.filter(({ type }) => type.name === name)
  const refused = files.filter(({ status }) => status.name === 'REJECTED').length
  const isTooEarly = name === 'PRETENSION' && claim.form.pretension?.isSent === false
  const stateLabel = stateOf(line, { isAsked, isTooEarly }, t)
  return {
    id: name,
    title: line.type.description,
    hint: t(`document.${name}`),
    isRequired: isAsked || line.need === 'REQUIRED',
    // What the insurer asks for is wanted beside what it has; what it has refused does not count.
    minFiles: isAsked ? files.length + 1 : Math.max(1, line.least) + refused,
    maxFiles: MAX_CLAIM_DOCUMENTS,
    isReadOnly: line.need === 'AUTO',
    hasCamera: photographed.has(name),
    attributes: { [FIELD_ATTRIBUTE]: `documents.${name}` },
    ...(stateLabel !== undefined && { stateLabel }),
    files: files.map((document) => fileOf(document, claim.asked !== null, t)),
  }
}

interface Props {
  readonly claim: ClaimCard
  /** The field of the address: the row of that document gets the focus. */
  readonly field?: string | null
  readonly onOpen: (file: ShownFile) => void
}

/** What the insurer needs, type by type: the files, what it thinks of them, and what can be done about that. */
export const DocumentList = ({ claim, field = null, onOpen }: Props) => {
  const t = useClaimMessages()
  const upload = useDocumentUpload(claim.id)
  const remove = useDocumentRemoval(claim)
  const container = useRef<HTMLDivElement>(null)
  // A draft belongs to its author; what the insurer asks for, everybody of the product may answer.
  const reason =
    claim.status.name === 'DRAFT' ? !claim.may.edit && t('edit.role') : !claim.may.submit && t('submit.role')
  useEffect(() => {
    if (field?.startsWith('documents.') && container.current) focusField(container.current, field)
  }, [field])
  return (
    <FileList
      ref={container}
      label={t('documents')}
      items={linesOf(claim).map((line) => itemOf(claim, line, t))}
      accept={acceptedFiles}
      offered={insurerFiles}
      maxSize={MAX_FILE_BYTES}
      {...(claim.possible.attach && { upload })}
      {...(reason !== false && { disabledReason: reason })}
      onFilesChange={remove}
      onOpen={({ id }) => {
        const document = claim.documents.find((one) => one.id === id)
        if (document) onOpen(shownOf(document))
      }}
    />
  )
}

/** The documents where there is no room beside them: a file opens over the page. */
export const DocumentsInForm = ({ claim, field = null }: Omit<Props, 'onOpen'>) => {
  const [opened, setOpened] = useState<ShownFile>()
  return (
    <>
      <DocumentList claim={claim} field={field} onOpen={setOpened} />
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
