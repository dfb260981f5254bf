import { partnerPages } from '@cabinet/contract/partner/pages'
import { defineModule, type MenuItem, type RouteManifest } from '../../shared/manifest.ts'
import type { Section } from './developers/sections.tsx'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

/** What people of a partner see of it: they are in no other place of the cabinet, and nobody else is in this one. */
const sections = [
  'developers',
  'keys',
  'webhook',
  'deliveries',
  'calls',
  'people',
] as const satisfies readonly Section[]

const routeOf = (section: (typeof sections)[number]): RouteManifest<MessageId> => {
  const name = section === 'developers' ? section : (`developers-${section}` as const)
  return {
    name,
    path: partnerPages[name].pattern,
    layout: 'lk',
    title: `developers.${section}`,
    isPrivate: true,
    onlyFor: 'PARTNER',
    isWide: true,
    page: async () => (await import('./open.ts')).openSection(section),
  }
}

const itemOf = (section: (typeof sections)[number]): MenuItem<MessageId, keyof typeof icons> => ({
  route: routeOf(section).name,
  icon: section,
  onlyFor: 'PARTNER',
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
    ...sections.map(routeOf),
  ],
  menu: {
    sort: 990,
    title: 'developers.title',
    items: [
      { route: 'partners', icon: 'partners', access: ['GODMOD'], groupOf: 'staff' },
      { route: 'statement', icon: 'invoice', access: ['GODMOD'], groupOf: 'staff' },
      ...sections.map(itemOf),
    ],
  },
})
