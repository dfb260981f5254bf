import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './card.css.ts'

export interface CardProps extends ComponentPropsWithRef<'div'> {
  /** `article` for a thing that stands by itself, `section` for a part of the page (give it a name). */
  as?: 'div' | 'article' | 'section' | 'aside' | 'li' | undefined
  /** False for content that reaches the edges, such as a table. */
  isPadded?: boolean | undefined
}

/** A raised sheet for what belongs together. Cards do not nest. */
export function Card({ as: Element = 'div', isPadded = true, className, ref, ...rest }: CardProps) {
  return (
    <Element
      ref={ref as never}
      className={classNames(styles.root, isPadded && styles.padded, className)}
      {...(rest as object)}
    />
  )
}
