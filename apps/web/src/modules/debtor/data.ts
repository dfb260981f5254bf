import { enable, grantRole, status } from '@cabinet/contract/debtor'
import { useRead, useWrite } from '../../shared/api/data.ts'

export const useInsuranceStatus = () => useRead(status)
export const useEnableInsurance = () => useWrite(enable)
export const useGrantRole = () => useWrite(grantRole)
