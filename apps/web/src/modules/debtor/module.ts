import { debtorPages } from '@cabinet/contract/debtor/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'
import type { icons as staffIcons } from './staff-icons.ts'

export const module = defineModule<MessageId, keyof typeof icons | keyof typeof staffIcons>({
  id: 'debtor',
  hue: 'violet',
  access: ['DEBTOR'],
  routes: [
    {
      name: 'Debtors:InsuranceManagement',
      path: debtorPages['Debtors:InsuranceManagement'].pattern,
      layout: 'lk',
      title: 'management.title',
      isWide: true,
      page: async () => (await import('./open.ts')).openManagement(),
    },
    {
      name: 'Debtors:OrderRegister',
      path: debtorPages['Debtors:OrderRegister'].pattern,
      layout: 'lk',
      title: 'register.title',
      isWide: true,
      page: async () => (await import('./open.ts')).openShipments(),
    },
    {
      name: 'Debtors:ShipmentImport',
      path: debtorPages['Debtors:ShipmentImport'].pattern,
      layout: 'lk',
      title: 'import.title',
      page: async () => (await import('./open.ts')).openImport(),
    },
    {
      name: 'Debtors:InsuranceConditions',
      path: debtorPages['Debtors:InsuranceConditions'].pattern,
      layout: 'lk',
      title: 'conditions.title',
      page: async () => (await import('./open.ts')).openConditions(),
    },
    {
      name: 'Debtors:Insurers',
      path: debtorPages['Debtors:Insurers'].pattern,
      layout: 'lk',
      title: 'insurers.title',
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openInsurers(),
    },
    {
      name: 'Debtors:CreditOffers',
      path: debtorPages['Debtors:CreditOffers'].pattern,
      layout: 'lk',
      title: 'offers.title',
      ownAccess: ['GODMOD'],
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openOffers(),
    },
  ],
  redirects: [{ path: '/debtor', to: debtorPages['Debtors:InsuranceConditions']() }],
  menu: {
    sort: 100,
    title: 'menu.title',
    short: 'menu.short',
    items: [
      { route: 'Debtors:InsuranceManagement', icon: 'shield' },
      { route: 'Debtors:OrderRegister', icon: 'register' },
      { route: 'Debtors:InsuranceConditions', icon: 'conditions' },
      { route: 'Debtors:Insurers', icon: 'insurers', access: ['GODMOD'], groupOf: 'staff' },
      { route: 'Debtors:CreditOffers', icon: 'offers', access: ['GODMOD'], groupOf: 'staff' },
    ],
  },
  offerCards: [
    { sort: 20, section: 'products', ownedBy: ['DEBTOR'], card: () => import('./insurance/debtor-card.tsx') },
  ],
  records: { DEBTOR_BUYER: 'people', DEBTOR_SHIPMENT: 'register', DEBTOR_INVOICE: 'invoice' },
  commands: [{ title: 'command.import', icon: 'register', path: debtorPages['Debtors:ShipmentImport']() }],
  filePurposes: { SHIPMENT_DOCUMENT: 'filePurposes.SHIPMENT_DOCUMENT' },
  attention: {
    CREDIT_POLICY: 'shield',
    CREDIT_SUSPENDED: 'invoice',
    CREDIT_STOPPED: 'shield',
    CREDIT_INVOICE: 'invoice',
    CREDIT_NOTIFY: 'register',
    CREDIT_CLAIM: 'claims',
    CREDIT_LIMIT: 'shield',
  },
})
