import { defineModule } from '../../shared/manifest.ts'
import { paths } from './paths.ts'
import type { WordId } from './words.ts'

export const module = defineModule<WordId>({
  id: 'debtor',
  access: ['DEBTOR'],
  routes: [
    {
      name: 'Debtors:InsuranceManagement',
      path: paths['Debtors:InsuranceManagement'].pattern,
      layout: 'lk',
      title: 'management.title',
      page: () => import('./pages/insurance-management.tsx'),
    },
    {
      name: 'Debtors:OrderRegister',
      path: paths['Debtors:OrderRegister'].pattern,
      layout: 'lk',
      title: 'register.title',
      page: () => import('./pages/order-register.tsx'),
    },
    {
      name: 'Debtors:InsuranceConditions',
      path: paths['Debtors:InsuranceConditions'].pattern,
      layout: 'lk',
      title: 'conditions.title',
      page: () => import('./pages/insurance-conditions.tsx'),
    },
    {
      name: 'Debtors:CreateClaim',
      path: paths['Debtors:CreateClaim'].pattern,
      layout: 'lk',
      title: 'claim.title',
      page: () => import('./pages/create-claim.tsx'),
    },
  ],
  redirects: [{ path: '/debtor', to: paths['Debtors:InsuranceConditions']() }],
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
