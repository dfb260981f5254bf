import { devPages } from '@cabinet/contract/dev/pages'
import { defineModule } from '../../shared/manifest.ts'
import { panelMessages } from './parts/panel/messages.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'dev',
  isBuiltIn: true,
  access: ['GODMOD'],
  routes: [
    {
      name: 'dev',
      path: devPages.dev.pattern,
      layout: 'lk',
      title: 'panel.title',
      isPrivate: true,
      deniedTo: '/',
      page: () => import('./pages/panel.tsx'),
      messages: panelMessages,
    },
  ],
  menu: { sort: 1000, title: 'menu.title', items: [{ route: 'dev', icon: 'code' }] },
})
