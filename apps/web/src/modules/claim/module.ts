import { claimPages } from '@cabinet/contract/claim-pages'
import { defineModule } from '../../shared/manifest.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId>({
  id: 'claim',
  // The page is open to every confirmed person; without products it explains what will be here.
  isBuiltIn: true,
  access: ['!UNVERIFIED_USER'],
  routes: [
    {
      name: 'settlement',
      path: claimPages.settlement.pattern,
      layout: 'lk',
      title: 'settlement.title',
      page: () => import('./pages/settlement.tsx'),
    },
  ],
  menu: {
    sort: 140,
    title: 'menu.title',
    services: [
      { name: 'marketplace', access: ['SELLER'] },
      { name: 'courier', access: ['SENDER'] },
    ],
    items: [{ route: 'settlement', title: 'menu.item', icon: 'claims' }],
  },
})
