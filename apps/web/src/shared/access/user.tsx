import type { Permission } from '@cabinet/contract/access'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { createContext, useContext, type ReactNode } from 'react'
import { useRead } from '../api/data.ts'
import { allows } from './access.ts'

const UserContext = createContext<CurrentUser | null>(null)

/**
 * Gives the tree the signed-in person. Nothing below renders before the person is known, so no screen has to think of
 * a person without permissions.
 */
export const UserProvider = ({ initial, children }: { initial: CurrentUser; children: ReactNode }) => {
  const { data } = useRead(current, undefined, { fallbackData: initial, revalidateOnMount: false })
  return <UserContext value={data ?? initial}>{children}</UserContext>
}

export const useUser = (): CurrentUser => {
  const user = useContext(UserContext)
  if (!user) throw new Error('useUser outside of the signed-in layout')
  return user
}

/** `const may = useCan(); may(['USER_ADMIN'])`. */
export const useCan = () => {
  const user = useUser()
  return (permissions: readonly Permission[]) => allows(user, permissions)
}
