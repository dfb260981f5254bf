import { defineModule } from '../../shared/manifest.ts'
import { paths } from './paths.ts'
import type { WordId } from './words.ts'

export const module = defineModule<WordId>({
  id: 'sender',
  access: ['SENDER'],
  routes: [
    {
      name: 'Sender:InsuranceManagement',
      path: paths['Sender:InsuranceManagement'].pattern,
      layout: 'lk',
      title: 'management.title',
      page: () => import('./pages/insurance-management.tsx'),
    },
    {
      name: 'Sender:OrderRegister',
      path: paths['Sender:OrderRegister'].pattern,
      layout: 'lk',
      title: 'register.title',
      page: () => import('./pages/order-register.tsx'),
    },
    {
      name: 'Sender:InvoicesPayment',
      path: paths['Sender:InvoicesPayment'].pattern,
      layout: 'lk',
      title: 'invoices.title',
      page: () => import('./pages/invoices-payment.tsx'),
    },
    {
      name: 'Sender:CreateClaim',
      path: paths['Sender:CreateClaim'].pattern,
      layout: 'lk',
      title: 'claim.title',
      page: () => import('./pages/create-claim.tsx'),
    },
    {
      name: 'Sender:InsuranceConditions',
      path: paths['Sender:InsuranceConditions'].pattern,
      layout: 'lk',
      title: 'conditions.title',
      // The terms are there for everyone who thinks of connecting; the role comes with the courier account.
      ownAccess: ['!UNVERIFIED_USER'],
      page: () => import('./pages/insurance-conditions.tsx'),
    },
  ],
  redirects: [
    { path: '/sender', to: paths['Sender:InsuranceConditions'](), access: ['!UNVERIFIED_USER'] },
    { path: paths['Sender:SenderSettlement'].pattern, to: '/settlement?source=sender' },
  ],
  menu: {
    sort: 130,
    title: 'menu.title',
    items: [
      { route: 'Sender:InsuranceManagement', icon: 'shield' },
      { route: 'Sender:OrderRegister', icon: 'register' },
      { route: 'Sender:InvoicesPayment', icon: 'invoice' },
      { route: 'Sender:InsuranceConditions', icon: 'conditions' },
    ],
  },
  faces: [{ sort: 40, place: 'products', card: () => import('./parts/sender-card.tsx') }],
})
