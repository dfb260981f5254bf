import { pages } from '@cabinet/contract/pages'
import { supportPages } from '@cabinet/contract/support/pages'
import { defineModule } from '../../shared/manifest.ts'
import { legalMessages } from './parts/legal/messages.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'
import type { icons as staffIcons } from './staff-icons.ts'

export const module = defineModule<MessageId, keyof typeof icons | keyof typeof staffIcons>({
  id: 'support',
  isBuiltIn: true,
  routes: [
    {
      name: 'help',
      path: pages.help.pattern,
      layout: 'lk',
      title: 'help.title',
      page: async () => (await import('./open.ts')).openHelp(),
    },
    {
      name: 'help-request',
      path: supportPages['help-request'].pattern,
      layout: 'lk',
      title: 'request.title',
      isPrivate: true,
      page: async () => (await import('./open.ts')).openRequest(),
    },
    {
      name: 'support-requests',
      path: supportPages['support-requests'].pattern,
      layout: 'lk',
      title: 'requests.title',
      isPrivate: true,
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openStaffRequests(),
    },
    {
      name: 'support-request',
      path: supportPages['support-request'].pattern,
      layout: 'lk',
      title: 'request.title',
      isPrivate: true,
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      page: async () => (await import('./open.ts')).openStaffRequest(),
    },
    {
      name: 'policy',
      path: pages.policy.pattern,
      layout: 'landing',
      title: 'policy.title',
      messages: legalMessages,
      page: () => import('./pages/policy.tsx'),
    },
    {
      name: 'PublicOffer',
      path: pages.PublicOffer.pattern,
      layout: 'landing',
      title: 'publicOffer.title',
      messages: legalMessages,
      page: () => import('./pages/public-offer.tsx'),
    },
    {
      name: 'PublicConsent',
      path: pages.PublicConsent.pattern,
      layout: 'landing',
      title: 'consent.title',
      messages: legalMessages,
      page: () => import('./pages/consent.tsx'),
    },
  ],
  menu: {
    sort: 91,
    access: ['GODMOD'],
    title: 'requests.title',
    items: [{ route: 'support-requests', title: 'menu.requests', icon: 'requests', groupOf: 'staff' }],
  },
  staffAttention: { SUPPORT_REQUEST: 'requests' },
  filePurposes: { SUPPORT_MESSAGE: 'filePurposes.SUPPORT_MESSAGE' },
  records: { HELP_ARTICLE: 'help' },
})
