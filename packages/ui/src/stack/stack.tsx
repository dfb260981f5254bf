import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import { gaps } from '../internal/gap.css.ts'
import type { Space } from '../theme/scale.ts'
import * as styles from './stack.css.ts'

export interface StackProps extends ComponentPropsWithRef<'div'> {
  /** Distance between children, CSS pixels of the 4 px grid. */
  gap?: Space | undefined
  /** Where children stand across the column. */
  align?: keyof typeof styles.align | undefined
  as?: 'div' | 'section' | 'article' | 'main' | 'aside' | 'header' | 'footer' | 'form' | 'ul' | 'ol' | 'li' | undefined
}

/** Children one below another. */
export function Stack({ gap = 16, align = 'stretch', as: Element = 'div', className, ref, ...rest }: StackProps) {
  return (
    <Element
      ref={ref as never}
      className={classNames(styles.root, gaps[gap], styles.align[align], className)}
      {...(rest as object)}
    />
  )
}
