import { create, get, setActive, update } from '@cabinet/contract/finance/banks'
import { useRead, useWrite } from '../../../shared/api/data.ts'

export const useBank = (id: string | null) => useRead(get, id === null ? null : { params: { id } })
export const useCreateBank = () => useWrite(create)
export const useUpdateBank = () => useWrite(update)
export const useSetBankActive = () => useWrite(setActive)
