import { Badge } from '../badge/badge.tsx'
import type { PendingFile } from '../file-upload/use-uploads.ts'
import { useWords } from '../i18n/define-words.ts'
import { fileListWords } from '../i18n/file-list.ts'
import type { CheckedFile, ItemState } from './file-state.ts'
import * as styles from './file-list.css.ts'

const tones = { missing: 'notice', rejected: 'negative', accepted: 'positive', uploaded: 'info' } as const

interface StateBadgeProps {
  state: ItemState
  /** In place of the words for what is missing or may be left out. */
  label: string | undefined
  /** Files of the document that are not there yet: they come first, as they change while one looks. */
  pending: readonly PendingFile[]
}

/** How a document stands, in a word and a colour. */
export function StateBadge({ state, label, pending }: StateBadgeProps) {
  const words = useWords(fileListWords)
  const onTheirWay = pending.filter(({ phase }) => phase === 'uploading' || phase === 'waiting')
  if (onTheirWay.length > 0) {
    const bytes = onTheirWay.reduce((sum, { file }) => sum + file.size, 0)
    const arrived = onTheirWay.reduce((sum, { file, share }) => sum + file.size * share, 0)
    return (
      <Badge icon={null} tone="info">
        {words.uploading(Math.round((arrived / Math.max(1, bytes)) * 100))}
      </Badge>
    )
  }
  if (pending.some(({ phase }) => phase === 'failed')) return <Badge tone="negative">{words.failed}</Badge>
  if (state === 'optional') return <span className={styles.note}>{label ?? words.optional}</span>
  return <Badge tone={tones[state]}>{state === 'missing' ? (label ?? words.missing) : words[state]}</Badge>
}

/** How one file of several stands. */
export function FileBadge({ check = 'uploaded' }: Pick<CheckedFile, 'check'>) {
  const words = useWords(fileListWords)
  return <Badge tone={tones[check]}>{words[check]}</Badge>
}
