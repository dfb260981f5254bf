import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'

/** Asks before something is removed; a refusal of the server stays in the window. */
export const RemoveDialog = ({
  title,
  text,
  submit,
  done,
  onRemove,
  onRemoved,
  onClose,
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
}) => {
  const shared = useSharedMessages()
  const remove = async () => {
    try {
      await onRemove()
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: done })
    await onRemoved()
  }
  return (
    <ConfirmDialog isOpen tone="negative" title={title} confirmLabel={submit} onConfirm={remove} onOpenChange={onClose}>
      {text}
    </ConfirmDialog>
  )
}
