import * as styles from './image-preview.css.ts'

// The end tells files apart («… стр. 2.jpg»), so a narrow line shortens the middle.
const tailLength = 10

/** A file name in one line: where it does not fit, its middle gives way, and the end stays. */
export function FileName({ name }: { name: string }) {
  const cut = name.length > 2 * tailLength ? name.length - tailLength : name.length
  return (
    <span className={styles.name} title={name}>
      <span className={styles.nameStart}>{name.slice(0, cut)}</span>
      <span className={styles.nameEnd}>{name.slice(cut)}</span>
    </span>
  )
}
