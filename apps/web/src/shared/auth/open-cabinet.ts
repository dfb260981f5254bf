import type { CurrentUser } from '@cabinet/contract/people/user'
import { createContext, useContext } from 'react'

/** Shows the cabinet of this person at an address. */
export type OpenCabinet = (user: CurrentUser, at: string) => Promise<void>

/** The host gives it: pages that sign in do not know the host. */
export const OpenCabinetContext = createContext<OpenCabinet>(() => Promise.reject(new Error('No host')))

export const useOpenCabinet = (): OpenCabinet => useContext(OpenCabinetContext)
