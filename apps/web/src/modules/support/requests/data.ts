import { find, get, reply } from '@cabinet/contract/support/requests'
import * as staff from '@cabinet/contract/support/staff'
import { useMainRead, useRead, useWrite } from '../../../shared/api/data.ts'

/** What fits beside help: whoever has written more finds the rest in their letters. */
const LATEST = 5

export const useOwnRequests = () => useRead(find, { body: { pageSize: LATEST } })
export const useOwnRequest = (id: string) => useMainRead(get, { params: { id } })
export const useReply = () => useWrite(reply)
export const useStaffRequest = (id: string) => useMainRead(staff.get, { params: { id } })
export const useAnswer = () => useWrite(staff.answer)
export const useCloseRequest = () => useWrite(staff.close)
