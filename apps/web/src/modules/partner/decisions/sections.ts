import type { ComponentType } from 'react'

/** What is decided for a partner, by the name of its page, each with the area that it is about. */
const areas = {
  'decisions-requests': 'finance',
  'decisions-claims': 'claim',
  'decisions-limits': 'debtor',
} as const

export type Decision = keyof typeof areas

export const isDecision = (section: string): section is Decision => Object.hasOwn(areas, section)

/** A folder for each area, so that an area that is not there leaves nothing behind that could not be loaded. */
const pages = import.meta.glob<{ readonly Page: ComponentType }>('./*/page.tsx')

/** The page where something is decided. @throws Error where the area is not installed */
export const openDecisionPage = async (decision: Decision): Promise<{ readonly Page: ComponentType }> => {
  const open = pages[`./${areas[decision]}/page.tsx`]
  if (!open) throw new Error(`There is no area for ${decision}`)
  return open()
}
