import type { AgreementCard } from '@cabinet/contract/finance/agreements'
import { Button } from '@cabinet/ui/button'
import { FileText } from 'lucide-react'
import { memo, useState } from 'react'
import { LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import { uploadedOf } from '../../../shared/files/use-upload.ts'
import { useRegistersMessages } from '../registers/messages.ts'
import * as styles from './agreements.css.ts'

/** The agreement itself and its appendices, as the bank has given them. */
export const AgreementFiles = memo(({ agreement: { number, files } }: { agreement: AgreementCard }) => {
  const t = useRegistersMessages()
  const [opened, setOpened] = useState<(typeof files)[number]>()
  if (files.length === 0) return null
  return (
    <>
      <ul className={styles.files} aria-label={t('agreement.files', { number })}>
        {files.map((file) => (
          <li key={file.id}>
            <Button
              variant="quiet"
              size="small"
              icon={FileText}
              data-track="agreement-file"
              onPress={() => setOpened(file)}
            >
              {file.name}
            </Button>
          </li>
        ))}
      </ul>
      <LazyViewer file={opened && uploadedOf(opened)} onClose={() => setOpened(undefined)} />
    </>
  )
})
