import { defineModule } from '../../shared/manifest.ts'
import { paths } from './paths.ts'
import type { WordId } from './words.ts'

export const module = defineModule<WordId>({
  id: 'seller',
  access: ['SELLER'],
  routes: [
    {
      name: 'documents',
      path: paths.documents.pattern,
      layout: 'lk',
      title: 'documents.title',
      page: () => import('./pages/documents.tsx'),
    },
  ],
  menu: { sort: 120, title: 'menu.title', items: [{ route: 'documents', icon: 'documents' }] },
  faces: [{ sort: 30, place: 'products', card: () => import('./parts/seller-card.tsx') }],
})
