import { defineModule } from '../../shared/manifest.ts'
import { paths } from './paths.ts'
import type { WordId } from './words.ts'

export const module = defineModule<WordId>({
  id: 'finance',
  access: ['FINANCE'],
  routes: [
    {
      name: 'deliveries',
      path: paths.deliveries.pattern,
      layout: 'lk',
      title: 'deliveries.title',
      page: () => import('./pages/deliveries.tsx'),
    },
    {
      name: 'financing',
      path: paths.financing.pattern,
      layout: 'lk',
      title: 'financing.title',
      page: () => import('./pages/financing.tsx'),
    },
    {
      name: 'offer-request-form',
      path: paths['offer-request-form'].pattern,
      layout: 'lk',
      title: 'request.title',
      // The role FINANCE comes with the first agreement, and before it there is a request to fill in.
      ownAccess: ['!UNVERIFIED_USER'],
      page: () => import('./pages/request-form.tsx'),
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
  faces: [{ sort: 10, place: 'block', card: () => import('./parts/finance-block.tsx') }],
})
