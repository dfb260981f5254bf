import { create, get, preview, remove, setActive, update } from '@cabinet/contract/debtor/offer-rules'
import { useRead, useWrite } from '../../../../../shared/api/data.ts'

export const useRule = (id: string | null) => useRead(get, id === null ? null : { params: { id } })
export const usePreview = () => useWrite(preview)
export const useCreateRule = () => useWrite(create)
export const useUpdateRule = () => useWrite(update)
export const useSetRuleActive = () => useWrite(setActive)
export const useRemoveRule = () => useWrite(remove)
