import { change, one, type Organization } from '@cabinet/contract/organization'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Failure } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { organization, owner } from '../../../../test/page/organization.ts'

/** What the server has; others change it from elsewhere. */
let stored: Organization

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const banner = () => page.getByRole('alert').filter({ hasText: 'Данные изменил другой пользователь' })
const choice = (name: string) => banner().getByRole('radio', { name })
const loadNewData = () => page.getByRole('button', { name: 'Загрузить новые данные' }).click()
const save = () => page.getByRole('button', { name: 'Сохранить' }).click()

const changeElsewhere = (given: Partial<Organization>) => {
  stored = { ...stored, ...given, version: stored.version + 1 }
}

const open = async () => {
  await openPage('/profile?tab=organization&panel=edit', owner)
  await expect.element(field('КПП')).toBeVisible()
}

beforeEach(async () => {
  await page.viewport(1280, 800)
  stored = organization
  const server = fakeServer()
  server.answer(one, () => stored)
  server.answer(change, ({ body }) => {
    if (body.version !== stored.version) throw new Failure(409, { code: 'STALE', message: 'Данные устарели' })
    changeElsewhere({ phone: body.phone ?? null, website: body.website ?? null })
    return stored
  })
})

test('a value that comes while the choice is open has not been chosen yet', async () => {
  await open()
  await userEvent.fill(field('Телефон'), '+79990000001')
  changeElsewhere({ phone: '+79990000002' })
  await save()
  await choice('Новое: +79990000002').click({ force: true })
  await expect.element(choice('Новое: +79990000002')).toBeChecked()
  // Somebody saves once more; this person has said nothing of that value.
  changeElsewhere({ phone: '+79990000003', website: 'https://veter.example' })
  await save()
  await expect.element(choice('Новое: +79990000003')).toBeVisible()
  await expect.element(choice('Новое: +79990000003')).not.toBeChecked()
  await loadNewData()
  await expect.element(field('Телефон')).toHaveValue('+7 999 000-00-01')
  await expect.element(field('Сайт')).toHaveValue('https://veter.example')
  await save()
  await expect.poll(() => stored.phone).toBe('+79990000001')
})

test('what is typed after a choice is not thrown away by it', async () => {
  await open()
  await userEvent.fill(field('Телефон'), '+79990000001')
  changeElsewhere({ phone: '+79990000002' })
  await save()
  await choice('Новое: +79990000002').click({ force: true })
  await userEvent.fill(field('Телефон'), '+79990000009')
  await loadNewData()
  await expect.element(field('Телефон')).toHaveValue('+7 999 000-00-09')
})

test('what is gone meanwhile is said, and what was typed stays on the page', async () => {
  await open()
  await userEvent.fill(field('Телефон'), '+79990000001')
  const server = fakeServer()
  server.fail(one, 404, { message: 'Не найдено' })
  server.fail(change, 404, { message: 'Не найдено' })
  await save()
  await expect.element(page.getByRole('alert').filter({ hasText: /Не\sнайдено/ })).toBeVisible()
  await expect.element(field('Телефон')).toHaveValue('+7 999 000-00-01')
})

test('a draft that began with an older version asks about what has changed since', async () => {
  await open()
  await userEvent.fill(field('Телефон'), '+79990000001')
  await expect.poll(() => Object.keys(localStorage).filter((key) => key.startsWith('cabinet.draft.'))).toHaveLength(1)
  changeElsewhere({ phone: '+79990000002' })
  changeElsewhere({ website: 'https://veter.example' })
  await open()
  await expect.element(choice('Новое: +79990000002')).toBeVisible()
  await loadNewData()
  await expect.element(field('Телефон')).toHaveValue('+7 999 000-00-01')
  await expect.element(field('Сайт')).toHaveValue('https://veter.example')
})

test('a draft of an older release that this one cannot read is put away, and the form opens', async () => {
  await open()
  await userEvent.fill(field('Телефон'), '+79990000001')
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('cabinet.draft.'))
  await expect.poll(drafts).toHaveLength(1)
  const [key = ''] = drafts()
  const draft = JSON.parse(localStorage.getItem(key) ?? '') as { base: Record<string, unknown> }
  const { head: _head, legalStatus: _legalStatus, legalAddress: _address, ...older } = draft.base
  localStorage.setItem(key, JSON.stringify({ ...draft, base: older }))
  await open()
  await expect.element(field('Телефон')).toHaveValue('+7 000 000-01-11')
  expect(drafts()).toEqual([])
})
