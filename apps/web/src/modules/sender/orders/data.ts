import { dashboard, get as order, statuses, sync } from '@cabinet/contract/sender/orders'
import { useRead, useWrite } from '../../../shared/api/data.ts'

/** Counts over the orders created in these days; the last thirty when none are named. */
export const useDashboard = (period: { readonly from?: string; readonly to?: string }) =>
  useRead(dashboard, { query: period })
export const useOrder = (id: string) => useRead(order, { params: { id } })
export const useOrderStatuses = () => useRead(statuses)
export const useSync = () => useWrite(sync)
