import type { Colleague } from '@cabinet/contract/people/colleagues'
import { ConfirmDialog } from '@cabinet/ui/confirm-dialog'
import { toast } from '@cabinet/ui/toast'
import { problemOf } from '../../../../shared/api/problem.ts'
import { useSharedMessages } from '../../../../shared/messages.ts'
import { useBlockPerson, useRemovePerson, useUnblockPerson } from '../../data.ts'
import { fullNameOf } from '../../../../shared/names.ts'
import { useProfileMessages } from '../profile/messages.ts'

/** Asks before a person is shut out, let in again, or deleted. */
export const QuestionDialog = ({
  kind,
  person,
  onClose,
  onDone,
}: {
  kind: 'block' | 'unblock' | 'remove'
  person: Colleague
  onClose: () => void
  onDone: () => void
}) => {
  const t = useProfileMessages()
  const shared = useSharedMessages()
  const block = useBlockPerson()
  const unblock = useUnblockPerson()
  const remove = useRemovePerson()
  const input = { params: { id: person.id } }
  const calls: Readonly<Record<typeof kind, () => Promise<unknown>>> = {
    block: () => block.trigger(input),
    unblock: () => unblock.trigger(input),
    remove: () => remove.trigger(input),
  }
  const confirm = async () => {
    try {
      await calls[kind]()
    } catch (error) {
      throw new Error(problemOf(error, shared).message, { cause: error })
    }
    toast.show({ tone: 'positive', text: t(`${kind}.done`) })
    onDone()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t(`${kind}.title`)}
      confirmLabel={t(`${kind}.submit`)}
      tone={kind === 'unblock' ? 'accent' : 'negative'}
      onConfirm={confirm}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      {t(`${kind}.text`, { name: fullNameOf(person) })}
    </ConfirmDialog>
  )
}
