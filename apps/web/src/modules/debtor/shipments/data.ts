import { cover, create, declare, get, notify, pay, remove, update } from '@cabinet/contract/debtor/shipments'
import { useRead, useWrite } from '../../../shared/api/data.ts'

/** `null` asks nothing. */
export const useShipment = (id: string | null) => useRead(get, id === null ? null : { params: { id } })
export const useCreateShipment = () => useWrite(create)
export const useUpdateShipment = () => useWrite(update)
export const useRemoveShipment = () => useWrite(remove)
export const useDeclare = () => useWrite(declare)
export const usePay = () => useWrite(pay)
export const useNotify = () => useWrite(notify)

interface CoverQuestion {
  readonly buyerId: string
  readonly amount: number
  readonly deferralDays: number
  readonly shipmentDate: string
}

/** What would be insured now; `null` asks nothing. */
export const useCover = (query: CoverQuestion | null) =>
  useRead(cover, query && { query: { ...query } }, { keepPreviousData: true })
