import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './drawing.css.ts'

export interface HarbourDrawingProps extends CommonProps<SVGSVGElement>, DataAttributes {
  /** Most width in CSS pixels; the height follows. */
  width?: number | undefined
}

/** A quiet harbour: a boat under sail and a lighthouse. For the side of public pages. */
export function HarbourDrawing({ width = 460, className, ...rest }: HarbourDrawingProps) {
  return (
    <svg
      aria-hidden
      className={classNames(styles.root, styles.strong, className)}
      viewBox="0 0 420 240"
      width={width}
      {...rest}
    >
      <path
        d="M20 176c18 0 18-12 36-12s18 12 36 12 18-12 36-12 18 12 36 12 18-12 36-12 18 12 36 12 18-12 36-12 18 12 36 12 18-12 36-12 18 12 36 12"
        opacity="0.9"
      />
      <path
        d="M56 206c18 0 18-12 36-12s18 12 36 12 18-12 36-12 18 12 36 12 18-12 36-12 18 12 36 12 18-12 36-12"
        opacity="0.45"
      />
      <path d="M150 150h120l-18 22H168z" />
      <path d="M206 150V48l58 88h-58M196 136h-34l34-52z" />
      <path d="M318 164v-62l14-10 14 10v62M326 92V78h12v14M318 118h28M318 138h28" opacity="0.7" />
      <path d="m332 70 34-14M332 72l34 8" opacity="0.4" />
    </svg>
  )
}
