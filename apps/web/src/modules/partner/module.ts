import { partnerPages } from '@cabinet/contract/partner-pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'partner',
  isBuiltIn: true,
  access: ['GODMOD'],
  routes: [
    {
      name: 'partners',
      path: partnerPages.partners.pattern,
      layout: 'lk',
      title: 'partners.title',
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
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openPartner(),
    },
  ],
  menu: {
    sort: 990,
    items: [
      { route: 'partners', icon: 'partners', groupOf: 'staff' },
      { route: 'statement', icon: 'invoice', groupOf: 'staff' },
    ],
  },
})
