import { disable, disableReasons, enable } from '@cabinet/contract/debtor'
import { acceptTexts, conditions, dashboard } from '@cabinet/contract/debtor-policy'
import { useRead, useWrite } from '../../shared/api/data.ts'

export const useConditions = () => useRead(conditions)
export const useAcceptTexts = () => useWrite(acceptTexts)
export const useEnableInsurance = () => useWrite(enable)
export const useDisableReasons = () => useRead(disableReasons)
export const useDisableInsurance = () => useWrite(disable)
export const useDashboard = () => useRead(dashboard)
