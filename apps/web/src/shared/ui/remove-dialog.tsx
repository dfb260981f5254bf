import { QuestionDialog } from './question-dialog.tsx'

/** Asks before something is removed; a refusal of the server stays in the window. */
export const RemoveDialog = ({
  onRemove,
  onRemoved,
  ...texts
}: {
  title: string
  text: string
  submit: string
  /** What the toast says when it is removed. */
  done: string
  onRemove: () => Promise<unknown>
  /** What follows; the dialog is busy until then. */
  onRemoved: () => unknown
  onClose: () => void
}) => <QuestionDialog {...texts} onConfirm={onRemove} onDone={onRemoved} />
