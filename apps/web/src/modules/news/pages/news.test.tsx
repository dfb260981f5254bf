import { create, find, get, recipients, remove, save, send, stop, test as tryOut } from '@cabinet/contract/news'
import type { NewsLetterCard } from '@cabinet/contract/news'
import { get as savedViews } from '@cabinet/contract/people/views'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { emptyPage } from '../../../../test/page/empty-page.ts'
import type { FakeServer } from '../../../../test/page/fake-server.ts'
import { fakeServer, openPage, toastOf } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const staff = person(['GODMOD'])
const ID = '0b0c6c1e-0000-4000-8000-0000000000e1'
const LONG = 'Страхование'.repeat(13)

const draft: NewsLetterCard = {
  id: ID,
  version: 1,
  state: { name: 'DRAFT', description: 'Черновик' },
  subject: 'Новый банк',
  text: 'Первый абзац.\n\nПодробнее: https://cabinet.example/help.',
  audience: { name: 'FINANCE', description: 'Финансирование' },
  recipients: 0,
  author: 'Крылов Сергей Павлович',
  createdDateTime: '2026-11-20T10:00:00+03:00',
  updatedDateTime: '2026-11-20T10:00:00+03:00',
  sentDateTime: null,
  history: [
    {
      id: ID,
      at: '2026-11-20T10:00:00+03:00',
      title: 'Письмо начато',
      status: { name: 'DRAFT', description: 'Черновик' },
      by: 'STAFF',
      reason: null,
    },
  ],
}
const sent: NewsLetterCard = {
  ...draft,
  state: { name: 'SENT', description: 'Отправлено' },
  audience: null,
  recipients: 1248,
  sentDateTime: '2026-11-20T12:00:00+03:00',
}

const sending: NewsLetterCard = {
  ...draft,
  version: 2,
  state: { name: 'SENDING', description: 'Отправляется' },
  recipients: 7,
}
const stopped: NewsLetterCard = {
  ...sending,
  version: 3,
  state: { name: 'STOPPED', description: 'Остановлено' },
  recipients: 2,
  history: [
    {
      id: ID.replace('e1', 'e3'),
      at: '2026-11-20T12:05:00+03:00',
      title: 'Сотрудник остановил отправку',
      status: { name: 'STOPPED', description: 'Остановлено' },
      by: 'STAFF',
      reason: null,
    },
    ...draft.history,
  ],
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  server.answer(savedViews, { views: [] })
})

const subject = () => page.getByRole('textbox', { name: 'Тема' })
const text = () => page.getByRole('textbox', { name: 'Текст' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

test('letters stand with how far they have got, and the search stands in the address', async () => {
  server.answer(find, {
    content: [sent, { ...draft, id: ID.replace('e1', 'e2'), subject: LONG }],
    totalElements: 2,
    totalPages: 1,
    number: 0,
    size: 20,
  })
  await openPage('/news?q=банк&state=SENT,DRAFT', staff)
  const row = page.getByRole('row', { name: /Новый банк/ })
  await expect.element(row.getByText('Отправлено')).toBeVisible()
  await expect.element(row.getByText('1248')).toBeVisible()
  await expect.element(row.getByText('Всем, кто согласился')).toBeVisible()
  expect(server.calls(find).at(-1)?.body).toMatchObject({
    filters: [
      { field: 'search', operation: 'LIKE', value: 'банк' },
      { field: 'state.name', operation: 'IN', value: ['SENT', 'DRAFT'] },
    ],
  })
  await expectAccessible()
})

test('where nothing has been written it says what will stand here', async () => {
  server.answer(find, emptyPage)
  await openPage('/news', staff)
  await expect.element(page.getByText('Писем ещё не было')).toBeVisible()
})

test('letters that cannot be read are asked for again', async () => {
  server.fail(find, 404, { message: 'Писем нет' })
  await openPage('/news', staff)
  await expect.element(page.getByText('Писем нет')).toBeVisible()
  server.answer(find, { content: [sent], totalElements: 1, totalPages: 1, number: 0, size: 20 })
  await button('Повторить').click()
  await expect.element(page.getByText('Новый банк')).toBeVisible()
})

test.each([person(['USER', 'USER_ADMIN']), person(['UNVERIFIED_USER'])])('is closed to others', async (other) => {
  await openPage('/news/new', other)
  await expect.poll(() => location.pathname).not.toContain('/news')
})

test('a letter is written, seen as its readers will see it, and kept', async () => {
  server.answer(create, ({ body }) => {
    const saved = { ...draft, subject: body.subject, text: body.text, audience: null }
    server.answer(get, saved)
    return saved
  })
  await openPage('/news/new', staff)
  await userEvent.fill(subject(), 'Новый банк')
  await userEvent.fill(text(), 'Раз.\n\nДва: https://cabinet.example/help, <b>не HTML</b>.')
  const preview = page.getByRole('region', { name: 'Как это увидят' })
  await expect.poll(() => preview.element().textContent).toMatch(/Раз\.\s+Два: [\s\S]*<b>не\sHTML<\/b>/)
  await expect
    .element(preview.getByRole('link', { name: /cabinet\.example/ }))
    .toHaveAttribute('href', 'https://cabinet.example/help')
  await expectAccessible()
  await button('Сохранить черновик').click()
  await expect.poll(() => location.pathname).toBe(`/news/${ID}`)
  await expect.element(button('Отправить…')).toBeVisible()
  expect(server.calls(create)).toMatchObject([
    { body: { subject: 'Новый банк', text: expect.stringContaining('Раз.') as string, audience: null } },
  ])
})

test('a letter without a subject is not sent to the server', async () => {
  await openPage('/news/new', staff)
  await userEvent.fill(text(), 'Текст')
  await button('Сохранить черновик').click()
  await expect.element(subject()).toHaveAttribute('aria-invalid', 'true')
  expect(server.calls(create)).toEqual([])
})

test('before a letter leaves it says how many people get it', async () => {
  server.answer(get, draft)
  server.answer(recipients, { count: 22, resting: 1 })
  server.answer(send, () => {
    server.answer(get, sending)
    return sending
  })
  await openPage(`/news/${ID}`, staff)
  await button('Отправить…').click()
  const dialog = page.getByRole('alertdialog', { name: 'Отправить письмо?' })
  await expect.element(dialog.getByText(/Письмо получат 22\sчеловека/)).toBeVisible()
  await expect.element(dialog.getByText(/Ещё 1\sчеловек получил новости/)).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect.element(page.getByText('Письмо отправляется. Уже написано: 7.')).toBeVisible()
  expect(server.calls(send)).toMatchObject([{ body: { version: 1 } }])
  expect(server.calls(recipients)[0]?.query).toEqual({ audience: 'FINANCE' })
})

test('a letter that nobody would get is not sent', async () => {
  server.answer(get, draft)
  server.answer(recipients, { count: 0, resting: 0 })
  await openPage(`/news/${ID}`, staff)
  await button('Отправить…').click()
  await expect.element(page.getByText('Сейчас письмо некому отправить.')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Отправить', exact: true })).not.toBeInTheDocument()
})

test('what is still being typed is not sent, and is saved against the version that was seen', async () => {
  server.answer(get, draft)
  server.answer(save, ({ body }) => {
    const saved = { ...draft, subject: body.subject, version: 2 }
    server.answer(get, saved)
    return saved
  })
  await openPage(`/news/${ID}`, staff)
  await userEvent.fill(subject(), 'Два банка')
  await expect.element(button('Отправить…')).toBeDisabled()
  await button('Сохранить черновик').click()
  await expect.element(toastOf('Черновик сохранён')).toBeVisible()
  await expect.element(button('Отправить…')).toBeEnabled()
  expect(server.calls(save)).toMatchObject([{ body: { version: 1, subject: 'Два банка', audience: 'FINANCE' } }])
})

test('a letter is tried on oneself, and a refusal is told', async () => {
  server.answer(get, draft)
  server.answer(tryOut, undefined)
  await openPage(`/news/${ID}`, staff)
  await button('Отправить себе').click()
  await expect.element(toastOf('Пробное письмо отправлено на sokolov@severveter.example')).toBeVisible()
  server.fail(tryOut, 429, { message: 'Слишком много писем' })
  await button('Отправить себе').click()
  await expect.element(toastOf('Слишком много писем')).toBeVisible()
})

test('a draft is deleted', async () => {
  server.answer(get, draft)
  server.answer(find, emptyPage)
  server.answer(remove, undefined)
  await openPage(`/news/${ID}`, staff)
  await button('Удалить').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect.poll(() => location.pathname).toBe('/news')
  expect(server.calls(remove)).toHaveLength(1)
})

test('a letter on its way is stopped after a question', async () => {
  server.answer(get, sending)
  server.answer(stop, () => {
    server.answer(get, stopped)
    return stopped
  })
  await openPage(`/news/${ID}`, staff)
  await button('Остановить отправку').click()
  const dialog = page.getByRole('alertdialog', { name: 'Остановить отправку письма?' })
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Отмена' }).click()
  expect(server.calls(stop)).toEqual([])
  await button('Остановить отправку').click()
  await dialog.getByRole('button', { name: 'Остановить', exact: true }).click()
  await expect.element(page.getByText('Отправка остановлена. Письмо ушло 2 людям.')).toBeVisible()
  await expect.element(page.getByText('Сотрудник остановил отправку')).toBeVisible()
  await expect.element(button('Остановить отправку')).not.toBeInTheDocument()
  expect(server.calls(stop)).toMatchObject([{ params: { id: ID } }])
  await expectAccessible()
})

test('a letter that has left for everybody meanwhile is not stopped, and the question says so', async () => {
  server.answer(get, sending)
  server.fail(stop, 409, { message: 'Останавливать нечего: письмо уже ушло всем' })
  await openPage(`/news/${ID}`, staff)
  await button('Остановить отправку').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Остановить', exact: true }).click()
  await expect.element(dialog.getByText('Останавливать нечего: письмо уже ушло всем')).toBeVisible()
})

test('a stopped letter is copied into a draft, corrected and sent anew', async () => {
  const copy: NewsLetterCard = { ...draft, id: ID.replace('e1', 'e4') }
  server.answer(get, ({ params }) => (params.id === copy.id ? copy : stopped))
  server.answer(create, copy)
  await openPage(`/news/${ID}`, staff)
  await expect.element(page.getByText(/Исправленное письмо получат/)).toBeVisible()
  await button('Скопировать в черновик').click()
  await expect.poll(() => location.pathname).toBe(`/news/${copy.id}`)
  await expect.element(toastOf('Черновик создан')).toBeVisible()
  await expect.element(subject()).toHaveValue(draft.subject)
  await expect.element(button('Отправить…')).toBeEnabled()
  expect(server.calls(create)).toMatchObject([
    { body: { subject: stopped.subject, text: stopped.text, audience: 'FINANCE' } },
  ])
})

test('a copy that is refused says why, and the letter stays', async () => {
  server.answer(get, stopped)
  server.fail(create, 409, { message: 'Сейчас нельзя' })
  await openPage(`/news/${ID}`, staff)
  await button('Скопировать в черновик').click()
  await expect.element(toastOf('Сейчас нельзя')).toBeVisible()
  expect(location.pathname).toBe(`/news/${ID}`)
})

test.each([sent, sending, draft])('a letter is copied only when it was stopped: not as $state.name', async (letter) => {
  server.answer(get, letter)
  await openPage(`/news/${ID}`, staff)
  await expect.element(page.getByText('Новый банк').first()).toBeVisible()
  await expect.element(button('Скопировать в черновик')).not.toBeInTheDocument()
})

test.each([sent, stopped, draft])('there is nothing to stop where a letter stands as $state.name', async (letter) => {
  server.answer(get, letter)
  await openPage(`/news/${ID}`, staff)
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect.element(page.getByText('Новый банк').first()).toBeVisible()
  await expect.element(button('Остановить отправку')).not.toBeInTheDocument()
})

test('what has been sent is read and not changed', async () => {
  server.answer(get, { ...sent, subject: LONG, text: LONG.repeat(20) })
  await openPage(`/news/${ID}`, staff)
  await expect.element(page.getByRole('heading', { level: 1, name: LONG })).toBeVisible()
  await expect.element(page.getByText('Крылов Сергей Павлович')).toBeVisible()
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  await expectAccessible()
})

test('a letter that is no more says so', async () => {
  server.fail(get, 404, { message: 'Письма нет' })
  await openPage(`/news/${ID}`, staff)
  await expect.element(page.getByText('Письма нет')).toBeVisible()
})
