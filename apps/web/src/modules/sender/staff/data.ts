import { addContract, removeContract, setPrice, usualPrice } from '@cabinet/contract/sender/staff'
import { useRead, useWrite } from '../../../shared/api/data.ts'

export const useAddContract = () => useWrite(addContract)
export const useRemoveContract = () => useWrite(removeContract)
export const useUsualPrice = () => useRead(usualPrice)
export const useSetPrice = () => useWrite(setPrice)
