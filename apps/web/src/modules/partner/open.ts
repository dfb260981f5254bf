import type { ComponentType } from 'react'
import { loadFileMessages } from '../../shared/files/messages.ts'
import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { decisionsMessages } from './decisions/messages.ts'
import { type Decision, openDecisionPage } from './decisions/sections.ts'
import type { Section } from './developers/sections.tsx'
import { partnerMessages } from './parts/messages.ts'
import { statementMessages } from './statement/messages.ts'

/** The pages with their messages, apart from the routes: those come with the first script. */
export const openPartners = () =>
  withMessages(import('./pages/partners.tsx'), [partnerMessages], loadRegisterMessages())

export const openPartner = () => withMessages(import('./pages/partner.tsx'), [partnerMessages], loadRegisterMessages())

/** What a section for developers shows; all of them come together, as whoever works there goes from one to the next. */
export const openSection = async (section: Section) => {
  const { sections } = await withMessages(
    import('./developers/sections.tsx'),
    [partnerMessages],
    loadRegisterMessages(),
  )
  return { Page: sections[section] }
}

/** What somebody decides for a partner, a page for each kind of things. */
export const openDecision = (section: Decision) =>
  withMessages<{ readonly Page: ComponentType }>(
    openDecisionPage(section),
    [decisionsMessages],
    loadRegisterMessages(),
    loadFileMessages(),
  )

export const openStatement = () =>
  withMessages(import('./statement/page.tsx'), [statementMessages], loadRegisterMessages())
