import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { DownloadButton } from '@cabinet/ui/download-button'
import { call } from '../api/http.ts'
import { useSharedMessages } from '../messages.ts'
import { contentCallOf, FileView, type ShownFile } from './file-view.tsx'
import { saveFile } from './save-file.ts'
import { useFileMessages } from './messages.ts'

const WIDTH = 960

/** A file over the page: pictures and documents to look at, everything else to be saved. */
export const FileViewer = ({ file, onClose }: { file: ShownFile; onClose: () => void }) => {
  const t = useFileMessages()
  const shared = useSharedMessages()
  const content = contentCallOf(file)
  return (
    <Dialog
      isOpen
      isDismissable
      isFullSheet
      width={WIDTH}
      title={file.name}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('close')}
          </Button>
          <DownloadButton
            tone="accent"
            variant="solid"
            fileName={file.name}
            onDownload={async (control) => saveFile(await call(content.of, content.input, control))}
            onError={console.error}
          >
            {t('download')}
          </DownloadButton>
        </>
      }
    >
      <FileView file={file} />
    </Dialog>
  )
}
