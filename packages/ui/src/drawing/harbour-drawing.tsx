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
      {/* The boat and the rock stand in the water: their lines end where it begins. */}
      <path d="M20 170q18-12 36 0t36 0 36 0 36 0 36 0 36 0 36 0 36 0M164 170l-14-20h120l-12 15M206 150V48l58 88h-58M196 136h-34l34-52z" />
      <path d="M56 200q18-12 36 0t36 0 36 0 36 0 36 0 36 0 36 0" opacity="0.45" />
      <path
        d="m308 170 12-6h48l12 6M326 164l8-68h20l8 68M330 130h28M328 96h32M336 96V80h16v16M333 80q11-15 22 0z"
        opacity="0.7"
      />
      <path d="m360 84 36-12M360 92l36 12" opacity="0.4" />
    </svg>
  )
}
