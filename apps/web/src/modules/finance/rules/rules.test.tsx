import { create, dryRun, find, remove, update } from '@cabinet/contract/finance/rules'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { agreement, answerFinancing, objectOf, overAgreement, ruleOf } from '../../../../test/page/financing.ts'
import { idOf, pageOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const holder = () => person(['FINANCE'])
const rules = () => page.getByRole('dialog', { name: 'Автофинансирование' })
const bodyOf = (calls: readonly { body?: unknown }[]) => calls.at(-1)?.body

beforeEach(() => answerFinancing(fakeServer(), []))

test('a rule says what it does; it is switched off and on against its version', async () => {
  const server = fakeServer()
  await openPage('/financing', holder())
  await page.getByRole('button', { name: 'Автофинансирование' }).click()
  const rule = rules().getByRole('article', { name: 'Сети до миллиона' })
  await expect.element(rule).toMatchTextContent(/Требование до\s1\s000\s000\s₽/)
  await expect.element(rule).toMatchTextContent('По дням: пн и ср')
  await expect.element(rule).toMatchTextContent(/Последний запуск 19\.11\.2026, 09:00: 2\sобъекта на\s1\s350\s000\s₽/)
  server.answer(update, ruleOf({ isActive: false, version: 4 }))
  ;(rule.getByRole('switch').element() as HTMLElement).click()
  await expect.element(toastOf('Правило «Сети до миллиона» выключено')).toBeVisible()
  expect(bodyOf(server.calls(update))).toMatchObject({
    isActive: false,
    version: 3,
    schedule: 'WEEKDAYS',
    weekdays: [1, 3],
  })
})

test('a new rule is tried before it is kept', async () => {
  const server = fakeServer()
  await openPage('/financing?panel=rules&rule=new', holder())
  const form = page.getByRole('dialog', { name: 'Новое правило' })
  server.answer(dryRun, { count: 4, sum: 2_340_000_00, leftCount: 1, objects: [objectOf(31)] })
  await form.getByRole('button', { name: 'Проверить' }).click()
  await expect.element(form.getByText('Подошло бы 4 поставки на 2 340 000 ₽')).toBeVisible()
  await expect.element(form.getByText('и ещё 3 объекта')).toBeVisible()
  await expect.element(form.getByText('Ещё 1 подходит, но не помещается в лимит')).toBeVisible()
  // What was found for other values does not hold any more.
  await form.getByRole('textbox', { name: 'Не больше в день' }).fill('1000000')
  await expect.element(form.getByText('Подошло бы 4 поставки на 2 340 000 ₽')).not.toBeInTheDocument()

  await form.getByText('По дням недели').click()
  await expect
    .element(form.getByRole('button', { name: 'Проверить' }))
    .toHaveAccessibleDescription(spaced('Заполните обязательные поля'))
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(form.getByText('Выберите хотя бы один день').first()).toBeVisible()
  expect(server.calls(create)).toEqual([])
  await form.getByText('среда').click()
  await form.getByRole('textbox', { name: 'Название' }).fill('По средам')
  server.answer(create, ruleOf())
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(toastOf('Правило сохранено')).toBeVisible()
  expect(bodyOf(server.calls(create))).toEqual({
    agreementId: agreement().id,
    name: 'По средам',
    buyerIds: [],
    minAmount: null,
    maxAmount: null,
    maxDeferralDays: null,
    schedule: 'WEEKDAYS',
    weekdays: [3],
    dayLimit: 1_000_000_00,
    isActive: true,
  })
  await expect.element(rules()).toBeVisible()
})

test('a rule that somebody else has changed meanwhile is not overwritten', async () => {
  const server = fakeServer()
  await openPage(`/financing?panel=rules&rule=${idOf(10, 1)}`, holder())
  const form = page.getByRole('dialog', { name: 'Правило автофинансирования' })
  await form.getByRole('textbox', { name: 'Название' }).fill('Моё название')
  server.fail(update, 409, { code: 'STALE', message: 'Данные изменил другой пользователь.' })
  server.answer(find, pageOf([ruleOf({ name: 'Чужое название', version: 4 })]))
  await form.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(form.getByRole('radio', { name: 'Новое: Чужое название' })).toBeInTheDocument()
  await expect.element(form.getByRole('textbox', { name: 'Название' })).toHaveValue('Моё название')
})

test('a rule is deleted after a question', async () => {
  const server = fakeServer()
  server.answer(remove, undefined)
  await openPage('/financing?panel=rules', holder())
  await rules().getByRole('button', { name: 'Удалить' }).first().click()
  const question = page.getByRole('alertdialog', { name: 'Удалить правило?' })
  await question.getByRole('button', { name: 'Удалить' }).click()
  await expect.element(toastOf('Правило удалено')).toBeVisible()
  expect(server.calls(remove).at(-1)?.params).toEqual({ id: idOf(10, 1) })
})

test('without rules the drawer says what they are for; without an agreement in force none can be added', async () => {
  const server = fakeServer()
  server.answer(find, pageOf([]))
  await openPage('/financing?panel=rules', holder())
  await expect.element(rules().getByText('Правил пока нет')).toBeVisible()
  answerFinancing(server, [], [overAgreement])
  server.answer(find, pageOf([]))
  await openPage('/financing?panel=rules', holder())
  await expect
    .element(rules().getByRole('button', { name: 'Добавить правило' }))
    .toHaveAccessibleDescription(spaced('Нет действующих договоров с объектами'))
})
