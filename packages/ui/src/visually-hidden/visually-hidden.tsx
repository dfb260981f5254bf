import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './visually-hidden.css.ts'

export interface VisuallyHiddenProps extends ComponentPropsWithRef<'span'> {
  /** Element; `div` when the content is of block level. */
  as?: 'span' | 'div' | undefined
}

/** Text that screen readers read and nobody sees. */
export function VisuallyHidden({ as: Element = 'span', className, ref, ...rest }: VisuallyHiddenProps) {
  return <Element ref={ref as never} className={classNames(styles.hidden, className)} {...rest} />
}
