import { newsPages } from '@cabinet/contract/news/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'news',
  isBuiltIn: true,
  access: ['GODMOD'],
  routes: [
    {
      name: 'news',
      path: newsPages.news.pattern,
      layout: 'lk',
      title: 'news.title',
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openNews(),
    },
    {
      name: 'news-add',
      path: newsPages.add.pattern,
      layout: 'lk',
      title: 'news.add',
      deniedTo: '/',
      page: async () => (await import('./open.ts')).openNewLetter(),
    },
    {
      name: 'news-letter',
      path: newsPages.letter.pattern,
      layout: 'lk',
      title: 'news.letter',
      deniedTo: '/',
      page: async () => (await import('./open.ts')).openLetter(),
    },
  ],
  menu: { sort: 995, items: [{ route: 'news', icon: 'news' }] },
  commands: [{ title: 'news.add', icon: 'news', path: newsPages.add() }],
})
