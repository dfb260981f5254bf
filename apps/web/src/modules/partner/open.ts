import { withMessages } from '../../shared/intl/with-messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
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

export const openStatement = () =>
  withMessages(import('./statement/page.tsx'), [statementMessages], loadRegisterMessages())
