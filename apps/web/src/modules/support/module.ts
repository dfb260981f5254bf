import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../shared/manifest.ts'
import { helpMessages } from './parts/help/messages.ts'
import { legalMessages } from './parts/legal/messages.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'support',
  isBuiltIn: true,
  routes: [
    {
      name: 'help',
      path: pages.help.pattern,
      layout: 'lk',
      title: 'help.title',
      messages: helpMessages,
      page: () => import('./pages/help.tsx'),
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
  filePurposes: { SUPPORT_MESSAGE: 'filePurposes.SUPPORT_MESSAGE' },
  records: {
    HELP_ARTICLE: { title: 'records.HELP_ARTICLE', icon: 'help' },
  },
})
