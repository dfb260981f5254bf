import type { Colleague } from '@cabinet/contract/people/colleagues'
import { useUser } from '../../../../shared/access/user.tsx'
import { useColleague } from '../../data.ts'
import { actionsFor } from './actions.ts'
import { QuestionDialog } from './question-dialog.tsx'
import { RejectDialog } from './reject-dialog.tsx'
import { RolesDialog } from './roles-dialog.tsx'
import { TransferDialog } from './transfer-dialog.tsx'
import { usePersonAction } from './use-person-action.ts'

/**
 * The dialog that the address asks for. An address that asks for what cannot be done (somebody was faster, a link was
 * passed on) opens nothing.
 */
export const PersonDialogs = ({
  known,
  onRemoved,
}: {
  /** People that the page has already. */
  known: readonly Colleague[]
  /** After the person has been deleted; the dialog closes when absent. */
  onRemoved?: () => void
}) => {
  const me = useUser()
  const { action, userId, close } = usePersonAction()
  const listed = known.find(({ id }) => id === userId)
  const { data: fetched } = useColleague(action && userId && !listed ? userId : null)
  const person = listed ?? fetched
  if (!action || !person) return null
  const isPossible = actionsFor(me, person).some((entry) => entry.action === action && entry.obstacle === null)
  if (!isPossible) return null
  switch (action) {
    case 'confirm':
    case 'roles':
      return <RolesDialog kind={action} person={person} onClose={close} />
    case 'reject':
      return <RejectDialog person={person} onClose={close} />
    case 'transfer':
      return <TransferDialog person={person} onClose={close} />
    case 'remove':
      return <QuestionDialog kind={action} person={person} onClose={close} onDone={onRemoved ?? close} />
    default:
      return <QuestionDialog kind={action} person={person} onClose={close} onDone={close} />
  }
}
