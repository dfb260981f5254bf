import { type RoleCode, roles } from '@cabinet/contract/access'
import { useProfileMessages } from '../profile/messages.ts'

const isRoleOfProduct = (id: string): id is RoleCode => (roles as readonly string[]).includes(id)

/** What a role of the product opens, in a sentence; nothing for one that was added to the directory. */
export const useMeaning = (): ((id: string) => string | undefined) => {
  const t = useProfileMessages()
  return (id) => (isRoleOfProduct(id) ? t(`meaning.${id}`) : undefined)
}
