import { create, find, remove } from '@cabinet/contract/staff'
import { useRead, useWrite } from '../../shared/api/data.ts'

/** As many as a page of a list can have. */
const ALL = 100

export const usePeople = () => useRead(find, { body: { pageSize: ALL } })
export const useAddPerson = () => useWrite(create)
export const useRemovePerson = () => useWrite(remove)
