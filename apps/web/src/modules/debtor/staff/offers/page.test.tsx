import { createOffer, type CreditOffer, findInsurers, findOffers, withdrawOffer } from '@cabinet/contract/debtor/staff'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../../test/page/answers.ts'
import { expectAccessible } from '../../../../../test/page/accessible.ts'
import { Failure, type FakeServer } from '../../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced } from '../../../../../test/page/open-page.tsx'
import { person } from '../../../../../test/page/people.ts'

const ADDRESS = '/staff/offers'
const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`
const insurerOf = (index: number, shortName: string, isActive: boolean) => ({
  id: idOf(index),
  version: 1,
  fullName: shortName,
  shortName,
  itn: '7707083893',
  isActive,
  createdDateTime: '2026-11-01T09:00:00Z',
  updatedDateTime: '2026-11-20T09:00:00Z',
})
const insurers = [insurerOf(1, 'СК «Опора»', true), insurerOf(2, 'СК «Бывшая»', false)]
const offered: CreditOffer = {
  id: idOf(3),
  organization: 'АО «Волжские краски»',
  itn: '6399088229',
  insurer: { id: idOf(1), shortName: 'СК «Опора»' },
  state: { name: 'OFFERED', description: 'Предложено' },
  policyNumber: null,
  updatedDateTime: '2026-11-20T09:00:00Z',
}
const insured: CreditOffer = {
  ...offered,
  id: idOf(4),
  organization: 'ООО «Южный двор»',
  itn: '2399077117',
  state: { name: 'AVAILABLE', description: 'Подключено' },
  policyNumber: 'К-77/2026',
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
  server.answer(findOffers, pageOf([offered, insured]))
  server.answer(findInsurers, pageOf(insurers))
  server.answer(savedViews, { views: [] })
})

test('offers are listed with how they stand, and filtered', async () => {
  await openPage(`${ADDRESS}?q=краски&state=OFFERED,AVAILABLE&insurer=${idOf(1)}`, staff)
  await expect
    .element(page.getByRole('row', { name: /Волжские краски/ }).getByText('Предложено', { exact: true }))
    .toBeVisible()
  await expect.element(page.getByRole('row', { name: /Южный двор/ }).getByText('К-77/2026')).toBeVisible()
  expect(server.calls(findOffers).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: 'краски' },
      { field: 'state.name', operation: 'IN', value: ['OFFERED', 'AVAILABLE'] },
      { field: 'insurer.id', operation: 'EQ', value: idOf(1) },
    ],
  })
  await expectAccessible()
})

test('without offers it says what to do first; a list that cannot be read is asked for again', async () => {
  server.answer(findOffers, pageOf<CreditOffer>([]))
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Страхование пока никому не предложено'))).toBeVisible()
  server.fail(findOffers, 404, { message: 'Список не найден' })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Список не найден'))).toBeVisible()
  server.answer(findOffers, pageOf([offered]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('rowheader', { name: /Волжские краски/ })).toBeVisible()
})

test('insurance is offered: mistakes and refusals stand at their fields, nothing typed is lost', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Предложить страхование' }).click()
  const dialog = page.getByRole('dialog', { name: 'Предложить страхование' })
  const itn = dialog.getByRole('textbox', { name: 'ИНН организации' })
  await itn.fill('2399077110')
  await dialog.getByRole('button', { name: 'Предложить', exact: true }).click()
  await expect.element(itn).toHaveAttribute('aria-invalid', 'true')
  expect(server.calls(createOffer)).toEqual([])
  await expectAccessible()
  await itn.fill('2399077117')
  await dialog.getByRole('button', { name: /Страховщик/ }).click()
  // One that is off offers nothing.
  await expect.element(page.getByRole('option', { name: 'СК «Бывшая»' })).not.toBeInTheDocument()
  await page.getByRole('option', { name: 'СК «Опора»' }).click()
  server.answer(createOffer, () => {
    throw new Failure(404, {
      fields: [{ field: 'organizationItn', code: 'not_found', message: 'Такой организации в кабинете нет' }],
    })
  })
  await dialog.getByRole('button', { name: 'Предложить', exact: true }).click()
  await expect.element(dialog.getByText(spaced('Такой организации в кабинете нет'))).toBeVisible()
  server.fail(createOffer, 409, { message: 'Организацию уже страхует другой страховщик' })
  await itn.fill('6399088229')
  await dialog.getByRole('button', { name: 'Предложить', exact: true }).click()
  await expect.element(dialog.getByText(spaced('Организацию уже страхует другой страховщик'))).toBeVisible()
  await expect.element(itn).toHaveValue('6399088229')
  server.answer(createOffer, offered)
  await dialog.getByRole('button', { name: 'Предложить', exact: true }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.calls(createOffer).at(-1)?.body).toEqual({ organizationItn: '6399088229', insurerId: idOf(1) })
})

test('without an insurer that is on, the dialog says so', async () => {
  server.answer(findInsurers, pageOf([insurerOf(2, 'СК «Бывшая»', false)]))
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Предложить страхование' }).click()
  const dialog = page.getByRole('dialog', { name: 'Предложить страхование' })
  await expect.element(dialog.getByText(spaced('Сначала добавьте или включите страховщика'))).toBeVisible()
})

test('an offer is withdrawn after a question; what was applied for has no such button', async () => {
  await openPage(ADDRESS, staff)
  await expect.element(page.getByRole('row', { name: /Южный двор/ })).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Отозвать предложение: ООО «Южный двор»' }))
    .not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Отозвать предложение: АО «Волжские краски»' }).click()
  const question = page.getByRole('alertdialog', { name: 'Отозвать предложение?' })
  server.fail(withdrawOffer, 409, { message: 'Организация уже подала заявление' })
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect.element(question.getByText(spaced('Организация уже подала заявление'))).toBeVisible()
  server.answer(withdrawOffer, { ...offered, state: { name: 'NOT_OFFERED', description: 'Не предложено' } })
  server.answer(findOffers, pageOf([insured]))
  await question.getByRole('button', { name: 'Отозвать' }).click()
  await expect.element(page.getByRole('row', { name: /Волжские краски/ })).not.toBeInTheDocument()
  expect(server.calls(withdrawOffer).at(-1)?.params).toEqual({ id: offered.id })
})

test('who is not of the staff does not get here', async () => {
  answerOfferPage(server)
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN', 'DEBTOR']))
  await expect.element(page.getByRole('heading', { name: 'Страховые продукты', level: 1 })).toBeVisible()
  await expect.poll(() => server.calls(findOffers)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Предложения страхования' })).not.toBeInTheDocument()
})
