import type { ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './drawing.css.ts'

export interface DrawingProps extends CommonProps<SVGSVGElement>, DataAttributes {
  /** Edge in CSS pixels. */
  size?: number | undefined
}

/** A drawing in the frame that all of them share. */
export const drawing = (paths: ReactNode) =>
  function Drawing({ size = 88, className, ...rest }: DrawingProps) {
    return (
      <svg
        aria-hidden
        className={classNames(styles.root, className)}
        height={size}
        viewBox="0 0 88 88"
        width={size}
        {...rest}
      >
        {paths}
      </svg>
    )
  }
