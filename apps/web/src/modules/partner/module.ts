import { partnerPages } from '@cabinet/contract/partner/pages'
import { defineModule, type RouteManifest } from '../../shared/manifest.ts'
import type { PartnerArea } from '../../shared/access/access.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'
import type { Section } from './open.ts'

/** What people of a partner see of it, each with who of them: nobody else is in it, and they are in no other place. */
const sections = {
  developers: 'PARTNER',
  'decisions-requests': 'BANK',
  'decisions-claims': 'INSURER',
  'decisions-limits': 'INSURER',
  'developers-keys': 'DEVELOP',
  'developers-webhook': 'DEVELOP',
  'developers-deliveries': 'DEVELOP',
  'developers-calls': 'DEVELOP',
  'developers-people': 'PARTNER',
} as const satisfies Readonly<Record<Section, PartnerArea>>

const names = Object.keys(sections) as readonly Section[]

const routeOf = (name: Section): RouteManifest<MessageId> => ({
  name,
  path: partnerPages[name].pattern,
  layout: 'lk',
  title: name,
  isPrivate: true,
  onlyFor: sections[name],
  isWide: true,
  page: async () => (await import('./open.ts')).openSection(name),
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
      ...names.map((name) => ({ route: name, icon: name })),
    ],
  },
})
