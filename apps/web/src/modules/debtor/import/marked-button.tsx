import { DownloadButton } from '@cabinet/ui/download-button'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../shared/api/problem.ts'
import { saveFile } from '../../../shared/files/save-file.ts'
import { useSharedMessages } from '../../../shared/messages.ts'
import { readMarked } from './data.ts'
import { useImportMessages } from './messages.ts'

/** The bad rows as a workbook to correct. */
export const MarkedButton = ({ file }: { file: File }) => {
  const t = useImportMessages()
  const shared = useSharedMessages()
  return (
    <DownloadButton
      // The name is the one that the server gives.
      fileName=""
      onDownload={async (control) => saveFile(await readMarked(file, control))}
      onError={(error) => toast.show({ tone: 'negative', text: problemOf(error, shared).message })}
    >
      {t('marked')}
    </DownloadButton>
  )
}
