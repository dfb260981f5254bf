'use client'
import { useReducer, useRef, useState, type ReactNode, type RefObject } from 'react'
import { Minus, Plus, RotateCcw, RotateCw, Scan } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { useWords } from '../i18n/define-words.ts'
import { imagePreviewWords } from '../i18n/image-preview.ts'
import { useCabinetLocale } from '../i18n/locale.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { styled, type PartOf } from '../internal/parts.ts'
import { DrawnPage } from './drawn-page.tsx'
import * as styles from './image-preview.css.ts'
import type { PreviewImage, PreviewPage, PreviewPart } from './image-preview.tsx'
import { Pages } from './pages.tsx'
import { Picture } from './picture.tsx'
import { useKeys } from './use-keys.ts'
import { useSize, useStage } from './use-stage.ts'
import * as viewing from './view.ts'

export interface TurnablePictureProps {
  image: PreviewImage | PreviewPage
  /** From 0. */
  page: number
  count: number
  onPage: (page: number) => void
  part: PartOf<PreviewPart>
}

interface Around {
  /** What stands around it: keys are heard there. */
  around: RefObject<HTMLElement | null>
  /**
   * Where it stands among other things, in CSS pixels: Tab stops at it, and fingers scroll what is around it while the
   * whole picture is in sight.
   */
  height?: number | undefined
  /** Tools after those of every picture. */
  moreTools?: ReactNode
}

interface Loaded extends viewing.Size {
  readonly src: string
}
interface Change {
  readonly change: viewing.ViewChange
  readonly geometry: viewing.Geometry
}
const reduce = (view: viewing.View, { change, geometry }: Change): viewing.View =>
  viewing.changeView(view, change, geometry)
const percentOf = (view: viewing.View, locale: string): string =>
  (view.tenths / viewing.tenthsRange.plain).toLocaleString(locale, { style: 'percent', maximumFractionDigits: 0 })
const nothing: viewing.Size = { width: 0, height: 0 }

/** Words of the last change. */
function useSaid(view: viewing.View, page: number, count: number): string {
  const words = useWords(imagePreviewWords)
  const locale = useCabinetLocale()
  switch (view.said) {
    case undefined:
      return ''
    case 'zoom':
      return words.zoomed(percentOf(view, locale))
    case 'pixels':
      return words.pixelsShown
    case 'limit':
      return view.tenths >= viewing.tenthsRange.most ? words.largest : words.smallest
    case 'turn':
      return words.turned(viewing.degreesOf(view.turns).toLocaleString(locale))
    case 'page':
      return words.paged((page + 1).toLocaleString(locale), count.toLocaleString(locale))
    case 'edge':
      return words.edge
    case 'left':
      return words.movedLeft
    case 'right':
      return words.movedRight
    case 'up':
      return words.movedUp
    case 'down':
      return words.movedDown
  }
}

/** A picture that is zoomed, turned and moved, and its tools below it. */
export function TurnablePicture({
  image,
  page,
  count,
  onPage,
  part,
  around,
  height,
  moreTools,
}: TurnablePictureProps & Around) {
  const words = useWords(imagePreviewWords)
  const locale = useCabinetLocale()
  const isInPlace = height !== undefined
  const stage = useRef<HTMLDivElement>(null)
  const frame = useSize(stage)
  const [loaded, setLoaded] = useState<Loaded>()
  const isDrawn = 'render' in image
  const picture = isDrawn ? image : loaded?.src === image.src ? loaded : nothing
  const geometry = { frame, picture: { width: picture.width, height: picture.height } }
  const [view, dispatch] = useReducer(reduce, viewing.startView)
  const change = (next: viewing.ViewChange): void => dispatch({ change: next, geometry })
  const showPage = (next: number): void => {
    if (next < 0 || next >= count) return
    onPage(next)
    change({ kind: 'page' })
  }
  const { isDragging, handlers } = useStage({ ref: stage, view, geometry, change })
  const said = useSaid(view, page, count)
  const at = viewing.heldPlace(geometry, view)
  const slack = viewing.slackOf(geometry, view)
  const isMovable = slack.x > 0 || slack.y > 0
  useKeys({
    ref: around,
    view,
    change,
    onPage: count > 1 ? (by) => showPage(page + by) : undefined,
    isInPlace,
    isMovable,
  })
  const percent = percentOf(view, locale)
  const scale = viewing.scaleOf(geometry, view)
  const placing = { translate: `${at.x}px ${at.y}px`, rotate: `${view.turns * 90}deg`, scale }
  const isAllPixels = viewing.pixelTenths(geometry, view.turns) <= viewing.tenthsRange.plain

  return (
    <>
      <div
        {...part('stage', styles.stage, isInPlace && styles.stageInPlace)}
        {...handlers}
        {...(isInPlace && { style: { height } })}
        ref={stage}
        aria-label={words.picture}
        data-dragging={isDragging || undefined}
        data-movable={isMovable || undefined}
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrows move what is in it
        tabIndex={isInPlace ? 0 : -1}
      >
        {isDrawn ? (
          <DrawnPage
            key={image.id}
            look={styled(part('picture', styles.picture, styles.drawnPage), {
              ...placing,
              width: image.width,
              height: image.height,
            })}
            page={image}
            scale={scale}
          />
        ) : (
          <Picture
            key={image.src}
            alt={image.alt}
            look={styled(part('picture', styles.picture), placing)}
            src={image.src}
            onFocusLost={() => stage.current?.focus()}
            onSize={(size) => setLoaded({ ...size, src: image.src })}
          />
        )}
      </div>
      <div {...part('tools', styles.tools)} aria-label={words.tools} role="group">
        <div {...part('zoom', styles.group)}>
          <IconButton
            data-track="picture-zoom"
            disabledReason={view.tenths <= viewing.tenthsRange.least ? words.smallest : undefined}
            icon={Minus}
            label={words.smaller}
            onPress={() => change({ kind: 'zoom', tenths: Math.ceil(view.tenths) - 1 })}
          />
          <Button
            data-track="picture-zoom"
            aria-label={words.plain(percent)}
            {...part('percent', styles.percent)}
            tone="neutral"
            variant="quiet"
            onPress={() => change({ kind: 'plain' })}
          >
            {percent}
          </Button>
          <IconButton
            data-track="picture-zoom"
            disabledReason={view.tenths >= viewing.tenthsRange.most ? words.largest : undefined}
            icon={Plus}
            label={words.larger}
            onPress={() => change({ kind: 'zoom', tenths: Math.floor(view.tenths) + 1 })}
          />
          <IconButton
            data-track="picture-zoom"
            disabledReason={isAllPixels ? words.allPixels : undefined}
            icon={Scan}
            label={words.pixels}
            onPress={() => change({ kind: 'pixels' })}
          />
        </div>
        <div {...part('turn', styles.group)}>
          <IconButton
            data-track="picture-turn"
            icon={RotateCcw}
            label={words.turnLeft}
            onPress={() => change({ kind: 'turn', by: -1 })}
          />
          <IconButton
            data-track="picture-turn"
            icon={RotateCw}
            label={words.turnRight}
            onPress={() => change({ kind: 'turn', by: 1 })}
          />
        </div>
        <Pages count={count} page={page} part={part} onPage={showPage} />
        {moreTools !== undefined && <div className={styles.group}>{moreTools}</div>}
      </div>
      <VisuallyHidden aria-live="polite" as="div">
        <span key={view.count}>{said}</span>
      </VisuallyHidden>
    </>
  )
}
