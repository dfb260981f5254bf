'use client'
import { lazy, Suspense, useRef, useState } from 'react'
import { Maximize2 } from 'lucide-react'
import { useWords } from '../i18n/define-words.ts'
import { helpHintWords } from '../i18n/help-hint.ts'
import { Icon } from '../icon/icon.tsx'
import { Picture } from '../image-preview/picture.tsx'
import type { HelpHintPicture } from './help-hint.tsx'
import * as styles from './help-hint.css.ts'
import { codeOnDemand } from '../internal/code-on-demand.ts'
import { ownPart, type PartOf } from '../internal/parts.ts'
import { PressButton } from '../internal/press/press-button.tsx'

// Zoom, rotation and dragging are not needed before somebody enlarges a picture.
const load = codeOnDemand(() => import('../image-preview/full-screen.tsx'), 'FullScreen')
const FullScreen = lazy(async () => ({ default: (await load()).FullScreen }))

/** What the picture of a help has for whoever styles it. */
export type HelpPicturePart = 'figure' | 'picture' | 'enlarge' | 'mark'

interface HelpPictureProps {
  part: PartOf<HelpPicturePart>
  picture: HelpHintPicture
  title: string
}

/** The picture of a help, small; a press anywhere on it shows it over the whole screen. */
export function HelpPicture({ part, picture, title }: HelpPictureProps) {
  const words = useWords(helpHintWords)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const open = () => {
    setOpen(true)
    setOpened(true)
  }
  return (
    <figure {...part('figure', styles.figure)}>
      <Picture
        key={picture.src}
        alt={picture.alt}
        look={part('picture', styles.picture)}
        src={picture.src}
        onFocusLost={() => opener.current?.focus()}
      />
      <PressButton
        data-track="help-picture"
        ref={opener}
        {...part('enlarge', styles.enlarge)}
        // What cannot be fetched opens nothing: a lazy part that fails would take the page along.
        onPress={() => void load().then(open, () => {})}
      >
        <span {...part('mark', styles.mark)}>
          <Icon of={Maximize2} size={16} />
          {words.enlarge}
        </span>
      </PressButton>
      {wasOpened && (
        <Suspense fallback={null}>
          <FullScreen
            close={() => setOpen(false)}
            count={1}
            image={{ ...picture, fileName: title }}
            isDownloadable={false}
            isOpen={isOpen}
            page={0}
            part={ownPart}
            onPage={() => {}}
          />
        </Suspense>
      )}
    </figure>
  )
}
