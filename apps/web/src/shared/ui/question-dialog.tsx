import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../api/problem.ts'
import { useSharedMessages } from '../messages.ts'

/** Asks before something is done that others notice; a refusal of the server stays in the window. */
export const QuestionDialog = ({
  title,
  text,
  submit,
  done,
  tone = 'negative',
  onConfirm,
  onDone,
  onClose,
}: {
  title: string
  text: string
  submit: string
  /** What the toast says when it is done. */
  done: string
  tone?: 'accent' | 'negative'
  onConfirm: () => Promise<unknown>
  /** What follows; the dialog is busy until then. */
  onDone?: () => unknown
  onClose: () => void
}) => {
  const shared = useSharedMessages()
  const confirm = async () => {
    try {
      await onConfirm()
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: done })
    await onDone?.()
  }
  return (
    <ConfirmDialog isOpen tone={tone} title={title} confirmLabel={submit} onConfirm={confirm} onOpenChange={onClose}>
      {text}
    </ConfirmDialog>
  )
}
