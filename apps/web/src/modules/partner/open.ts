import type { ComponentType } from 'react'
import { loadFileMessages } from '../../shared/files/messages.ts'
import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { decisionsMessages } from './decisions/messages.ts'
import { type Decision, isDecision, openDecisionPage } from './decisions/sections.ts'
import type { Section as DeveloperSection } from './developers/sections.tsx'
import { partnerMessages } from './parts/messages.ts'
import { statementMessages } from './statement/messages.ts'

/** What people of a partner see, by the name of its page. */
export type Section = Decision | DeveloperSection

/** The pages with their messages, apart from the routes: those come with the first script. */
export const openPartners = () =>
  withMessages(import('./pages/partners.tsx'), [partnerMessages], loadRegisterMessages())

export const openPartner = () => withMessages(import('./pages/partner.tsx'), [partnerMessages], loadRegisterMessages())

/**
 * What people of a partner see. All pages for developers come together, as whoever works there goes from one to the next;
 * where something is decided, a page for each kind of things.
 */
export const openSection = async (section: Section): Promise<{ readonly Page: ComponentType }> => {
  if (isDecision(section))
    return withMessages(openDecisionPage(section), [decisionsMessages], loadRegisterMessages(), loadFileMessages())
  const { sections } = await withMessages(
    import('./developers/sections.tsx'),
    [partnerMessages],
    loadRegisterMessages(),
  )
  return { Page: sections[section] }
}

export const openStatement = () =>
  withMessages(import('./statement/page.tsx'), [statementMessages], loadRegisterMessages())
