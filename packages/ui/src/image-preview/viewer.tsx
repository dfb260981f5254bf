'use client'
import { useRef } from 'react'
import { X } from 'lucide-react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Heading as AriaHeading } from 'react-aria-components/Heading'
import { useWords } from '../i18n/define-words.ts'
import { imagePreviewWords } from '../i18n/image-preview.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { DownloadLink } from './download-link.tsx'
import { FileName } from './file-name.tsx'
import * as styles from './image-preview.css.ts'
import { TurnablePicture, type TurnablePictureProps } from './turnable-picture.tsx'

export interface ViewerProps extends TurnablePictureProps {
  isDownloadable: boolean
  close: () => void
}

/** The inside of the fullscreen dialog. */
export function Viewer({ isDownloadable, close, ...picture }: ViewerProps) {
  const words = useWords(imagePreviewWords)
  const dialog = useRef<HTMLElement>(null)
  const { image, part } = picture
  return (
    <AriaDialog ref={dialog} {...part('dialog', styles.dialog)}>
      <header {...part('header', styles.header)}>
        <AriaHeading className={styles.title} level={2} slot="title">
          <FileName name={image.fileName} part={part} />
        </AriaHeading>
        {isDownloadable && <DownloadLink image={image} part={part} />}
        <IconButton
          data-track="picture-close"
          {...part('close')}
          icon={X}
          label={words.close}
          slot={null}
          onPress={close}
        />
      </header>
      <TurnablePicture {...picture} around={dialog} />
    </AriaDialog>
  )
}
