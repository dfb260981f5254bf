import { senderPages } from '@cabinet/contract/sender/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'sender',
  hue: 'teal',
  access: ['SENDER'],
  service: 'courier',
  routes: [
    {
      name: 'Sender:InsuranceManagement',
      path: senderPages['Sender:InsuranceManagement'].pattern,
      layout: 'lk',
      title: 'management.title',
      page: async () => (await import('./open.ts')).openManagement(),
    },
    {
      name: 'Sender:OrderRegister',
      path: senderPages['Sender:OrderRegister'].pattern,
      layout: 'lk',
      title: 'register.title',
      isPrivate: true,
      isWide: true,
      page: async () => (await import('./open.ts')).openOrders(),
    },
    {
      name: 'Sender:InvoicesPayment',
      path: senderPages['Sender:InvoicesPayment'].pattern,
      layout: 'lk',
      title: 'invoices.title',
      isWide: true,
      page: async () => (await import('./open.ts')).openInvoices(),
    },
    {
      name: 'Sender:InsuranceConditions',
      path: senderPages['Sender:InsuranceConditions'].pattern,
      layout: 'lk',
      title: 'conditions.title',
      // The terms are there for everyone who thinks of connecting; the role comes with the courier account.
      ownAccess: ['!UNVERIFIED_USER'],
      page: async () => (await import('./open.ts')).openConditions(),
    },
    {
      name: 'Sender:Contracts',
      path: senderPages['Sender:Contracts'].pattern,
      layout: 'lk',
      title: 'contracts.title',
      // Platform staff say who may be insured, and for how much.
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openContracts(),
    },
  ],
  redirects: [
    { path: '/sender', to: senderPages['Sender:InsuranceConditions'](), access: ['!UNVERIFIED_USER'] },
    {
      path: senderPages['Sender:SenderSettlement'].pattern,
      to: senderPages['Sender:Settlement']({}, { source: 'sender' }),
    },
  ],
  menu: {
    sort: 130,
    title: 'menu.title',
    items: [
      { route: 'Sender:InsuranceManagement', icon: 'shield' },
      { route: 'Sender:OrderRegister', icon: 'register' },
      { route: 'Sender:InvoicesPayment', icon: 'invoice' },
      { route: 'Sender:InsuranceConditions', icon: 'conditions' },
      {
        route: 'Sender:Contracts',
        title: 'contracts.menu',
        icon: 'documents',
        access: ['GODMOD'],
        groupOf: 'staff',
      },
    ],
  },
  offerCards: [{ sort: 40, section: 'products', ownedBy: ['SENDER'], card: () => import('./account/sender-card.tsx') }],
  records: { SENDER_ORDER: 'register', SENDER_INVOICE: 'invoice' },
  attention: {
    SENDER_INVOICE: 'invoice',
    SENDER_SUSPENDED: 'invoice',
    SENDER_ACCOUNT_TAKEN: 'shield',
    SENDER_ACCOUNT: 'shield',
  },
})
