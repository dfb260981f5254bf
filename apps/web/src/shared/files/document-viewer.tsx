import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { Dialog } from '@cabinet/ui/dialog'
import { DownloadButton } from '@cabinet/ui/download-button'
import { Skeleton } from '@cabinet/ui/skeleton'
import { useEffect, useEffectEvent, useState } from 'react'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'
import { PdfView } from './pdf/pdf-view.tsx'
import { saveFile } from './save-file.ts'
import { useFileMessages } from './messages.ts'

const WIDTH = 960
const HEIGHT = 480

type Read = (control: { readonly signal?: AbortSignal }) => Promise<File>
type Found = { readonly file: File } | { readonly error: unknown }

/** Reads the document once it is opened, and again when the person asks. */
const useDocument = (read: Read) => {
  const [found, setFound] = useState<Found | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const file = await read({ signal })
      if (!signal.aborted) setFound({ file })
    } catch (error) {
      if (!signal.aborted) setFound({ error })
    }
  })
  const isAsked = found === null
  useEffect(() => {
    if (!isAsked) return
    const controller = new AbortController()
    void ask(controller.signal)
    return () => controller.abort()
  }, [isAsked])
  return { found, again: () => setFound(null) }
}

/** A PDF that the server makes anew for each reader: it has no id of a file. */
export const DocumentViewer = ({ title, read, onClose }: { title: string; read: Read; onClose: () => void }) => {
  const t = useFileMessages()
  const shared = useSharedMessages()
  const { found, again } = useDocument(read)
  const file = found && 'file' in found ? found.file : null
  return (
    <Dialog
      isOpen
      isDismissable
      isFullSheet
      width={WIDTH}
      title={title}
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" tone="neutral" onPress={onClose}>
            {shared('close')}
          </Button>
          <DownloadButton
            tone="accent"
            variant="solid"
            fileName={file?.name ?? title}
            onDownload={async (control) => saveFile(file ?? (await read(control)))}
            onError={console.error}
          >
            {t('download')}
          </DownloadButton>
        </>
      }
    >
      {found === null && <Skeleton shape="block" height={HEIGHT} />}
      {found && 'error' in found && (
        <Banner
          tone="negative"
          announce="alert"
          title={t('viewer.failed')}
          action={<Button onPress={again}>{shared('retry')}</Button>}
        >
          {problemOf(found.error, shared).message}
        </Banner>
      )}
      {file && <PdfView content={file} name={file.name} />}
    </Dialog>
  )
}
