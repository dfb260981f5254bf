import { useCallback } from 'react'
import { useAddress } from '../../../../shared/register/use-address.ts'
import { isPersonAction, type PersonAction } from './actions.ts'

/** The dialog that is open about a person: `?action=…&user=…`, so that «Back» closes it. */
export const usePersonAction = () => {
  const [params, change] = useAddress()
  const action = params.get('action')
  const set = useCallback(
    (next: PersonAction | 'invite' | 'add' | null, userId: string | null, replace: boolean) =>
      change(
        (before) => {
          const after = new URLSearchParams(before)
          after.delete('action')
          after.delete('user')
          if (next) after.set('action', next)
          if (userId) after.set('user', userId)
          return after
        },
        { isReplacing: replace },
      ),
    [change],
  )
  // The columns of the register are built with it: they must not be built anew by every letter of a search.
  const open = useCallback((next: PersonAction, userId: string | null) => set(next, userId, false), [set])
  return {
    action: isPersonAction(action) ? action : null,
    isInviting: action === 'invite',
    isAdding: action === 'add',
    userId: params.get('user'),
    open,
    invite: () => set('invite', null, false),
    add: () => set('add', null, false),
    close: () => set(null, null, true),
  }
}
