import * as styles from './command-palette.css.ts'

/** What the search could not do, and a way to try again. */
export interface CommandNote {
  readonly text: string
  readonly action?: {
    readonly label: string
    readonly onPress: () => void
    /** It has been pressed and has not ended yet. */
    readonly isLoading?: boolean
  }
}

interface NoteProps {
  note: CommandNote | undefined
  /** The line goes when all is well, and the focus must not go with it. */
  onPress: () => void
}

/** The line under what was found. Its place is always there: what appears in it is read aloud. */
export function Note({ note, onPress }: NoteProps) {
  return (
    <div className={note === undefined ? styles.notEmpty : styles.note}>
      <span className={note && styles.noteText} role="status">
        {note?.text}
      </span>
      {note?.action && (
        // The button of the kit would weigh a quarter of the whole palette.
        <button
          type="button"
          className={styles.noteAction}
          aria-disabled={note.action.isLoading || undefined}
          onClick={() => {
            if (note.action?.isLoading) return
            onPress()
            note.action?.onPress()
          }}
        >
          {note.action.label}
        </button>
      )}
    </div>
  )
}
