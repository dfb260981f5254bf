import type { CSSProperties } from 'react'
import type { PartOf } from '../internal/parts.ts'
import type { PreviewPage } from './image-preview.tsx'

interface DrawnPageProps {
  page: PreviewPage
  /** What the picture is of the whole: its attributes. */
  look: ReturnType<PartOf<'picture'>>
  /** Part of its own size at which it is seen. */
  scale: number
  style?: CSSProperties | undefined
}

/** A page that the consumer draws. */
export function DrawnPage({ page, look, scale, style }: DrawnPageProps) {
  return (
    <div
      {...look}
      aria-label={page.alt}
      data-phase="ready"
      role="img"
      style={{ aspectRatio: `${page.width} / ${page.height}`, ...style }}
    >
      {page.render(scale)}
    </div>
  )
}
