import type { ComponentPropsWithRef, ReactNode } from 'react'
import { classNames } from '../internal/class-names.ts'
import * as styles from './top-bar.css.ts'

export interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The button of the navigation on phones, the organization. */
  start?: ReactNode
  /** The search field; shrinks first. */
  search?: ReactNode
  /** Attention, the person's menu. */
  actions?: ReactNode
}

/** The bar over the page: whose cabinet it is, search, what waits, who is signed in. Stays while the page scrolls. */
export function TopBar({ start, search, actions, className, ...rest }: TopBarProps) {
  return (
    <header className={classNames(styles.root, className)} {...rest}>
      {start !== undefined && <div className={styles.start}>{start}</div>}
      {search !== undefined && <div className={styles.search}>{search}</div>}
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
