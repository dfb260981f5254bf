import { financePages } from '@cabinet/contract/finance/pages'
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
      page: async () => (await import('./open-registers.ts')).openDeliveries(),
    },
    {
      name: 'financing',
      path: financePages.financing.pattern,
      layout: 'lk',
      title: 'financing.title',
      isWide: true,
      page: async () => (await import('./open-registers.ts')).openFinancing(),
    },
    {
      name: 'offer-request-form',
      path: financePages['offer-request-form'].pattern,
      layout: 'lk',
      title: 'request.title',
      isPrivate: true,
      // The role FINANCE comes with the first agreement, and before it there is a request to fill in.
      ownAccess: ['!UNVERIFIED_USER'],
      page: async () => (await import('./requests/open.ts')).openRequest(),
    },
    {
      name: 'banks',
      path: financePages.banks.pattern,
      layout: 'lk',
      title: 'banks.title',
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./banks/open.ts')).openBanks(),
    },
  ],
  menu: {
    sort: 110,
    title: 'menu.title',
    items: [
      { route: 'deliveries', icon: 'supplies' },
      { route: 'financing', icon: 'bank' },
      { route: 'banks', icon: 'bank', access: ['GODMOD'], groupOf: 'staff' },
    ],
  },
  offerCards: [
    {
      sort: 10,
      section: 'block',
      holdsPage: true,
      ownedBy: ['FINANCE'],
      card: () => import('./offers/finance-block.tsx'),
    },
  ],
  filePurposes: { REQUEST_DOCUMENT: 'filePurposes.REQUEST_DOCUMENT', BANK_LOGO: 'filePurposes.BANK_LOGO' },
  attention: {
    FINANCE_RECOURSE: 'bank',
    FINANCE_REJECTED: 'bank',
    FINANCE_AGREEMENT: 'bank',
    FINANCE_DOCUMENT: 'bank',
    FINANCE_DRAFT: 'bank',
  },
  records: { FINANCE_SUPPLY: 'supplies' },
})
