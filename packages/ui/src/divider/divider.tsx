import type { ComponentPropsWithRef } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './divider.css.ts'

export interface DividerProps extends Omit<ComponentPropsWithRef<'hr'>, 'children'> {
  orientation?: keyof typeof styles.directions | undefined
}

/** A hairline between groups. Space separates better: use it where space alone does not tell. */
export function Divider({ orientation = 'horizontal', className, ...rest }: DividerProps) {
  return (
    <hr aria-orientation={orientation} className={classNames(styles.directions[orientation], className)} {...rest} />
  )
}
