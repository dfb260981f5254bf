import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { PartOf } from '../internal/parts.ts'
import * as styles from './image-preview.css.ts'

// The end tells files apart («… стр. 2.jpg»), so a narrow line shortens the middle.
const tailLength = 10

/** A file name in one line: where it does not fit, its middle gives way, and the end stays. Read as one. */
export function FileName({ name, part }: { name: string; part: PartOf<'name'> }) {
  const cut = name.length > 2 * tailLength ? name.length - tailLength : name.length
  return (
    <span {...part('name', styles.name)} title={name}>
      <VisuallyHidden>{name}</VisuallyHidden>
      <span aria-hidden className={styles.nameStart}>
        {name.slice(0, cut)}
      </span>
      <span aria-hidden className={styles.nameEnd}>
        {name.slice(cut)}
      </span>
    </span>
  )
}
