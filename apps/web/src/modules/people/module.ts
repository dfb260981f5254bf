import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../shared/manifest.ts'
import { loadSecondFactorMessages } from '../../shared/second-factor/messages.ts'
import { loadRegisterMessages } from '../../shared/register/messages.ts'
import { profileMessages } from './parts/profile/messages.ts'
import { unsubscribeMessages } from './parts/unsubscribe/messages.ts'
import type { icons } from './icons.ts'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId, keyof typeof icons>({
  id: 'people',
  isBuiltIn: true,
  routes: [
    {
      name: 'profile',
      path: pages.profile.pattern,
      layout: 'lk',
      title: 'profile.title',
      isPrivate: true,
      page: () => import('./pages/profile.tsx'),
      messages: profileMessages,
    },
    {
      name: 'user-detail',
      path: pages['user-detail'].pattern,
      layout: 'lk',
      title: 'user.title',
      isPrivate: true,
      page: () => import('./pages/user-detail.tsx'),
      messages: profileMessages,
    },
    {
      name: 'PublicUnsubscribe',
      path: pages.PublicUnsubscribe.pattern,
      layout: 'error',
      title: 'unsubscribe.title',
      // Its address holds what a letter was given to know its reader by.
      isPrivate: true,
      page: () => import('./pages/unsubscribe.tsx'),
      messages: unsubscribeMessages,
    },
  ],
  profileTabs: [
    {
      id: 'personal',
      sort: 10,
      title: 'tab.personal',
      content: async () => ({ Content: (await import('./parts/profile/personal-tab.tsx')).PersonalTab }),
    },
    {
      id: 'users',
      sort: 40,
      title: 'tab.users',
      access: ['!UNVERIFIED_USER'],
      needsOrganization: true,
      content: async () => {
        const [{ UsersTab }] = await Promise.all([import('./parts/profile/users-tab.tsx'), loadRegisterMessages()])
        return { Content: UsersTab }
      },
    },
    {
      id: 'journal',
      sort: 45,
      title: 'tab.journal',
      access: ['USER_ADMIN'],
      needsOrganization: true,
      content: async () => {
        const [{ JournalTab }] = await Promise.all([import('./parts/profile/journal-tab.tsx'), loadRegisterMessages()])
        return { Content: JournalTab }
      },
    },
    {
      id: 'security',
      sort: 50,
      title: 'tab.security',
      content: async () => {
        const [{ SecurityTab }] = await Promise.all([
          import('./parts/profile/security-tab.tsx'),
          loadSecondFactorMessages(),
        ])
        return { Content: SecurityTab }
      },
    },
    {
      id: 'notifications',
      sort: 60,
      title: 'tab.notifications',
      content: async () => ({ Content: (await import('./parts/profile/notifications-tab.tsx')).NotificationsTab }),
    },
  ],
  attention: { USERS_WAITING: 'people', NEW_DEVICE: 'people' },
  records: { PERSON: 'people' },
})
