import { articles } from '@cabinet/contract/help'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

test('articles that cannot be read are asked for again', async () => {
  const server = fakeServer()
  server.fail(articles, 404, { message: 'Статей нет' })
  await openPage('/help', person(['USER']))
  await expect.element(page.getByRole('alert').getByText('Статей нет')).toBeVisible()
  server.answer(articles, { items: [] })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
  expect(server.calls(articles).length).toBeGreaterThanOrEqual(2)
})
