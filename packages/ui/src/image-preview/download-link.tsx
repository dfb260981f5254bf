'use client'
import { Download } from 'lucide-react'
import { Link as AriaLink } from 'react-aria-components/Link'
import { buttonLook } from '../button/button-look.ts'
import { useWords } from '../i18n/define-words.ts'
import { imagePreviewWords } from '../i18n/image-preview.ts'
import { Icon } from '../icon/icon.tsx'
import type { PartOf } from '../internal/parts.ts'
import * as styles from './image-preview.css.ts'
import type { PreviewImage, PreviewPage } from './image-preview.tsx'

/** Saves the file of a page under its own name. */
export function DownloadLink({ image, part }: { image: PreviewImage | PreviewPage; part: PartOf<'download'> }) {
  const words = useWords(imagePreviewWords)
  const address = image.downloadHref ?? ('src' in image ? image.src : undefined)
  if (address === undefined) return null
  return (
    <AriaLink
      aria-label={words.download(image.fileName)}
      {...part('download', buttonLook({ tone: 'neutral', variant: 'quiet' }), styles.download)}
      download={image.fileName}
      href={address}
      // Of another origin, or led there by the server, it is opened and not saved: the page must stay.
      rel="noopener"
      target="_blank"
    >
      <Icon of={Download} />
    </AriaLink>
  )
}
