import { debtorPages } from '@cabinet/contract/debtor-pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
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
    ],
  },
  faces: [{ sort: 20, place: 'products', ownedBy: ['DEBTOR'], card: () => import('./parts/debtor-card.tsx') }],
  records: {
    DEBTOR_BUYER: { title: 'records.DEBTOR_BUYER', icon: 'people' },
    DEBTOR_SHIPMENT: { title: 'records.DEBTOR_SHIPMENT', icon: 'register' },
    DEBTOR_INVOICE: { title: 'records.DEBTOR_INVOICE', icon: 'invoice' },
  },
  commands: [{ title: 'command.import', icon: 'register', path: debtorPages['Debtors:ShipmentImport']() }],
  filePurposes: { SHIPMENT_DOCUMENT: 'filePurposes.SHIPMENT_DOCUMENT' },
  attention: {
    CREDIT_POLICY: { text: 'attention.CREDIT_POLICY', action: 'attention.CREDIT_POLICY.action', icon: 'shield' },
    CREDIT_SUSPENDED: {
      text: 'attention.CREDIT_SUSPENDED',
      action: 'attention.CREDIT_SUSPENDED.action',
      icon: 'invoice',
    },
    CREDIT_STOPPED: { text: 'attention.CREDIT_STOPPED', action: 'attention.CREDIT_STOPPED.action', icon: 'shield' },
    CREDIT_INVOICE: { text: 'attention.CREDIT_INVOICE', action: 'attention.CREDIT_INVOICE.action', icon: 'invoice' },
    CREDIT_NOTIFY: { text: 'attention.CREDIT_NOTIFY', action: 'attention.CREDIT_NOTIFY.action', icon: 'register' },
    CREDIT_CLAIM: { text: 'attention.CREDIT_CLAIM', action: 'attention.CREDIT_CLAIM.action', icon: 'claims' },
    CREDIT_LIMIT: { text: 'attention.CREDIT_LIMIT', action: 'attention.CREDIT_LIMIT.action', icon: 'shield' },
  },
})
