import { remindOwner } from '@cabinet/contract/people/user'
import { useWrite } from '../../../../shared/api/data.ts'

export const useRemindOwner = () => useWrite(remindOwner)
