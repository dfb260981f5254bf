import type { ClaimCard, ClaimDocument } from '@cabinet/contract/claim-shapes'
import type { ClaimDocumentType } from '@cabinet/contract/claim-values'
import { Badge } from '@cabinet/ui/badge'
import { Button } from '@cabinet/ui/button'
import { Text } from '@cabinet/ui/text'
import { Check, TriangleAlert, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ShownFile } from '../../../shared/files/file-viewer.tsx'
import { LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import { FIELD_ATTRIBUTE } from '../../../shared/forms/field-place.ts'
import { useClaimMessages } from '../words/messages.ts'
import * as styles from './claim.css.ts'
import { DocumentFile } from './document-file.tsx'
import { DocumentUpload } from './document-upload.tsx'

type Line = ClaimCard['checklist'][number]

/** Types that the claim needs, and those of documents beside them. */
const linesOf = ({ checklist, documents }: ClaimCard): readonly Line[] => {
  const known = new Set<ClaimDocumentType>(checklist.map(({ type }) => type.name))
  const others = documents.filter(({ type }) => !known.has(type.name)).map(({ type }) => type)
  const more = [...new Map(others.map((type) => [type.name, type])).values()]
  return [...checklist, ...more.map((type): Line => ({ type, need: 'OPTIONAL', least: 0, count: 1, isEnough: true }))]
}

const Need = ({ line: { need, least, count, isEnough }, isAsked }: { line: Line; isAsked: boolean }) => {
  const t = useClaimMessages()
  if (isAsked)
    return (
      <Badge tone="notice" icon={TriangleAlert}>
        {t('documents.asked')}
      </Badge>
    )
  if (!isEnough) {
    return (
      <Badge tone="notice" icon={TriangleAlert}>
        {least > 1 ? t('documents.lack', { count, least }) : t('documents.missing')}
      </Badge>
    )
  }
  if (need === 'REQUIRED')
    return (
      <Badge tone="positive" icon={Check}>
        {t('documents.enough')}
      </Badge>
    )
  return need === 'AUTO' && count === 0 ? <Badge>{t('documents.auto')}</Badge> : null
}

const TypeRow = ({
  claim,
  line,
  focus,
  onOpen,
}: {
  claim: ClaimCard
  line: Line
  focus: boolean
  onOpen: (document: ClaimDocument) => void
}) => {
  const t = useClaimMessages()
  const [isOpen, setOpen] = useState(false)
  const isDraft = claim.status.name === 'DRAFT'
  const canAttach = claim.possible.attach && claim.may.edit
  const isAsked = claim.asked?.left.some(({ name }) => name === line.type.name) ?? false
  const own = claim.documents.filter(({ type }) => type.name === line.type.name)
  const place = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (focus) place.current?.querySelector('button')?.focus()
  }, [focus])
  const hint = t(`document.${line.type.name}`)
  return (
    <li ref={place} className={styles.row} {...{ [FIELD_ATTRIBUTE]: `documents.${line.type.name}` }}>
      <div className={styles.rowLine}>
        <span className={styles.rowName}>
          <strong>{line.type.description}</strong>
          <Text as="span" size="caption" tone="muted">
            {hint}
          </Text>
        </span>
        <Need line={line} isAsked={isAsked} />
        {canAttach && line.need !== 'AUTO' && !isOpen && (
          <Button
            icon={Upload}
            size="small"
            variant={isAsked || !line.isEnough ? 'solid' : 'outline'}
            tone={isAsked || !line.isEnough ? 'accent' : 'neutral'}
            aria-label={t('documents.uploadType', { name: line.type.description })}
            onPress={() => setOpen(true)}
          >
            {t('documents.upload')}
          </Button>
        )}
      </div>
      {own.length > 0 && (
        <ul className={styles.rows} aria-label={line.type.description}>
          {own.map((document) => (
            <DocumentFile
              key={document.id}
              claimId={claim.id}
              document={document}
              isDraft={isDraft}
              canAttach={canAttach}
              onOpen={() => onOpen(document)}
            />
          ))}
        </ul>
      )}
      {isOpen && canAttach && <DocumentUpload claimId={claim.id} type={line.type.name} name={line.type.description} />}
    </li>
  )
}

/** What the insurer needs, type by type, with the files that are there. */
export const DocumentList = ({ claim, field = null }: { claim: ClaimCard; field?: string | null }) => {
  const t = useClaimMessages()
  const [opened, setOpened] = useState<ShownFile>()
  return (
    <>
      <ul className={styles.rows} aria-label={t('documents')}>
        {linesOf(claim).map((line) => (
          <TypeRow
            key={line.type.name}
            claim={claim}
            line={line}
            focus={field === `documents.${line.type.name}`}
            onOpen={({ file }) => setOpened({ id: file.id, name: file.name, type: file.contentType })}
          />
        ))}
      </ul>
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
