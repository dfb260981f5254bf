import { createContext, useContext, type ComponentType } from 'react'
import type { LazyPartProps } from './ui/lazy-part.tsx'

/** A section of the profile, ready to render. */
export interface ProfileTab {
  readonly id: string
  /** An id of all messages. */
  readonly title: string
  readonly Content: ComponentType<Pick<LazyPartProps, 'loading'>>
}

/** Sections of the person's modules in their order. The host collects them; the page only shows them. */
export const ProfileTabsContext = createContext<readonly ProfileTab[]>([])

export const useProfileTabs = (): readonly ProfileTab[] => useContext(ProfileTabsContext)
