import { sellerPages } from '@cabinet/contract/seller/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'seller',
  hue: 'pink',
  access: ['SELLER'],
  service: 'marketplace',
  routes: [
    {
      name: 'documents',
      path: sellerPages.documents.pattern,
      layout: 'lk',
      title: 'documents.title',
      isWide: true,
      page: async () => (await import('./open.ts')).openDocuments(),
    },
  ],
  menu: { sort: 120, title: 'menu.title', items: [{ route: 'documents', icon: 'documents' }] },
  offerCards: [{ sort: 30, section: 'products', ownedBy: ['SELLER'], card: () => import('./parts/seller-card.tsx') }],
  records: { SELLER_ORDER: 'register' },
  attention: { SELLER_ACCOUNT_ERROR: 'shield', SELLER_ACCOUNT_REMOVED: 'shield' },
})
