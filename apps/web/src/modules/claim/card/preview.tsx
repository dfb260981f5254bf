import type { ClaimCard } from '@cabinet/contract/claim/shapes'
import { download } from '@cabinet/contract/file'
import { DownloadButton } from '@cabinet/ui/download-button'
import { Heading } from '@cabinet/ui/heading'
import { IconButton } from '@cabinet/ui/icon-button'
import { Card } from '@cabinet/ui/card'
import { Skeleton } from '@cabinet/ui/skeleton'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { call } from '../../../shared/api/http.ts'
import type { ShownFile } from '../../../shared/files/file-view.tsx'
import { LazyView, LazyViewer } from '../../../shared/files/lazy-viewer.tsx'
import { saveFile } from '../../../shared/files/save-file.ts'
import { useScreen } from '../../../shared/screen.ts'
import { useClaimMessages } from '../parts/messages.ts'
import * as styles from '../parts/claim.css.ts'
import { shownFiles } from './use-opened-file.ts'

const HEIGHT = 'min(66dvh, 704px)'

interface Props {
  readonly claim: ClaimCard
  readonly file: ShownFile
  readonly onOpen: (file: ShownFile) => void
  readonly onClose: () => void
}

/** A file beside the facts that it proves, with the way to the next one. */
const Beside = ({ claim, file, onOpen, onClose }: Props) => {
  const t = useClaimMessages()
  const heading = useRef<HTMLHeadingElement>(null)
  const files = shownFiles(claim)
  const at = files.findIndex(({ id }) => id === file.id)
  // The last is followed by the first: the button that is pressed again and again stays what it is.
  const [previous, next] = [files.at(at - 1), files[(at + 1) % files.length]]
  const { id } = file
  // Whoever opens a file wants to see it, and whoever does not see hears its name.
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card
      as="section"
      className={styles.preview}
      aria-labelledby="claim-file"
      onKeyDown={({ key, target, currentTarget }) => {
        // A picture over the whole screen closes itself first.
        if (key === 'Escape' && currentTarget.contains(target as Node)) onClose()
      }}
    >
      <div className={styles.previewHead}>
        <Heading
          ref={heading}
          id="claim-file"
          level={2}
          size="title"
          tabIndex={-1}
          aria-live="polite"
          className={styles.previewName}
        >
          {file.name}
        </Heading>
        <span className={styles.previewActions}>
          {files.length > 1 && (
            <>
              <IconButton
                icon={ChevronLeft}
                size="small"
                label={t('preview.previous')}
                onPress={() => previous && onOpen(previous)}
              />
              <IconButton
                icon={ChevronRight}
                size="small"
                label={t('preview.next')}
                onPress={() => next && onOpen(next)}
              />
            </>
          )}
          <DownloadButton
            variant="outline"
            tone="neutral"
            size="small"
            fileName={file.name}
            onDownload={async (control) => saveFile(await call(download, { params: { id } }, control))}
            onError={console.error}
          >
            {t('preview.download')}
          </DownloadButton>
          <IconButton icon={X} size="small" label={t('preview.close')} onPress={onClose} />
        </span>
      </div>
      <LazyView key={id} file={file} loading={<Skeleton shape="block" height={HEIGHT} />} />
    </Card>
  )
}

/** A file of a claim: beside the facts where there is room for both, over the page on small screens. */
export const FilePreview = (props: Props) => {
  const { largeDesktop } = useScreen()
  return largeDesktop ? <Beside {...props} /> : <LazyViewer file={props.file} onClose={props.onClose} />
}
