import { refresh } from '@cabinet/contract/auth'
import { create, get, update } from '@cabinet/contract/claim'
import { ClaimFields, emptyClaim } from '@cabinet/contract/claim/values'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { claimCard, ClaimWorld, ORDER } from '../../../../test/page/claims.ts'
import { type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, loads, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = `/sender/create-claim/${ORDER}`
const sender = () => person(['USER', 'SENDER'])
const next = () => page.getByRole('button', { name: 'Далее', exact: true }).click()
const step = (name: string) => page.getByRole('heading', { level: 2, name })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })
/** Texts of what this browser keeps. */
const drafts = () =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('cabinet.draft.'))
    .map((key) => localStorage.getItem(key) ?? '')

/** A person begins a claim: the first step is whole. */
const fillEvent = async () => {
  await page.getByRole('radio', { name: 'Утрата заказа' }).click({ force: true })
  await field(/^Дата события/).fill('19.10.2026')
  await field(/^Описание/).fill('Заказ потерян на складе в Омске, есть справка')
}

const takeNew = (server: FakeServer, world: ClaimWorld) =>
  server.answer(create, ({ body }) => {
    world.card = claimCard('DRAFT', { form: ClaimFields.parse({ ...emptyClaim, ...body.form }) })
    return { id: world.card.id, number: world.card.number, status: world.card.status }
  })

test('a draft whose card does not come is not begun a second time', async () => {
  const server = fakeServer()
  const world = new ClaimWorld()
  world.serve(server)
  takeNew(server, world)
  server.disconnect(get)
  await openPage(ADDRESS, sender())
  await fillEvent()
  await next()
  await expect.element(page.getByText('Нет интернета. Данные на месте: отправьте позже')).toBeVisible()
  await field(/^Описание/).fill('Заказ потерян на складе в Омске, справка приложена')
  world.serve(server)
  takeNew(server, world)
  await next()
  await expect.element(step('Сумма и претензия')).toBeVisible()
  expect(server.calls(create)).toHaveLength(1)
  expect(server.calls(update).at(-1)?.body).toMatchObject({
    description: 'Заказ потерян на складе в Омске, справка приложена',
  })
})

test('a page that goes away while a step is being sent keeps what was typed last', async () => {
  const server = fakeServer()
  new ClaimWorld({ card: claimCard('DRAFT') }).serve(server)
  await openPage(`${ADDRESS}?step=EVENT`, sender())
  await field(/^Место/).fill('Омск, пункт выдачи OMS12')
  server.hold(update)
  await next()
  await expect.poll(() => server.calls(update)).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(drafts().join('')).toContain('OMS12')
})

test('a session that ends in the middle of a form leaves the step and what was typed', async () => {
  const server = fakeServer()
  const world = new ClaimWorld({ card: claimCard('DRAFT') })
  world.serve(server)
  await openPage(`${ADDRESS}?step=EVENT`, sender())
  await field(/^Место/).fill('Омск, пункт выдачи OMS12')
  server.fail(update, 401)
  server.fail(refresh, 401)
  await next()
  await expect.poll(() => loads).toEqual([`/login?redirect=${encodeURIComponent(`${ADDRESS}?step=EVENT`)}`])
  // What the server has refused is not sent again by itself.
  await expect.element(page.getByRole('button', { name: 'Далее', exact: true })).toBeEnabled()
  expect(server.calls(update)).toHaveLength(1)
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(drafts().join('')).toContain('OMS12')

  world.serve(server)
  await openPage(`${ADDRESS}?step=EVENT`, sender())
  await expect.element(field(/^Место/)).toHaveValue('Омск, пункт выдачи OMS12')
  await next()
  await expect.element(step('Сумма и претензия')).toBeVisible()
  await expect.poll(drafts).toEqual([])
})

test('back and forward in the browser go through the steps with what was typed', async () => {
  const server = fakeServer()
  new ClaimWorld({ card: claimCard('DRAFT') }).serve(server)
  await openPage(`${ADDRESS}?step=EVENT`, sender())
  await field(/^Место/).fill('Омск, пункт выдачи OMS12')
  await next()
  await expect.element(step('Сумма и претензия')).toBeVisible()
  await field(/^Сумма требования/).fill('2000')
  history.back()
  await expect.element(field(/^Место/)).toHaveValue('Омск, пункт выдачи OMS12')
  await field(/^Место/).fill('Омск, склад')
  history.forward()
  await expect.element(field(/^Сумма требования/)).toHaveValue(expect.stringMatching(/2\s?000/))
  history.back()
  await expect.element(field(/^Место/)).toHaveValue('Омск, склад')
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument()
})
