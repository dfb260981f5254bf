import { addContract, contracts, prices, removeContract, setPrice } from '@cabinet/contract/sender-staff'
import { useRead, useWrite } from '../../shared/api/data.ts'

export const useContracts = () => useRead(contracts)
export const useAddContract = () => useWrite(addContract)
export const useRemoveContract = () => useWrite(removeContract)
export const usePrices = () => useRead(prices)
export const useSetPrice = () => useWrite(setPrice)
