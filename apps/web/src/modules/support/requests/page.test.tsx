import { articles } from '@cabinet/contract/support/help'
import * as support from '@cabinet/contract/support/requests'
import * as staffCalls from '@cabinet/contract/support/staff'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, spaced, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const QUEUE = '/staff/support'
const staff = person(['GODMOD'])
const idOf = (index: number) => `0b0c6c1e-0000-4000-8000-0000000000${10 + index}`

const request: support.SupportRequest = {
  id: idOf(1),
  number: 'ОБ-2026-000042',
  topic: 'ACCESS',
  message: 'Не приходит приглашение коллеге.',
  isWaiting: true,
  createdDateTime: '2026-11-20T09:00:00Z',
  lastDateTime: '2026-11-20T09:00:00Z',
}
const own: support.SupportConversation = { ...request, files: [], lines: [] }
const queued: staffCalls.StaffRequest = {
  ...request,
  person: { id: idOf(2), fullName: 'Громов Павел Ильич', email: 'gromov@gromov.example', mobilePhone: '+70000000009' },
  organization: { id: idOf(3), shortName: 'ИП Громов П. И.', itn: '7701000009' },
  waitingSince: '2026-11-20T09:00:00Z',
}
const opened: staffCalls.StaffConversation = {
  ...queued,
  files: [
    {
      id: idOf(4),
      name: 'Снимок экрана.png',
      size: 10,
      contentType: 'image/png',
      width: 1,
      height: 1,
      createdDateTime: '2026-11-20T09:00:00Z',
    },
  ],
  lines: [],
}
const line = { id: idOf(5), isFromSupport: true, text: 'Отправили ещё раз', createdDateTime: '2026-11-21T09:00:00Z' }
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
  server.answer(staffCalls.find, pageOf([queued]))
  server.answer(staffCalls.get, opened)
  server.answer(support.find, pageOf([request]))
  server.answer(support.get, own)
  server.answer(articles, { items: [] })
  server.answer(savedViews, { views: [] })
})

test('the queue says who waits, is filtered, and opens a request', async () => {
  await openPage(`${QUEUE}?q=громов&waiting=yes&topic=ACCESS`, staff)
  const row = page.getByRole('row', { name: /ОБ-2026-000042/ })
  await expect.element(row.getByText('Ждёт ответа')).toBeVisible()
  await expect.element(row.getByText('ИП Громов П. И.')).toBeVisible()
  expect(server.calls(staffCalls.find).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: 'громов' },
      { field: 'isWaiting', operation: 'EQ', value: true },
      { field: 'topic', operation: 'EQ', value: 'ACCESS' },
    ],
  })
  await expectAccessible()
  await row.getByText('ОБ-2026-000042').click()
  await expect.element(page.getByRole('heading', { name: spaced('Обращение ОБ-2026-000042') })).toBeVisible()
  expect(server.calls(staffCalls.get).at(-1)?.params).toEqual({ id: request.id })
})

test('an empty queue says so; one that cannot be read is asked for again', async () => {
  server.answer(staffCalls.find, pageOf<staffCalls.StaffRequest>([]))
  await openPage(QUEUE, staff)
  await expect.element(page.getByText(spaced('Обращений пока нет'))).toBeVisible()
  server.fail(staffCalls.find, 404, { message: 'Список не найден' })
  await openPage(QUEUE, staff)
  await expect.element(page.getByText(spaced('Список не найден'))).toBeVisible()
  server.answer(staffCalls.find, pageOf([queued]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('rowheader', { name: /ОБ-2026-000042/ })).toBeVisible()
})

test('an answer that was refused stays as it was typed; one that was sent stands in the conversation', async () => {
  await openPage(`${QUEUE}/${request.id}`, staff)
  const text = page.getByRole('textbox', { name: 'Ответ' })
  const send = page.getByRole('button', { name: 'Ответить', exact: true })
  await send.click()
  await expect.element(page.getByText(spaced('Напишите ответ'))).toBeVisible()
  expect(server.calls(staffCalls.answer)).toEqual([])
  await expectAccessible()
  await text.fill('Отправили ещё раз')
  server.fail(staffCalls.answer, 409, { message: 'Сейчас не получилось' })
  await send.click()
  await expect.element(page.getByText(spaced('Сейчас не получилось'))).toBeVisible()
  await expect.element(text).toHaveValue('Отправили ещё раз')
  const answered = { ...opened, isWaiting: false, waitingSince: null, lines: [{ ...line, by: 'Крылов Сергей' }] }
  server.answer(staffCalls.answer, answered)
  server.answer(staffCalls.get, answered)
  await send.click()
  await expect.element(toastOf(spaced('Ответ отправлен'))).toBeVisible()
  await expect.element(page.getByText(spaced('Поддержка, Крылов Сергей'))).toBeVisible()
  await expect.element(text).toHaveValue('')
  expect(server.calls(staffCalls.answer).at(-1)).toMatchObject({
    params: { id: request.id },
    body: { text: 'Отправили ещё раз' },
  })
  // Nothing waits any more, so there is nothing to close.
  await expect.element(page.getByRole('button', { name: 'Ответ не нужен' })).not.toBeInTheDocument()
})

test('a request is closed without an answer after a question', async () => {
  await openPage(`${QUEUE}/${request.id}`, staff)
  await page.getByRole('button', { name: 'Ответ не нужен' }).click()
  const question = page.getByRole('alertdialog', { name: 'Закрыть без ответа?' })
  server.answer(staffCalls.close, { ...opened, isWaiting: false, waitingSince: null })
  await question.getByRole('button', { name: 'Закрыть', exact: true }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(server.calls(staffCalls.close).at(-1)?.params).toEqual({ id: request.id })
})

test('who is not of the staff sees neither the queue nor a request of somebody else', async () => {
  await openPage(QUEUE, person(['USER', 'USER_ADMIN']))
  await expect.poll(() => server.calls(staffCalls.find)).toEqual([])
  await expect.element(page.getByRole('heading', { name: 'Обращения в поддержку' })).not.toBeInTheDocument()
})

test('a person finds their requests under help, reads the answer and writes on', async () => {
  server.answer(support.get, { ...own, isWaiting: false, lines: [line] })
  await openPage('/help', person(['USER']))
  await page.getByRole('link', { name: 'ОБ-2026-000042' }).click()
  await expect.element(page.getByText('Отправили ещё раз')).toBeVisible()
  await expect.element(page.getByText('Поддержка', { exact: true }).first()).toBeVisible()
  await expectAccessible()
  const text = page.getByRole('textbox', { name: 'Сообщение' })
  await text.fill('Теперь пришло')
  server.fail(support.reply, 429, { message: 'Сегодня вы отправили много сообщений' })
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect.element(page.getByText(spaced('Сегодня вы отправили много сообщений'))).toBeVisible()
  await expect.element(text).toHaveValue('Теперь пришло')
  server.answer(support.reply, own)
  await page.getByRole('button', { name: 'Отправить' }).click()
  await expect.element(text).toHaveValue('')
  expect(server.calls(support.reply).at(-1)?.body).toEqual({ text: 'Теперь пришло' })
})

test('without requests help has no list of them; a list that cannot be read says so in its place', async () => {
  server.answer(support.find, pageOf<support.SupportRequest>([]))
  await openPage('/help', person(['USER']))
  await expect.element(page.getByRole('button', { name: 'Написать в поддержку' })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Мои обращения' })).not.toBeInTheDocument()
  server.fail(support.find, 404, { message: 'Нет' })
  await openPage('/help', person(['USER']))
  await expect.element(page.getByRole('heading', { name: 'Мои обращения' })).toBeVisible()
  server.answer(support.find, pageOf([request]))
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('link', { name: 'ОБ-2026-000042' })).toBeVisible()
})
