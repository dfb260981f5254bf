import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './heading.css.ts'

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6

export interface HeadingProps extends ComponentPropsWithRef<'h1'> {
  /** Place in the outline of the page, without gaps. */
  level: HeadingLevel
  /** Look, when it differs from what the level suggests (1 display, 2 title, 3 reading, 4 to 6 body). */
  size?: keyof typeof styles.sizes | undefined
}

const usual = { 1: 'display', 2: 'title', 3: 'reading', 4: 'body', 5: 'body', 6: 'body' } as const

/** The title of a page or a part. A noun, without a full stop. */
export function Heading({ level, size = usual[level], className, ...rest }: HeadingProps) {
  const Element = `h${level}` as const
  return <Element className={classNames(styles.sizes[size], className)} {...rest} />
}
