import { sellerPages } from '@cabinet/contract/seller-pages'
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
  faces: [{ sort: 30, place: 'products', ownedBy: ['SELLER'], card: () => import('./parts/seller-card.tsx') }],
  records: {
    SELLER_ORDER: { title: 'records.SELLER_ORDER', icon: 'register' },
  },
  attention: {
    SELLER_ACCOUNT_ERROR: {
      text: 'attention.SELLER_ACCOUNT_ERROR',
      action: 'attention.SELLER_ACCOUNT_ERROR.action',
      icon: 'shield',
    },
    SELLER_ACCOUNT_REMOVED: {
      text: 'attention.SELLER_ACCOUNT_REMOVED',
      action: 'attention.SELLER_ACCOUNT_REMOVED.action',
      icon: 'shield',
    },
  },
})
