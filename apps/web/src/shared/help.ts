import { createContext, useContext } from 'react'

/** An article of help: full ids of its title and of its body. */
export interface HelpArticle {
  readonly module: string
  readonly title: string
  readonly body: string
}

/** Articles of the person's modules in their order, collected by the host. */
export const HelpContext = createContext<readonly HelpArticle[]>([])

export const useHelp = (): readonly HelpArticle[] => useContext(HelpContext)
