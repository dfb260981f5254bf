import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import { gaps } from '../internal/gap.css.ts'
import type { Space } from '../theme/scale.ts'
import * as styles from './grid.css.ts'

export interface GridProps extends ComponentPropsWithRef<'div'> {
  /**
   * The most columns. 2: from 992 px. 3: two from 992, three from 1200 px. 4 (small tiles): two from 576, four from
   * 1200 px. Narrower windows have one.
   */
  columns?: keyof typeof styles.upTo | undefined
  gap?: Space | undefined
  as?: 'div' | 'section' | 'ul' | 'ol' | undefined
}

/** Cards of equal width in as many columns as the window has room for. */
export function Grid({ columns = 3, gap = 16, as: Element = 'div', className, ref, ...rest }: GridProps) {
  return (
    <Element
      ref={ref as never}
      className={classNames(styles.root, gaps[gap], styles.upTo[columns], className)}
      {...(rest as object)}
    />
  )
}
