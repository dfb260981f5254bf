import type { ReactNode } from 'react'
import * as styles from './words.css.ts'

/**
 * What an owner says beside something that comes and goes, in an element of its own. Page translators put each bare text
 * into an element of theirs; React then looks for the text in its old place, to put an icon before it or to take it away,
 * and the page is gone with an error.
 */
export function Words({ children }: { children: ReactNode }) {
  const isText = typeof children === 'string' || typeof children === 'number'
  return <span className={isText ? undefined : styles.contents}>{children}</span>
}
