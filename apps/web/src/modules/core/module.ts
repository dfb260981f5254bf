import { defineModule } from '../../shared/manifest.ts'
import { paths } from '../../shared/paths.ts'
import { profileWords } from './parts/profile/words.ts'
import { helpWords } from './parts/help/words.ts'
import { legalWords } from './parts/legal/words.ts'
import type { WordId } from './words.ts'

export const module = defineModule<WordId>({
  id: 'core',
  isBuiltIn: true,
  routes: [
    {
      name: 'offer',
      path: paths.offer.pattern,
      layout: 'lk',
      title: 'offer.title',
      page: () => import('./pages/offer.tsx'),
    },
    {
      name: 'profile',
      path: paths.profile.pattern,
      layout: 'lk',
      title: 'profile.title',
      page: () => import('./pages/profile.tsx'),
      words: profileWords,
    },
    {
      name: 'user-detail',
      path: paths['user-detail'].pattern,
      layout: 'lk',
      title: 'user.title',
      page: () => import('./pages/user-detail.tsx'),
      words: profileWords,
    },
    {
      name: 'help',
      path: paths.help.pattern,
      layout: 'lk',
      title: 'help.title',
      words: helpWords,
      page: () => import('./pages/help.tsx'),
    },
    {
      name: 'policy',
      path: paths.policy.pattern,
      layout: 'landing',
      title: 'policy.title',
      words: legalWords,
      page: () => import('./pages/policy.tsx'),
    },
    {
      name: 'PublicOffer',
      path: paths.PublicOffer.pattern,
      layout: 'landing',
      title: 'publicOffer.title',
      words: legalWords,
      page: () => import('./pages/public-offer.tsx'),
    },
    {
      name: 'PublicConsent',
      path: paths.PublicConsent.pattern,
      layout: 'landing',
      title: 'consent.title',
      words: legalWords,
      page: () => import('./pages/consent.tsx'),
    },
    {
      name: 'unavailable',
      path: paths.unavailable.pattern,
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
  menu: { sort: 1, items: [{ route: 'offer', icon: 'products' }] },
})
