import { pages } from '@cabinet/contract/pages'
import { defineModule } from '../../shared/manifest.ts'
import { secondFactorMessages } from '../../shared/second-factor/messages.ts'
import { registrationMessages } from './parts/registration/messages.ts'
// The sign-in page is part of the entry: it is what most visits begin with.
import * as loginPage from './pages/login.tsx'
import type { MessageId } from './messages.ts'

export const module = defineModule<MessageId>({
  id: 'auth',
  isBuiltIn: true,
  routes: [
    {
      name: 'login',
      path: pages.login.pattern,
      layout: 'empty',
      title: 'login.title',
      isPrivate: true,
      page: async () => loginPage,
    },
    {
      name: 'recovery',
      path: pages.recovery.pattern,
      layout: 'empty',
      title: 'recovery.title',
      isPrivate: true,
      page: () => import('./pages/recovery.tsx'),
      messages: registrationMessages,
    },
    {
      name: 'recovery-confirm',
      path: pages['recovery-confirm'].pattern,
      layout: 'empty',
      title: 'recoveryConfirm.title',
      isPrivate: true,
      page: () => import('./pages/recovery-confirm.tsx'),
      messages: registrationMessages,
    },
    {
      name: 'register',
      path: pages.register.pattern,
      layout: 'empty',
      title: 'register.title',
      isPrivate: true,
      page: () => import('./pages/register.tsx'),
      messages: registrationMessages,
    },
    {
      name: 'seller-register',
      path: pages['seller-register'].pattern,
      layout: 'empty',
      title: 'sellerRegister.title',
      isPrivate: true,
      page: () => import('./pages/seller-register.tsx'),
      messages: registrationMessages,
    },
    {
      name: 'confirm',
      path: pages.confirm.pattern,
      layout: 'empty',
      title: 'confirm.title',
      isPrivate: true,
      page: () => import('./pages/confirm.tsx'),
      messages: registrationMessages,
    },
    {
      name: 'create-password',
      path: pages['create-password'].pattern,
      layout: 'empty',
      title: 'createPassword.title',
      isPrivate: true,
      page: () => import('./pages/create-password.tsx'),
      messages: registrationMessages,
    },
    {
      name: 'second-factor',
      path: pages['second-factor'].pattern,
      layout: 'empty',
      title: 'secondFactor.title',
      isPrivate: true,
      page: () => import('./pages/second-factor.tsx'),
      messages: secondFactorMessages,
    },
  ],
})
