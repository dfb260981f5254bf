import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import { takeParts, type PartsProps } from '../internal/parts.ts'
import * as styles from './top-bar.css.ts'

export interface TopBarProps
  extends Omit<ComponentPropsWithRef<'header'>, 'children'>, PartsProps<'start' | 'search' | 'actions'> {
  /** The button of the navigation on phones, the organization. */
  start?: ReactNode
  /** The search field; shrinks first. */
  search?: ReactNode
  /** Attention, the person's menu. */
  actions?: ReactNode
}

/** The bar over the page: whose cabinet it is, search, what waits, who is signed in. Stays while the page scrolls. */
export function TopBar(asGiven: TopBarProps) {
  const [part, props] = takeParts(asGiven)
  const { start, search, actions, className, ...rest } = props
  return (
    <header className={classNames(styles.root, className)} {...rest}>
      {start !== undefined && <div {...part('start', styles.start)}>{start}</div>}
      {search !== undefined && <div {...part('search', styles.search)}>{search}</div>}
      {actions !== undefined && <div {...part('actions', styles.actions)}>{actions}</div>}
    </header>
  )
}
