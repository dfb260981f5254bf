import { useSearchParams } from 'react-router-dom'
import { isPersonAction, type PersonAction } from './actions.ts'

/** The dialog that is open about a person: `?action=…&user=…`, so that «Back» closes it. */
export const usePersonAction = () => {
  const [params, setParams] = useSearchParams()
  const action = params.get('action')
  const set = (next: PersonAction | 'invite' | 'add' | null, userId: string | null, replace: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        after.delete('action')
        after.delete('user')
        if (next) after.set('action', next)
        if (userId) after.set('user', userId)
        return after
      },
      { replace },
    )
  return {
    action: isPersonAction(action) ? action : null,
    isInviting: action === 'invite',
    isAdding: action === 'add',
    userId: params.get('user'),
    open: (next: PersonAction, userId: string | null) => set(next, userId, false),
    invite: () => set('invite', null, false),
    add: () => set('add', null, false),
    close: () => set(null, null, true),
  }
}
