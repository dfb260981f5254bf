import { Button } from '@cabinet/ui/button'
import { Stack } from '@cabinet/ui/stack'
import { Text } from '@cabinet/ui/text'
import { type ReactNode, useState } from 'react'
import { useFileSize } from '../../../shared/files/file-size.ts'
import type { ShownFile } from '../../../shared/files/file-view.tsx'
import { LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import * as styles from './decisions.css.ts'
import { useDecisionsMessages } from './messages.ts'

/** A file that came with a thing. */
export interface FileLine extends ShownFile {
  readonly size: number
  /** What it is, over its name. */
  readonly title?: string
  /** Beside its size: what was said of it. */
  readonly note?: ReactNode
  /** What can be done with it besides looking. */
  readonly actions?: ReactNode
}

/** Files to look at: each opens over the page, and is saved from there. */
export const FileLines = ({ label, files }: { label: string; files: readonly FileLine[] }) => {
  const t = useDecisionsMessages()
  const sizeText = useFileSize()
  const [opened, setOpened] = useState<ShownFile>()
  if (files.length === 0) return <Text tone="muted">{t('documents.none')}</Text>
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {files.map((file) => (
          <li key={file.id} className={styles.line}>
            <span className={styles.what}>
              <Stack gap={4}>
                {file.title !== undefined && <Text>{file.title}</Text>}
                <Text tone={file.title === undefined ? 'ink' : 'muted'}>{file.name}</Text>
                <Text size="caption" tone="muted">
                  {sizeText(file.size)}
                </Text>
                {file.note}
              </Stack>
            </span>
            {file.actions}
            <Button
              data-track="decision-document-open"
              size="small"
              variant="quiet"
              tone="neutral"
              aria-label={t('documents.openOf', { name: file.name })}
              onPress={() => setOpened(file)}
            >
              {t('documents.open')}
            </Button>
          </li>
        ))}
      </ul>
      <LazyViewer file={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}
