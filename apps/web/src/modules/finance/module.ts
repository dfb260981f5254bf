import { financePages } from '@cabinet/contract/finance-pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'finance',
  hue: 'olive',
  access: ['FINANCE'],
  routes: [
    {
      name: 'deliveries',
      path: financePages.deliveries.pattern,
      layout: 'lk',
      title: 'deliveries.title',
      isWide: true,
      page: async () => (await import('./registers/open.ts')).openDeliveries(),
    },
    {
      name: 'financing',
      path: financePages.financing.pattern,
      layout: 'lk',
      title: 'financing.title',
      isWide: true,
      page: async () => (await import('./registers/open.ts')).openFinancing(),
    },
    {
      name: 'offer-request-form',
      path: financePages['offer-request-form'].pattern,
      layout: 'lk',
      title: 'request.title',
      isPrivate: true,
      // The role FINANCE comes with the first agreement, and before it there is a request to fill in.
      ownAccess: ['!UNVERIFIED_USER'],
      page: async () => (await import('./request/open.ts')).openRequest(),
    },
  ],
  menu: {
    sort: 110,
    title: 'menu.title',
    items: [
      { route: 'deliveries', icon: 'supplies' },
      { route: 'financing', icon: 'bank' },
    ],
  },
  faces: [
    {
      sort: 10,
      place: 'block',
      holdsPage: true,
      ownedBy: ['FINANCE'],
      card: () => import('./parts/finance-block.tsx'),
    },
  ],
  filePurposes: { REQUEST_DOCUMENT: 'filePurposes.REQUEST_DOCUMENT' },
  attention: {
    FINANCE_RECOURSE: { text: 'attention.FINANCE_RECOURSE', action: 'attention.FINANCE_RECOURSE.action', icon: 'bank' },
    FINANCE_REJECTED: { text: 'attention.FINANCE_REJECTED', action: 'attention.FINANCE_REJECTED.action', icon: 'bank' },
    FINANCE_AGREEMENT: {
      text: 'attention.FINANCE_AGREEMENT',
      action: 'attention.FINANCE_AGREEMENT.action',
      icon: 'bank',
    },
    FINANCE_DOCUMENT: {
      text: 'attention.FINANCE_DOCUMENT',
      action: 'attention.FINANCE_DOCUMENT.action',
      icon: 'bank',
    },
    FINANCE_DRAFT: { text: 'attention.FINANCE_DRAFT', action: 'attention.FINANCE_DRAFT.action', icon: 'bank' },
  },
  records: {
    FINANCE_SUPPLY: { title: 'records.FINANCE_SUPPLY', icon: 'supplies' },
  },
})
