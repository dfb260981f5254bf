import { debtorPages } from '@cabinet/contract/debtor-pages'
import { defineModule } from '../../shared/manifest.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId>({
  id: 'debtor',
  access: ['DEBTOR'],
  routes: [
    {
      name: 'Debtors:InsuranceManagement',
      path: debtorPages['Debtors:InsuranceManagement'].pattern,
      layout: 'lk',
      title: 'management.title',
      page: () => import('./pages/insurance-management.tsx'),
    },
    {
      name: 'Debtors:OrderRegister',
      path: debtorPages['Debtors:OrderRegister'].pattern,
      layout: 'lk',
      title: 'register.title',
      page: () => import('./pages/order-register.tsx'),
    },
    {
      name: 'Debtors:InsuranceConditions',
      path: debtorPages['Debtors:InsuranceConditions'].pattern,
      layout: 'lk',
      title: 'conditions.title',
      page: () => import('./pages/insurance-conditions.tsx'),
    },
    {
      name: 'Debtors:CreateClaim',
      path: debtorPages['Debtors:CreateClaim'].pattern,
      layout: 'lk',
      title: 'claim.title',
      page: () => import('./pages/create-claim.tsx'),
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
  faces: [{ sort: 20, place: 'products', card: () => import('./parts/debtor-card.tsx') }],
})
