import {
  create,
  find,
  get,
  type OfferRule,
  preview,
  remove,
  setActive,
  update,
} from '@cabinet/contract/debtor/offer-rules'
import { findInsurers, findOffers } from '@cabinet/contract/debtor/staff'
import { get as savedViews } from '@cabinet/contract/people/views'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { answerOfferPage } from '../../../../../../test/page/answers.ts'
import { expectAccessible } from '../../../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../../../test/page/open-page.tsx'
import { person } from '../../../../../../test/page/people.ts'

const ADDRESS = '/staff/offers?tab=rules'
const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`
const times = { createdDateTime: '2026-11-01T09:00:00Z', updatedDateTime: '2026-11-20T09:00:00Z' }
const insurer = {
  id: idOf(1),
  version: 1,
  fullName: 'СК «Опора»',
  shortName: 'СК «Опора»',
  itn: '7707083893',
  ...times,
}
const ruleOf = (more: Partial<OfferRule> = {}): OfferRule => ({
  id: idOf(2),
  version: 3,
  name: 'Оптовая торговля',
  insurerId: insurer.id,
  insurer: { id: insurer.id, shortName: insurer.shortName, isActive: true },
  okveds: ['46', '47.91'],
  legalStatuses: ['LEGAL_ENTITY'],
  regions: ['77'],
  sizes: [],
  isActive: true,
  offeredCount: 12,
  createdBy: 'Ершова Полина Сергеевна',
  updatedBy: 'Ершова Полина Сергеевна',
  ...times,
  ...more,
})
const anybody = ruleOf({
  id: idOf(3),
  name: 'Длинное название, которое объясняет, кому и почему '.repeat(2).slice(0, 100),
  okveds: [],
  legalStatuses: [],
  regions: [],
  isActive: false,
  offeredCount: 0,
  insurer: { id: insurer.id, shortName: insurer.shortName, isActive: false },
})
const pageOf = <Item,>(content: Item[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
  size: 20,
})
const rowOf = (name: RegExp) => page.getByRole('row', { name })
const choose = async (action: string) => {
  await page.getByRole('button', { name: 'Действия: Оптовая торговля' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer(find, pageOf([ruleOf(), anybody]))
  server.answer(get, ruleOf())
  server.answer(findInsurers, pageOf([{ ...insurer, isActive: true }]))
  server.answer(findOffers, pageOf<never>([]))
  server.answer(savedViews, { views: [] })
})
afterEach(() => page.viewport(1280, 800))

test('rules are listed with what they say, beside the offers, also on a phone', async () => {
  await openPage('/staff/offers', staff)
  await page.getByRole('tab', { name: 'Правила' }).click()
  const row = rowOf(/Оптовая торговля/)
  await expect.element(row.getByText(spaced('ОКВЭД 46, 47.91 · регион 77 · Юридическое лицо'))).toBeVisible()
  await expect.element(row.getByText('Включено')).toBeVisible()
  await expect.element(rowOf(/Длинное название/).getByText(spaced('Любая организация'))).toBeVisible()
  await expect.element(rowOf(/Длинное название/).getByText(spaced('Выключен: правило ждёт'))).toBeVisible()
  await expectAccessible()
  await page.viewport(360, 740)
  await openPage(`${ADDRESS}&active=yes&insurer=${insurer.id}`, staff)
  await expect.element(page.getByText('Оптовая торговля')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  expect(server.calls(find).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'isActive', operation: 'EQ', value: true },
      { field: 'insurerId', operation: 'EQ', value: insurer.id },
    ],
  })
  await expectAccessible()
})

test('without rules it says what they are for; a list that cannot be read is asked for again', async () => {
  server.answer(find, pageOf<OfferRule>([]))
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Правил пока нет'))).toBeVisible()
  server.fail(find, 404, { message: 'Список не найден' })
  await openPage(ADDRESS, staff)
  await expect.element(page.getByText(spaced('Список не найден'))).toBeVisible()
  server.answer(find, pageOf([ruleOf()]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('rowheader', { name: /Оптовая торговля/ })).toBeVisible()
})

test('a new rule shows to whom it would offer, refuses wrong codes, and is saved', async () => {
  await openPage(ADDRESS, staff)
  await page.getByRole('button', { name: 'Добавить правило' }).click()
  const form = page.getByRole('dialog', { name: 'Новое правило' })
  const show = form.getByRole('button', { name: 'Показать организации' })
  await expect.element(show).toHaveAccessibleDescription(spaced('Выберите страховщика и исправьте условия'))
  await form.getByRole('button', { name: /Страховщик/ }).click()
  await page.getByRole('option', { name: 'СК «Опора»' }).click()
  const okveds = form.getByRole('textbox', { name: 'Основной вид деятельности' })
  await okveds.fill('46; 48')
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect.element(okveds).toHaveAttribute('aria-invalid', 'true')
  await expect.element(form.getByRole('textbox', { name: 'Название' })).toHaveAttribute('aria-invalid', 'true')
  expect(server.calls(create)).toEqual([])
  await okveds.fill('46; 47.91 46')
  await form.getByRole('textbox', { name: 'Регионы' }).fill('77, 50')
  await form.getByText('Малое предприятие').click()

  const target = {
    insurerId: insurer.id,
    okveds: ['46', '47.91'],
    legalStatuses: [],
    regions: ['77', '50'],
    sizes: ['SMALL'],
  }
  server.answer(preview, {
    count: 3,
    organizations: [{ id: idOf(4), shortName: 'ООО «Южный двор»', itn: '2399077117' }],
  })
  await show.click()
  await expect.element(form.getByText(spaced('Предложит 3 организациям'))).toBeVisible()
  await expect.element(form.getByText(spaced('ООО «Южный двор» · 2399077117'))).toBeVisible()
  await expect.element(form.getByText(spaced('и ещё 2 организации'))).toBeVisible()
  expect(server.calls(preview).at(-1)?.body).toEqual(target)
  await expectAccessible()
  // What was found for other values does not hold any more.
  await form.getByRole('textbox', { name: 'Регионы' }).fill('77')
  await expect.element(form.getByText(spaced('Предложит 3 организациям'))).not.toBeInTheDocument()
  server.fail(preview, 404, { message: 'Страховщик не найден' })
  await show.click()
  await expect.element(form.getByText(spaced('Страховщик не найден'))).toBeVisible()

  await form.getByRole('textbox', { name: 'Название' }).fill('Столица')
  server.fail(create, 409, { message: 'Страховщик отключён' })
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect.element(form.getByText(spaced('Страховщик отключён')).first()).toBeVisible()
  server.answer(create, ruleOf())
  await form.getByRole('button', { name: 'Добавить', exact: true }).click()
  await expect.element(toastOf('Правило добавлено')).toBeVisible()
  await expect.element(form).not.toBeInTheDocument()
  expect(server.calls(create).at(-1)?.body).toEqual({ ...target, regions: ['77'], name: 'Столица', isActive: true })
})

test('a rule that somebody else has changed meanwhile is not overwritten', async () => {
  await openPage(`${ADDRESS}&form=${idOf(2)}`, staff)
  const form = page.getByRole('dialog', { name: 'Изменить правило' })
  await form.getByRole('textbox', { name: 'Название' }).fill('Моё название')
  server.fail(update, 409, { code: 'STALE', message: 'Данные изменил другой пользователь.' })
  server.answer(get, ruleOf({ name: 'Чужое название', version: 4 }))
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(form.getByRole('radio', { name: 'Новое: Чужое название' })).toBeInTheDocument()
  await expect.element(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Моё название')
})

test('a rule is switched off and deleted after a question; a refusal stays in the window', async () => {
  await openPage(ADDRESS, staff)
  await choose('Выключить')
  const off = page.getByRole('alertdialog', { name: /Выключить правило/ })
  server.answer(setActive, ruleOf({ isActive: false }))
  await off.getByRole('button', { name: 'Выключить' }).click()
  await expect.element(toastOf('Правило выключено')).toBeVisible()
  expect(server.calls(setActive).at(-1)?.body).toEqual({ isActive: false })
  await expect.element(off).not.toBeInTheDocument()

  await choose('Удалить')
  const question = page.getByRole('alertdialog', { name: /Удалить правило/ })
  server.fail(remove, 404, { message: 'Правила уже нет' })
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(question.getByText(spaced('Правила уже нет'))).toBeVisible()
  server.answer(remove, undefined)
  server.answer(find, pageOf([anybody]))
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(toastOf('Правило удалено')).toBeVisible()
  await expect.element(rowOf(/Оптовая торговля/)).not.toBeInTheDocument()
  expect(server.calls(remove).at(-1)?.params).toEqual({ id: idOf(2) })
})

test('who is not of the staff does not get here', async () => {
  answerOfferPage(server)
  await openPage(ADDRESS, person(['USER', 'USER_ADMIN', 'DEBTOR']))
  await expect.element(page.getByRole('heading', { name: 'Страховые продукты', level: 1 })).toBeVisible()
  await expect.poll(() => server.calls(find)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Предложения страхования' })).not.toBeInTheDocument()
})
