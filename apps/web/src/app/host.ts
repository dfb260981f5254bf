import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../shared/manifest.ts'
import type ru from './messages/ru.json'

/** Pages of the application itself: they belong to no area of the product. */
export const host = defineModule<keyof typeof ru>({
  id: 'app',
  isBuiltIn: true,
  routes: [
    {
      name: 'unavailable',
      path: pages.unavailable.pattern,
      layout: 'error',
      title: 'unavailable.title',
      page: () => import('./pages/unavailable.tsx'),
    },
    {
      name: 'not-found',
      path: '*',
      layout: 'error',
      title: 'notFound.title',
      page: () => import('./pages/not-found.tsx'),
    },
  ],
})
