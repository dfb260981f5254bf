import { listFaults, setFault } from '@cabinet/contract/dev'
import { health, modules } from '@cabinet/contract/service'
import { useRead, useWrite } from '../../shared/api/data.ts'

export const useFaults = () => useRead(listFaults)
export const useSetFault = () => useWrite(setFault)
export const useHealth = () => useRead(health)
export const useServerModules = () => useRead(modules)
