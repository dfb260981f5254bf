import type { FilePurpose } from '@cabinet/contract/file'
import { createContext } from 'react'

/** Ids of all messages that name the purposes of uploads. Modules declare them, the host collects them. */
export const FilePurposesContext = createContext<Readonly<Partial<Record<FilePurpose, string>>>>({})
