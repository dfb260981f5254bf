import { defineModule } from '../../shared/manifest.ts'
import { panelWords } from './parts/panel/words.ts'
import { paths } from './paths.ts'
import type { WordId } from './words.ts'

export const module = defineModule<WordId>({
  id: 'dev',
  isBuiltIn: true,
  access: ['GODMOD'],
  routes: [
    {
      name: 'dev',
      path: paths.dev.pattern,
      layout: 'lk',
      title: 'panel.title',
      deniedTo: '/',
      page: () => import('./pages/panel.tsx'),
      words: panelWords,
    },
  ],
  menu: { sort: 1000, title: 'menu.title', items: [{ route: 'dev', icon: 'code' }] },
})
