import { Button } from '@cabinet/ui/button'
import type { UploadedFile } from '@cabinet/ui/file-upload'
import { FileText } from 'lucide-react'
import * as styles from './request.css.ts'

/** Files that the bank has already: they can be looked at. */
export const SentFiles = ({
  files,
  onOpen,
}: {
  files: readonly UploadedFile[]
  onOpen: (file: UploadedFile) => void
}) => (
  <ul className={styles.reviewLinks}>
    {files.map((file) => (
      <li key={file.id}>
        <Button variant="quiet" size="small" icon={FileText} data-track="request-document" onPress={() => onOpen(file)}>
          {file.name}
        </Button>
      </li>
    ))}
  </ul>
)
