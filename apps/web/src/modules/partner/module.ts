import { partnerPages } from '@cabinet/contract/partner/pages'
import { defineModule, type MenuItem, type RouteManifest } from '../../shared/manifest.ts'
import type { PartnerArea } from '../../shared/access/access.ts'
import type { Decision } from './decisions/sections.ts'
import type { Section } from './developers/sections.tsx'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

/** What people of a partner see of it, each with who of them: nobody else is in it, and they are in no other place. */
const sections = {
  developers: 'PARTNER',
  requests: 'BANK',
  claims: 'INSURER',
  limits: 'INSURER',
  keys: 'DEVELOP',
  webhook: 'DEVELOP',
  deliveries: 'DEVELOP',
  calls: 'DEVELOP',
  people: 'PARTNER',
} as const satisfies Readonly<Record<Section | Decision, PartnerArea>>

const names = Object.keys(sections) as readonly (keyof typeof sections)[]

const isDecision = (section: Section | Decision): section is Decision => /^[BI]/.test(sections[section])

const nameOf = (section: Section | Decision) => {
  if (section === 'developers') return section
  return isDecision(section) ? (`decisions-${section}` as const) : (`developers-${section}` as const)
}

const routeOf = (section: keyof typeof sections): RouteManifest<MessageId> => ({
  name: nameOf(section),
  path: partnerPages[nameOf(section)].pattern,
  layout: 'lk',
  title: `developers.${section}`,
  isPrivate: true,
  onlyFor: sections[section],
  isWide: true,
  page: async () => {
    const pages = await import('./open.ts')
    return isDecision(section) ? pages.openDecision(section) : pages.openSection(section)
  },
})

const itemOf = (section: keyof typeof sections): MenuItem<MessageId, keyof typeof icons> => ({
  route: nameOf(section),
  icon: section,
  onlyFor: sections[section],
})

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'partner',
  isBuiltIn: true,
  access: ['GODMOD', 'PARTNER'],
  routes: [
    {
      name: 'partners',
      path: partnerPages.partners.pattern,
      layout: 'lk',
      title: 'partners.title',
      access: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openPartners(),
    },
    {
      name: 'statement',
      path: partnerPages.statement.pattern,
      layout: 'lk',
      title: 'statement.title',
      isPrivate: true,
      access: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openStatement(),
    },
    {
      name: 'partner',
      path: partnerPages.partner.pattern,
      layout: 'lk',
      title: 'partners.title',
      isPrivate: true,
      access: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openPartner(),
    },
    ...names.map(routeOf),
  ],
  menu: {
    sort: 990,
    title: 'developers.title',
    items: [
      { route: 'partners', icon: 'partners', access: ['GODMOD'], groupOf: 'staff' },
      { route: 'statement', icon: 'invoice', access: ['GODMOD'], groupOf: 'staff' },
      ...names.map(itemOf),
    ],
  },
})
