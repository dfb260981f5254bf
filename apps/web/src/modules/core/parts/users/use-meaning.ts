import { type RoleCode, roles } from '@cabinet/contract/access'
import { useProfileWords } from '../profile/words.ts'

const isRoleOfProduct = (id: string): id is RoleCode => (roles as readonly string[]).includes(id)

/** What a role of the product opens, in a sentence; nothing for one that was added to the directory. */
export const useMeaning = (): ((id: string) => string | undefined) => {
  const t = useProfileWords()
  return (id) => (isRoleOfProduct(id) ? t(`meaning.${id}`) : undefined)
}
