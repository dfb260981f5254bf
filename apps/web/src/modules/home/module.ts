import { pages } from '@cabinet/contract/pages'
import { partnerPages } from '@cabinet/contract/partner/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'home',
  isBuiltIn: true,
  routes: [
    {
      name: 'offer',
      path: pages.offer.pattern,
      layout: 'lk',
      title: 'offer.title',
      access: ['!PARTNER'],
      deniedTo: partnerPages.developers(),
      page: () => import('./pages/offer.tsx'),
    },
    {
      name: 'attention',
      path: pages.attention.pattern,
      layout: 'lk',
      title: 'attention.title',
      access: ['!UNVERIFIED_USER', '!PARTNER'],
      page: () => import('./pages/attention.tsx'),
    },
  ],
  commands: [
    { title: 'attention.title', icon: 'register', path: pages.attention(), access: ['!UNVERIFIED_USER', '!PARTNER'] },
  ],
  menu: { sort: 1, access: ['!PARTNER'], items: [{ route: 'offer', icon: 'products' }] },
})
