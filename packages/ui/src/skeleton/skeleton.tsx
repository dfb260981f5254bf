import type { CSSProperties } from 'react'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import type { CommonProps, DataAttributes } from '../internal/props.ts'
import * as styles from './skeleton.css.ts'

export interface SkeletonProps extends CommonProps<HTMLSpanElement>, DataAttributes {
  /** `text` is as high as the text it stands for, `block` has its own height, `circle` stands for an avatar. */
  shape?: keyof typeof styles.shapes | undefined
  /** CSS width; the whole line when absent. */
  width?: CSSProperties['width'] | undefined
  /** CSS height of a block. */
  height?: CSSProperties['height'] | undefined
}

/**
 * Stands in the place of content that is being loaded and has its geometry, so that nothing moves when it comes. Show
 * it for at least 250 ms (`useMinimumDuration`). Screen readers pass it by: put `aria-busy` on the region.
 */
export function Skeleton({ shape = 'block', width, height, className, style, ...rest }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={classNames(styles.root, styles.shapes[shape], className)}
      style={{ width, height, ...style }}
      {...rest}
    />
  )
}

export interface SkeletonTextProps extends CommonProps<HTMLSpanElement>, DataAttributes, PartsProps<'line'> {
  /** How many lines the text will have; the last one is shorter. */
  lines?: number | undefined
}

/** Lines of text that are being loaded, in the font size of their surroundings. */
export function SkeletonText(asGiven: SkeletonTextProps) {
  const [part, { lines = 3, className, ...rest }] = takeParts(asGiven)
  return (
    <span aria-hidden className={classNames(styles.lines, className)} {...rest}>
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} shape="text" {...part('line', line > 0 && line === lines - 1 && styles.lastLine)} />
      ))}
    </span>
  )
}
