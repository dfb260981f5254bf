import { login } from '@cabinet/contract/auth'
import { suggest } from '@cabinet/contract/organization/name'
import { attention, current, figures } from '@cabinet/contract/people/user'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { fakeServer, openPage, tokenOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

test('who signs in finds nothing of those who were in this tab before', async () => {
  const server = fakeServer()
  const other = person(['USER'], { id: '0b0c6c1e-0000-4000-8000-00000000000b' })
  const kept = () => Object.keys(sessionStorage).filter((key) => /registration|records|pending-code/.test(key))
  sessionStorage.setItem('cabinet.records.0b0c6c1e-0000-4000-8000-000000000001', '[]')
  server.answer(suggest, () => ({ name: 'ООО «Северный ветер»', itn: '7799012346' }) as never)
  await openPage('/register')
  await page.getByRole('textbox', { name: 'ИНН' }).fill('7799071013')
  await expect.poll(kept).toHaveLength(2)

  answerOfferPage(server)
  server.answer(attention, { items: [], missing: [] })
  server.answer(figures, { items: [], missing: [] })
  server.answer(login, { accessToken: tokenOf(other), refreshToken: 'next' })
  server.answer(current, other)
  await openPage('/login')
  await page.getByRole('textbox', { name: 'Телефон или e-mail' }).fill('+70000000003')
  await page.getByRole('textbox', { name: 'Пароль' }).fill('Demo-2026!')
  await page.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect.element(page.getByRole('heading', { level: 1, name: 'Страховые продукты' })).toBeVisible()
  expect(kept()).toEqual([])
})
