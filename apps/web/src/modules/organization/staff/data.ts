import { confirm } from '@cabinet/contract/organization'
import { get, setModule } from '@cabinet/contract/organization/staff'
import { invite } from '@cabinet/contract/auth/seller-registration'
import { useMainRead, useWrite } from '../../../shared/api/data.ts'

export const useRegisteredOrganization = (id: string) => useMainRead(get, { params: { id } })
export const useSetModule = () => useWrite(setModule)
export const useConfirmOrganization = () => useWrite(confirm)
export const useInviteSeller = () => useWrite(invite)
