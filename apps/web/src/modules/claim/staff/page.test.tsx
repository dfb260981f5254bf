import {
  assign,
  findUnassigned,
  type ProductInsurer,
  products,
  setProductInsurer,
  type UnassignedClaim,
} from '@cabinet/contract/claim/staff'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../test/page/answers.ts'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const ADDRESS = '/staff/claims'
const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`
const insurers = [
  { id: idOf(1), name: 'СК «Опора»' },
  { id: idOf(2), name: 'СК «Тихий берег»' },
]
const seller: ProductInsurer = {
  product: { name: 'SELLER', description: 'Заказы маркетплейса' },
  insurer: null,
  isConnectable: false,
  unassignedClaims: 3,
  updatedDateTime: null,
}
const sender: ProductInsurer = {
  product: { name: 'SENDER', description: 'Заказы курьерской службы' },
  insurer: { id: idOf(2), name: 'СК «Тихий берег»', isActive: true },
  isConnectable: true,
  unassignedClaims: 0,
  updatedDateTime: '2026-11-20T09:00:00Z',
}
const claim: UnassignedClaim = {
  id: idOf(5),
  number: 'УБ-000123',
  organizationId: idOf(6),
  organization: 'ООО «Посылка Плюс»',
  itn: '6699034175',
  product: { name: 'SENDER', description: 'Заказы курьерской службы' },
  status: { name: 'SUBMITTED', description: 'Отправлено страховщику' },
  claimedAmount: 12_500_00,
  submittedDateTime: '2026-11-20T09:00:00Z',
}
const pageOf = <Item,>(content: Item[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  size: 20,
})

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer(products, { products: [seller, sender], insurers })
  server.answer(findUnassigned, pageOf([claim]))
  server.answer(savedViews, { views: [] })
})

test('each product says who decides its claims, and what is wrong when nobody does', async () => {
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Страховщик не назначен'))).toBeVisible()
  await expect.element(page.getByText(spaced('СК «Тихий берег»'))).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: spaced('3 заявления') }))
    .toHaveAttribute('href', '/staff/claims?tab=claims&product=SELLER')
  await expectAccessible()
  const off = { ...sender, insurer: { ...insurers[1], isActive: false } as never, isConnectable: false }
  server.answer(products, { products: [off], insurers: insurers.slice(0, 1) })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Страховщик выключен'))).toBeVisible()
})

test('an insurer is set for a product; a refusal keeps the choice', async () => {
  await openPage(ADDRESS, staff)
  await page
    .getByRole('button', { name: /^Назначить страховщика:/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: /кто решает/ })
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  expect(server.calls(setProductInsurer)).toEqual([])
  await dialog.getByRole('button', { name: /Страховщик/ }).click()
  await page.getByRole('option', { name: 'СК «Опора»' }).click()
  server.answer(setProductInsurer, () => {
    throw new Failure(409, { fields: [{ field: 'insurerId', code: 'off', message: 'Страховщика уже выключили' }] })
  })
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  await expect.element(dialog.getByText(spaced('Страховщика уже выключили'))).toBeVisible()
  await expectAccessible()
  server.fail(setProductInsurer, 500)
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: /Опора/ })).toBeVisible()
  const done = { ...seller, insurer: { id: idOf(1), name: 'СК «Опора»', isActive: true }, isConnectable: true }
  server.answer(setProductInsurer, done)
  server.answer(products, { products: [done, sender], insurers })
  await dialog.getByRole('button', { name: 'Назначить' }).click()
  await expect.element(page.getByText(spaced('Страховщик не назначен'))).not.toBeInTheDocument()
  expect(server.calls(setProductInsurer).at(-1)).toMatchObject({
    params: { product: 'SELLER' },
    body: { insurerId: idOf(1) },
  })
})

test('products that cannot be read are asked for again', async () => {
  server.fail(products, 404, { message: 'Продукты не найдены' })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Продукты не найдены'))).toBeVisible()
  server.answer(products, { products: [sender], insurers: [] })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await page.getByRole('button', { name: /^Сменить страховщика:/ }).click()
  await expect.element(page.getByText(spaced('Сначала добавьте или включите страховщика'))).toBeVisible()
})

test('a claim without an insurer is given to the one of its product, or to another', async () => {
  await openPage(`${ADDRESS}?tab=claims&product=SENDER&q=УБ`, staff)
  await expect.element(page.getByRole('row', { name: /УБ-000123/ })).toBeVisible()
  expect(server.calls(findUnassigned).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: 'УБ' },
      { field: 'product.name', operation: 'EQ', value: 'SENDER' },
    ],
  })
  await expectAccessible()
  await page.getByRole('button', { name: 'Передать страховщику: УБ-000123' }).click()
  const dialog = page.getByRole('dialog', { name: /УБ-000123/ })
  await expect.element(dialog.getByRole('button', { name: /Тихий берег/ })).toBeVisible()
  server.fail(assign, 409, { message: 'Заявление уже передано' })
  await dialog.getByRole('button', { name: 'Передать' }).click()
  await expect.element(dialog.getByText(spaced('Заявление уже передано'))).toBeVisible()
  server.answer(assign, { id: claim.id, number: claim.number, insurerId: idOf(2), insurerName: 'СК «Тихий берег»' })
  server.answer(findUnassigned, pageOf<UnassignedClaim>([]))
  await dialog.getByRole('button', { name: 'Передать' }).click()
  await expect.element(toastOf(spaced('Заявление передано: СК «Тихий берег»'))).toBeVisible()
  expect(server.calls(assign).at(-1)).toMatchObject({ params: { id: claim.id }, body: { insurerId: idOf(2) } })
})

test('when every claim has an insurer the list says so', async () => {
  server.answer(findUnassigned, pageOf<UnassignedClaim>([]))
  await openPage(`${ADDRESS}?tab=claims`, staff)
  await expect.element(page.getByText(spaced('Таких заявлений нет'))).toBeVisible()
})

test('who is not of the staff does not get here', async () => {
  answerOfferPage(server)
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN', 'SENDER']))
  await expect.element(page.getByRole('heading', { name: 'Страховые продукты', level: 1 })).toBeVisible()
  await expect.poll(() => server.calls(products)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Кто решает заявления' })).not.toBeInTheDocument()
})
