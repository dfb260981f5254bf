import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './container.css.ts'

export interface ContainerProps extends ComponentPropsWithRef<'div'> {
  /** Most width of the content: `form` 400, `text` 720, `page` 1200 px, `full` as wide as the window. */
  width?: keyof typeof styles.widths | undefined
  as?: 'div' | 'main' | 'section' | 'header' | 'footer' | undefined
}

/** Keeps content to a measure and away from the edges of the window. */
export function Container({ width = 'page', as: Element = 'div', className, ref, ...rest }: ContainerProps) {
  return <Element ref={ref as never} className={classNames(styles.root, styles.widths[width], className)} {...rest} />
}
