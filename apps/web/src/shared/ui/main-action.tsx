import type { ReactNode } from 'react'
import * as styles from './main-action.css.ts'

interface MainActionProps {
  /** One button; or two of a long form, the main one last. */
  readonly children: ReactNode
  /** How they stand where there is no bar. */
  readonly className?: string
}

/**
 * What a page is mostly opened for: in its place among the other things on a wide screen, in a bar at the lower edge,
 * within reach of the thumb, on a phone. It is the same button in both, so it is read once. One for a page.
 */
export const MainAction = ({ children, className }: MainActionProps) => (
  <div className={className === undefined ? styles.root : `${styles.root} ${className}`}>{children}</div>
)
