import { find as findAccounts } from '@cabinet/contract/organization/payment-details'
import { find as findPeople, summary as sumPeople } from '@cabinet/contract/people/colleagues'
import { find as findRoles } from '@cabinet/contract/people/roles'
import { articles } from '@cabinet/contract/support/help'
import { get as getViews } from '@cabinet/contract/people/views'
import { status as pushStatus } from '@cabinet/contract/people/push'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../test/page/answers.ts'
import { pageOf } from '../../../test/page/ids.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'
import { unnamedControls } from '../../../test/page/unnamed.ts'

const owner = person(['USER', 'USER_ADMIN'])

test.each([
  ['/login', null, 'Вход в кабинет'],
  ['/recovery', null, 'Восстановление пароля'],
  ['/register', null, 'Регистрация'],
  ['/offer', owner, 'Страховые продукты'],
  ['/help', owner, 'Помощь'],
  ['/profile', owner, 'Профиль'],
  ['/profile?tab=users', owner, 'Профиль'],
  ['/profile?tab=notifications', owner, 'Профиль'],
] as const)('%s: every control has a name for analytics', async (address, user, heading) => {
  const server = fakeServer()
  answerOfferPage(server)
  server.answer(articles, { items: [] })
  server.answer(findPeople, pageOf([]))
  server.answer(sumPeople, { count: 0, active: 0, unconfirmed: 0, blocked: 0 })
  server.answer(findRoles, pageOf([]))
  server.answer(findAccounts, pageOf([]))
  server.answer(getViews, { views: [] })
  server.answer(pushStatus, { publicKey: '', endpoint: null })
  await openPage(address, user)
  await expect.element(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  await expect.poll(unnamedControls, { timeout: 5_000 }).toEqual([])
})
