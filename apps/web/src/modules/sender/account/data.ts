import { check, remove } from '@cabinet/contract/sender/account'
import { useWrite } from '../../../shared/api/data.ts'

export const useCheckAccount = () => useWrite(check)
export const useRemoveAccount = () => useWrite(remove)
