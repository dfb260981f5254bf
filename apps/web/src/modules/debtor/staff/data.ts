import {
  createInsurer,
  createOffer,
  findInsurers,
  insurer,
  setInsurerActive,
  updateInsurer,
  withdrawOffer,
} from '@cabinet/contract/debtor/staff'
import { useRead, useWrite } from '../../../shared/api/data.ts'

/** As many as a page of a list can have: there are a handful of insurers in the country that insure credits. */
const ALL = 100

export const useInsurer = (id: string | null) => useRead(insurer, id === null ? null : { params: { id } })
export const useInsurers = () => useRead(findInsurers, { body: { pageSize: ALL } })
export const useCreateInsurer = () => useWrite(createInsurer)
export const useUpdateInsurer = () => useWrite(updateInsurer)
export const useSetInsurerActive = () => useWrite(setInsurerActive)
export const useCreateOffer = () => useWrite(createOffer)
export const useWithdrawOffer = () => useWrite(withdrawOffer)
