import { styled, type PartOf } from '../internal/parts.ts'
import type { PreviewPage } from './image-preview.tsx'

interface DrawnPageProps {
  page: PreviewPage
  /** What the picture is of the whole: its attributes. */
  look: ReturnType<PartOf<'picture'>>
  /** Part of its own size at which it is seen. */
  scale: number
}

/** A page that the consumer draws. */
export function DrawnPage({ page, look, scale }: DrawnPageProps) {
  return (
    <div
      {...styled(look, { aspectRatio: `${page.width} / ${page.height}` })}
      aria-label={page.alt}
      data-phase="ready"
      role="img"
    >
      {page.render(scale)}
    </div>
  )
}
