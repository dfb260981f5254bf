import { grantRole, status } from '@cabinet/contract/debtor'
import { useRead, useWrite } from '../../shared/api/data.ts'

// What the card on the offer page needs: the calls of the other pages come with them.

export const useInsuranceStatus = () => useRead(status)
export const useGrantRole = () => useWrite(grantRole)
