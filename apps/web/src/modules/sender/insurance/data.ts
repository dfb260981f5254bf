import {
  acceptTexts,
  activate,
  conditions,
  deactivate,
  disableReasons,
  giveDisableReason,
  history,
  monthSummary,
} from '@cabinet/contract/sender/insurance'
import { useMainRead, useRead, useWrite } from '../../../shared/api/data.ts'

export const useConditions = () => useMainRead(conditions)
export const useAcceptTexts = () => useWrite(acceptTexts)
export const useActivate = () => useWrite(activate)
export const useDeactivate = () => useWrite(deactivate)
export const useHistory = () => useRead(history)
export const useMonthSummary = (month: string | undefined) => useRead(monthSummary, { query: month ? { month } : {} })
export const useDisableReasons = () => useRead(disableReasons)
export const useGiveDisableReason = () => useWrite(giveDisableReason)
