import { disable, disableReasons, enable } from '@cabinet/contract/debtor'
import { acceptTexts, conditions, dashboard } from '@cabinet/contract/debtor/policy'
import { useMainRead, useRead, useWrite } from '../../../shared/api/data.ts'

export const useConditions = () => useRead(conditions)
/** The same for the page that shows nothing else. */
export const useConditionsOfPage = () => useMainRead(conditions)
export const useAcceptTexts = () => useWrite(acceptTexts)
export const useEnableInsurance = () => useWrite(enable)
export const useDisableReasons = () => useRead(disableReasons)
export const useDisableInsurance = () => useWrite(disable)
export const useDashboard = () => useRead(dashboard)
