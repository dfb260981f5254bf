import { staffPages } from '@cabinet/contract/staff/pages'
import { defineModule } from '../../shared/manifest.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'staff',
  isBuiltIn: true,
  access: ['GODMOD'],
  routes: [
    {
      name: 'staff',
      path: staffPages.staff.pattern,
      layout: 'lk',
      title: 'overview.title',
      // A temporary password is shown here.
      isPrivate: true,
      deniedTo: '/',
      isWide: true,
      page: async () => (await import('./open.ts')).openOverview(),
    },
  ],
  menu: { sort: 980, title: 'menu.title', items: [{ route: 'staff', icon: 'overview' }] },
})
