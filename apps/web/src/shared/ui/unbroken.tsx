import * as styles from './unbroken.css.ts'

// With its «№»: beside a part that is laid out as a block a line may end even after a space that does not break.
const NUMBER = /((?:№\u00A0)?[\p{L}\d]+(?:[-/][\p{L}\d]+)*-\d[\p{L}\d/-]*)/u

/** A sentence whose numbers of documents, like «КК-26-000007», never end a line at a hyphen of theirs. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(NUMBER).map((part, index) =>
    index % 2 === 1 ? (
      // Parts of one text have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.number}>
        {part}
      </span>
    ) : (
      part
    ),
  )
