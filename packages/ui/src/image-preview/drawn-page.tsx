import type { CSSProperties } from 'react'
import type { PreviewPage } from './image-preview.tsx'

interface DrawnPageProps {
  page: PreviewPage
  className: string
  /** Part of its own size at which it is seen. */
  scale: number
  style?: CSSProperties | undefined
}

/** A page that the consumer draws. */
export function DrawnPage({ page, className, scale, style }: DrawnPageProps) {
  return (
    <div
      aria-label={page.alt}
      className={className}
      data-phase="ready"
      role="img"
      style={{ aspectRatio: `${page.width} / ${page.height}`, ...style }}
    >
      {page.render(scale)}
    </div>
  )
}
