import { assign, products, setProductInsurer } from '@cabinet/contract/claim/staff'
import { useRead, useWrite } from '../../../shared/api/data.ts'

export const useProducts = () => useRead(products)
export const useSetProductInsurer = () => useWrite(setProductInsurer)
export const useAssign = () => useWrite(assign)
