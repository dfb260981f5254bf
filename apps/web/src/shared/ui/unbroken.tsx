import * as styles from './unbroken.css.ts'

const NUMBER = /([\p{L}\d]+(?:[-/][\p{L}\d]+)*-\d[\p{L}\d/-]*)/u

/** A sentence whose numbers of documents, like «КК-26-000007», never end a line at a hyphen of theirs. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part, place) =>
    place % 2 === 1 ? (
      // Parts of one text have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={place} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
