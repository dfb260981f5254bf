import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId>({
  id: 'home',
  isBuiltIn: true,
  routes: [
    {
      name: 'offer',
      path: pages.offer.pattern,
      layout: 'lk',
      title: 'offer.title',
      page: () => import('./pages/offer.tsx'),
    },
  ],
  menu: { sort: 1, items: [{ route: 'offer', icon: 'products' }] },
})
