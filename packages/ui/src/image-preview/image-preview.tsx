'use client'
import { useRef, useState, type ReactNode } from 'react'
import { Maximize2 } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { imagePreviewWords } from '../i18n/image-preview.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { Icon } from '../icon/icon.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { classNames } from '../internal/class-names.ts'
import { useMergedRefs } from '../internal/merge-refs.ts'
import { styled, takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import { PressButton } from '../internal/press/press-button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { DownloadLink } from './download-link.tsx'
import { DrawnPage } from './drawn-page.tsx'
import { FileName } from './file-name.tsx'
import { FullScreen } from './full-screen.tsx'
import * as styles from './image-preview.css.ts'
import { Pages } from './pages.tsx'
import { Picture } from './picture.tsx'
import { TurnablePicture } from './turnable-picture.tsx'

/** A page that you draw yourself: of a PDF, by its reader. */
export interface PreviewPage {
  /** Unlike those of the other pages. */
  id: string
  /** Size of the page in CSS pixels at which everything in it can be read. */
  width: number
  height: number
  /**
   * What the page shows, as wide and as high as the room that it is given (`width: '100%'`): a canvas, an image, a frame.
   * `scale` is the part of its own size at which it is seen; draw finer when it grows.
   */
  render: (scale: number) => ReactNode
  /** What is to be seen, for those who do not see it: «Договор, страница 2». */
  alt: string
  fileName: string
  /** What is downloaded; nothing when absent. */
  downloadHref?: string | undefined
}

/** One page: a picture and the file it is of. */
export interface PreviewImage {
  /** Address of the picture; of another page it must be another one. */
  src: string
  /** What is to be seen, for those who do not see it: «Скан паспорта, разворот с фотографией». */
  alt: string
  /** Name of the file with its extension; shown, and the name under which it is saved. */
  fileName: string
  /** What is downloaded, when it is not the picture itself: the original of a reduced copy. */
  downloadHref?: string | undefined
}

/** The parts of a preview in its place, and of the dialog over the whole screen. */
export type PreviewPart =
  | 'place'
  | 'picture'
  | 'open'
  | 'openMark'
  | 'caption'
  | 'name'
  | 'pages'
  | 'previous'
  | 'next'
  | 'number'
  | 'download'
  | 'veil'
  | 'dialog'
  | 'header'
  | 'close'
  | 'stage'
  | 'tools'
  | 'zoom'
  | 'percent'
  | 'turn'

export interface ImagePreviewProps extends CommonProps<HTMLElement>, DataAttributes, PartsProps<PreviewPart> {
  /** The pages in their order, one at least: pictures, or pages that you draw. */
  images: readonly [PreviewImage | PreviewPage, ...(PreviewImage | PreviewPage)[]]
  /** Height of the picture in its place, in CSS pixels. */
  height?: number | undefined
  /** The page shown first, from 0. */
  defaultPage?: number | undefined
  /** Another page is in sight, from 0; in its place or in the dialog. */
  onPageChange?: ((page: number) => void) | undefined
  /** A link saves the file of the page. */
  isDownloadable?: boolean | undefined
  /**
   * It is zoomed and turned in its place, with the tools below it instead of the name: where looking at it is what one
   * came for, as in a dialog that shows a file.
   */
  hasTools?: boolean | undefined
}

/**
 * Pictures of documents: small in their place, and in a dialog over the whole screen with zoom 50 to 150 % by 10
 * (specification, section 9), rotation by 90° and pages. At 100 % the whole picture is in sight. With `hasTools` all that
 * is done in its place.
 */
export function ImagePreview(asGiven: ImagePreviewProps) {
  const [part, props] = takeParts(asGiven)
  const { images, height = 240, defaultPage = 0, onPageChange, isDownloadable = true, ...others } = props
  const { hasTools = false, className, ref, ...rest } = others
  const words = useWords(imagePreviewWords)
  const locale = useCabinetLocale()
  const figure = useRef<HTMLElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wanted, setWanted] = useState(defaultPage)
  const [hasTurned, setTurned] = useState(false)
  const page = Math.min(Math.max(0, wanted), images.length - 1)
  const image = images[page] ?? images[0]
  const showPage = (next: number): void => {
    setWanted(next)
    setTurned(true)
    onPageChange?.(next)
  }
  return (
    <figure className={classNames(styles.root, className)} {...rest} ref={useMergedRefs(figure, ref)}>
      {hasTools ? (
        <TurnablePicture
          around={figure}
          count={images.length}
          height={height}
          image={image}
          moreTools={
            <>
              <IconButton
                data-track="picture-open"
                icon={Maximize2}
                label={words.open(image.fileName)}
                onPress={() => setOpen(true)}
              />
              {isDownloadable && <DownloadLink image={image} part={part} />}
            </>
          }
          page={page}
          part={part}
          onPage={showPage}
        />
      ) : (
        <>
          <div {...styled(part('place', styles.place), { height })}>
            {'render' in image ? (
              <div className={styles.thumbnail}>
                <DrawnPage
                  key={image.id}
                  look={part('picture', styles.thumbnailPage)}
                  page={image}
                  scale={height / image.height}
                />
              </div>
            ) : (
              <Picture
                key={image.src}
                alt={image.alt}
                look={part('picture', styles.thumbnail)}
                src={image.src}
                onFocusLost={() => opener.current?.focus()}
              />
            )}
            <PressButton
              data-track="picture-open"
              ref={opener}
              aria-label={words.open(image.fileName)}
              {...part('open', styles.open)}
              onPress={() => setOpen(true)}
            >
              <span {...part('openMark', styles.openMark)}>
                <Icon of={Maximize2} size={16} />
              </span>
            </PressButton>
          </div>
          <figcaption {...part('caption', styles.caption)}>
            <FileName name={image.fileName} part={part} />
            <Pages count={images.length} page={page} part={part} onPage={showPage} />
            {isDownloadable && <DownloadLink image={image} part={part} />}
          </figcaption>
        </>
      )}
      <VisuallyHidden aria-live="polite">
        {hasTurned &&
          !isOpen &&
          !hasTools &&
          words.paged((page + 1).toLocaleString(locale), images.length.toLocaleString(locale))}
      </VisuallyHidden>
      <FullScreen
        close={() => setOpen(false)}
        count={images.length}
        image={image}
        isDownloadable={isDownloadable}
        isOpen={isOpen}
        page={page}
        part={part}
        onPage={showPage}
      />
    </figure>
  )
}
