import { healthCheck } from '@cabinet/contract/service'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { sellerWith } from '../../../../test/page/marketplace.ts'
import { fakeServer, openPage, spaced } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const card = () => page.getByRole('article', { name: 'Страхование заказов на маркетплейсе' })

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  answerOfferPage(server)
})

test('with access: the badge, both topics of the accordion, and the way to settlement', async () => {
  server.answer(healthCheck, { status: 'AVAILABLE', description: null })
  await openPage('/offer', sellerWith('linked'))
  await expect.element(card().getByText('Аккаунт Маркетплейс подключен')).toBeVisible()
  await expect
    .element(card().getByRole('link', { name: 'Открыть заявления' }))
    .toHaveAttribute('href', '/settlement?source=seller')
  await card().getByRole('button', { name: 'Повреждение или утрата груза' }).click()
  await expect.element(card().getByText(spaced('отдельное заявление на каждый заказ'))).toBeVisible()
  await card().getByRole('button', { name: 'Возвраты и невыкупы' }).click()
  await expect.element(card().getByText(spaced('10-го числа каждого месяца система готовит черновик'))).toBeVisible()
})

test('an error of the account stands on the card in the words of the marketplace', async () => {
  server.answer(healthCheck, { status: 'ERROR', description: 'Доступ к заказам отозван' })
  await openPage('/offer', sellerWith('linked'))
  await expect.element(card().getByText('Ошибка подключения к аккаунту Маркетплейс')).toBeVisible()
  await expect.element(card().getByText(/Доступ к заказам отозван/)).toBeVisible()
})

test('a check that fails hides the error and leaves the card', async () => {
  server.fail(healthCheck, 500, { message: 'Внутренняя ошибка' })
  await openPage('/offer', sellerWith('linked'))
  await expect.element(card().getByText('Аккаунт Маркетплейс подключен')).toBeVisible()
  await expect.element(card().getByText(/^Ошибка подключения/)).not.toBeInTheDocument()
})

test('a removed account gives no access, says how to get it, and has no way to settlement', async () => {
  await openPage('/offer', sellerWith('removed'))
  await expect.element(card().getByText('Нет доступа')).toBeVisible()
  await expect.element(card().getByText(/запросите ссылку в\s+технической поддержке/)).toBeVisible()
  await expect.element(card().getByRole('link', { name: 'Открыть заявления' })).not.toBeInTheDocument()
  expect(server.calls(healthCheck).some(({ params }) => (params as { service: string }).service === 'seller')).toBe(
    false,
  )
})

test('a colleague without the role finds the account among what the organization has, and who lets them in', async () => {
  const { organization } = sellerWith('linked')
  if (!organization) throw new Error('A seller has an organization')
  await openPage('/offer', person(['USER'], { organization: { ...organization, modulesInForce: ['seller'] } }))
  const own = page.getByRole('region', { name: 'Ваши продукты' })
  await expect.element(own.getByText('Нет доступа')).toBeVisible()
  await expect.element(own.getByText(/уже подключён. Доступ к нему открывает владелец кабинета/)).toBeVisible()
})
