import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import { gaps } from '../internal/gap.css.ts'
import type { Space } from '../theme/scale.ts'
import * as styles from './inline.css.ts'

export interface InlineProps extends ComponentPropsWithRef<'div'> {
  /** Distance between children and between wrapped lines, CSS pixels of the 4 px grid. */
  gap?: Space | undefined
  align?: keyof typeof styles.align | undefined
  justify?: keyof typeof styles.justify | undefined
  /** Keeps everything on one line. */
  isSingleLine?: boolean | undefined
  as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | undefined
}

/** Children side by side, wrapped when there is no room. */
export function Inline(props: InlineProps) {
  const { gap = 8, align = 'center', justify = 'start', isSingleLine = false, as: Element = 'div', ...rest } = props
  const { className, ref, ...own } = rest
  return (
    <Element
      ref={ref as never}
      className={classNames(
        styles.root,
        gaps[gap],
        styles.align[align],
        styles.justify[justify],
        isSingleLine && styles.single,
        className,
      )}
      {...(own as object)}
    />
  )
}
