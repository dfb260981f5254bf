import type { Endpoint, FileResponse, Schema } from '@cabinet/contract/endpoint'
import { download, shownImageTypes } from '@cabinet/contract/file'
import { Banner } from '@cabinet/ui/banner'
import { Button } from '@cabinet/ui/button'
import { EmptyState } from '@cabinet/ui/empty-state'
import { ImagePreview } from '@cabinet/ui/image-preview'
import { Skeleton } from '@cabinet/ui/skeleton'
import { useEffect, useState } from 'react'
import { useRead } from '../api/data.ts'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'
import { useFileMessages } from './messages.ts'
import { PdfView } from './pdf/pdf-view.tsx'

const PICTURE_HEIGHT = 704
/** As high as what comes: a small screen keeps its tools in sight. */
const HEIGHT = `min(66dvh, ${PICTURE_HEIGHT}px)`
const PDF = 'application/pdf'

/** A file as a list knows it. */
export interface ShownFile {
  readonly id: string
  readonly name: string
  readonly type: string
  /** The call that answers its content, where it is no file of the person's own. */
  readonly source?: FileSource
}

/** A call whose answer is a file. */
export interface FileSource {
  readonly of: Endpoint<Schema, undefined, undefined, FileResponse>
  readonly params: Readonly<Record<string, string>>
}

/** The call for the content of a file, with its input. */
export const contentCallOf = ({ id, source }: Pick<ShownFile, 'id' | 'source'>) =>
  source
    ? { of: source.of as typeof download, input: { params: source.params as { id: string } } }
    : { of: download, input: { params: { id } } }

const isShown = ({ type }: ShownFile): boolean => shownImageTypes.includes(type) || type === PDF

/** An address for the content while it is on the screen. Its type is ours, whatever the content says it is. */
const useAddress = (content: Blob, type: string): string | undefined => {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([content], { type }))
    setAddress(made)
    return () => {
      setAddress(undefined)
      URL.revokeObjectURL(made)
    }
  }, [content, type])
  return address
}

const Picture = ({ content, file }: { content: Blob; file: ShownFile }) => {
  const t = useFileMessages()
  const address = useAddress(content, file.type)
  if (address === undefined) return <Skeleton shape="block" height={HEIGHT} />
  return (
    <ImagePreview
      hasTools
      height={PICTURE_HEIGHT}
      isDownloadable={false}
      images={[{ src: address, alt: t('viewer.picture', { name: file.name }), fileName: file.name }]}
    />
  )
}

/** What is in a file: a picture to be zoomed and turned, the pages of a document, or why nothing is to be seen. */
export const FileView = ({ file }: { file: ShownFile }) => {
  const t = useFileMessages()
  const shared = useSharedMessages()
  const content = contentCallOf(file)
  const { data, error, mutate } = useRead(content.of, isShown(file) ? content.input : null, {
    revalidateIfStale: false,
    revalidateOnFocus: false,
    shouldRetryOnError: false,
  })
  if (!isShown(file)) return <EmptyState title={t('viewer.unseen')}>{t('viewer.unseenText')}</EmptyState>
  if (error !== undefined) {
    return (
      <Banner
        tone="negative"
        announce="alert"
        title={t('viewer.failed')}
        action={<Button onPress={() => void mutate()}>{shared('retry')}</Button>}
      >
        {problemOf(error, shared).message}
      </Banner>
    )
  }
  if (data === undefined) return <Skeleton shape="block" height={HEIGHT} />
  return file.type === PDF ? <PdfView content={data} name={file.name} /> : <Picture content={data} file={file} />
}
