import { defineModule } from '../../shared/manifest.ts'
import { paths } from '../../shared/paths.ts'
import { registrationWords } from './parts/registration/words.ts'
// The sign-in page is part of the entry: it is what most visits begin with.
import * as loginPage from './pages/login.tsx'
import type { WordId } from './words.ts'

export const module = defineModule<WordId>({
  id: 'auth',
  isBuiltIn: true,
  routes: [
    { name: 'login', path: paths.login.pattern, layout: 'empty', title: 'login.title', page: async () => loginPage },
    {
      name: 'recovery',
      path: paths.recovery.pattern,
      layout: 'empty',
      title: 'recovery.title',
      page: () => import('./pages/recovery.tsx'),
      words: registrationWords,
    },
    {
      name: 'recovery-confirm',
      path: paths['recovery-confirm'].pattern,
      layout: 'empty',
      title: 'recoveryConfirm.title',
      page: () => import('./pages/recovery-confirm.tsx'),
      words: registrationWords,
    },
    {
      name: 'register',
      path: paths.register.pattern,
      layout: 'empty',
      title: 'register.title',
      page: () => import('./pages/register.tsx'),
      words: registrationWords,
    },
    {
      name: 'seller-register',
      path: paths['seller-register'].pattern,
      layout: 'empty',
      title: 'sellerRegister.title',
      page: () => import('./pages/seller-register.tsx'),
      words: registrationWords,
    },
    {
      name: 'confirm',
      path: paths.confirm.pattern,
      layout: 'empty',
      title: 'confirm.title',
      page: () => import('./pages/confirm.tsx'),
      words: registrationWords,
    },
    {
      name: 'create-password',
      path: paths['create-password'].pattern,
      layout: 'empty',
      title: 'createPassword.title',
      page: () => import('./pages/create-password.tsx'),
      words: registrationWords,
    },
  ],
})
