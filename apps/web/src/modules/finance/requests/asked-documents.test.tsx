import { remove, upload } from '@cabinet/contract/file'
import type { AskedDocument } from '@cabinet/contract/finance/asked-documents'
import * as calls from '@cabinet/contract/finance/requests'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../../test/page/accessible.ts'
import { REQUEST, type RequestWorld, wholeRequest } from '../../../../test/page/finance-request.ts'
import { idOf } from '../../../../test/page/ids.ts'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const fileOf = (number: number, name: string) => ({
  id: idOf(46, number),
  name,
  size: 3,
  contentType: 'application/pdf' as const,
  width: null,
  height: null,
  createdDateTime: '2026-11-22T10:00:00+03:00',
})

const asked = (number: number, document: string, change: Partial<AskedDocument> = {}): AskedDocument => ({
  id: idOf(47, number),
  document,
  comment: null,
  status: { name: 'ASKED', description: 'Нужен банку' },
  askedDateTime: '2026-11-21T12:00:00+03:00',
  settledDateTime: null,
  answeredBy: null,
  files: [],
  ...change,
})

const answered = (files: AskedDocument['files']): Partial<AskedDocument> => ({
  status: { name: 'ANSWERED', description: 'Передан банку' },
  settledDateTime: '2026-11-22T09:00:00+03:00',
  answeredBy: 'Тихонова Ольга',
  files,
})

const open = async (documents: readonly AskedDocument[]): Promise<RequestWorld> => {
  const world = wholeRequest()
  world.state.status = { name: 'PROCESSING', description: 'На рассмотрении' }
  world.state.asked = [...documents]
  world.state.documents = [fileOf(9, 'Своё.pdf'), ...documents.flatMap(({ files }) => files)]
  world.serve(fakeServer())
  await openPage(`/offer/request/${REQUEST}`, person(['USER']))
  return world
}

const section = () => page.getByRole('region', { name: 'Что просит банк' })
const one = (document: string) => section().getByRole('listitem').filter({ hasText: document })

test('everything that the bank asks for is there, each with what it says and how it stands', async () => {
  await open([
    asked(1, 'Отчётность за год', { comment: 'С отметкой налоговой' }),
    asked(2, 'Договор аренды', answered([fileOf(1, 'Аренда.pdf')])),
    asked(3, 'Справка', { status: { name: 'WITHDRAWN', description: 'Больше не нужен' } }),
    asked(4, 'Устав'),
  ])
  await expect.element(page.getByText(/^Банк ждёт ещё 2\sдокумента\./)).toBeVisible()
  await expect.element(one('Отчётность за год').getByText('С отметкой налоговой')).toBeVisible()
  await expect.element(one('Отчётность за год').getByText('Ждёт ответа')).toBeVisible()
  await expect.element(one('Договор аренды').getByText(/Передан 22\.11\.2026.*Тихонова Ольга/)).toBeVisible()
  await expect.element(one('Договор аренды').getByRole('button', { name: 'Аренда.pdf' })).toBeVisible()
  await expect.element(one('Справка').getByText('Больше не нужен')).toBeVisible()
  expect(one('Справка').getByRole('button').elements()).toEqual([])
  // An answer stands beside what it answers, and nowhere else.
  expect(page.getByRole('button', { name: 'Аренда.pdf', exact: true }).elements()).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Своё.pdf', exact: true })).toBeVisible()
  await expectAccessible()

  await page.viewport(360, 740)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.viewport(1280, 800)
})

const choose = (document: string, name: string): void => {
  const input = one(document).element().querySelector<HTMLInputElement>('input[type=file]')
  const chosen = new DataTransfer()
  chosen.items.add(new File(['pdf'], name, { type: 'application/pdf' }))
  if (!input) throw new Error('No field of files')
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

const sendButton = (document: string) => one(document).getByRole('button', { name: /^Отправить банку/ })

test('one is answered with what was chosen, once that is sent, and the others still wait', async () => {
  const server = fakeServer()
  const world = await open([asked(1, 'Отчётность за год'), asked(2, 'Устав')])
  const [wrong, report] = [fileOf(2, 'Не тот.pdf'), fileOf(3, 'Отчёт.pdf')]
  server.answer(remove, undefined)
  server.answer(calls.attachDocument, ({ body: { askedDocumentId } }) => {
    world.state.asked = world.state.asked.map((document) =>
      document.id === askedDocumentId ? { ...document, ...answered([report]) } : document,
    )
    world.state.documents.push(report)
    return report
  })
  await expect.element(one('Устав').getByRole('button', { name: 'Выбрать файлы' })).toBeVisible()

  // A file that was chosen by mistake is with nobody, and is taken back.
  server.answer(upload, wrong)
  choose('Устав', 'Не тот.pdf')
  await expect.element(one('Устав').getByRole('button', { name: /^Отправить банку 1\sфайл$/ })).toBeVisible()
  expect(server.calls(calls.attachDocument)).toEqual([])
  await one('Устав').getByRole('button', { name: 'Удалить: Не тот.pdf' }).click()
  await expect.element(sendButton('Устав')).not.toBeInTheDocument()
  expect(server.calls(remove).map(({ params }) => params)).toEqual([{ id: wrong.id }])

  server.answer(upload, report)
  choose('Устав', 'Отчёт.pdf')
  await sendButton('Устав').click()
  await expect.element(one('Устав').getByText('Передан банку')).toBeVisible()
  await expect.element(one('Устав').getByRole('button', { name: 'Отчёт.pdf' })).toBeVisible()
  await expect.element(sendButton('Устав')).not.toBeInTheDocument()
  await expect.element(one('Отчётность за год').getByText('Ждёт ответа')).toBeVisible()
  await expect.element(page.getByText(/^Банк ждёт ещё 1\sдокумент\./)).toBeVisible()
  expect(server.calls(calls.attachDocument).map(({ body }) => body)).toEqual([
    { fileId: report.id, askedDocumentId: idOf(47, 2) },
  ])
})

test('what could not be sent stays, and goes by the next press', async () => {
  const server = fakeServer()
  await open([asked(1, 'Устав')])
  const report = fileOf(2, 'Отчёт.pdf')
  server.answer(upload, report)
  await expect.element(one('Устав').getByRole('button', { name: 'Выбрать файлы' })).toBeVisible()
  choose('Устав', 'Отчёт.pdf')
  server.fail(calls.attachDocument, 409, { code: 'CONFLICT', message: 'Заявка уже рассмотрена' })
  await sendButton('Устав').click()
  await expect.element(one('Устав').getByText('Заявка уже рассмотрена').first()).toBeVisible()
  await expect.element(one('Устав').getByRole('button', { name: 'Отчёт.pdf', exact: true })).toBeVisible()
  server.answer(calls.attachDocument, report)
  await sendButton('Устав').click()
  await expect.element(sendButton('Устав')).not.toBeInTheDocument()
  expect(server.calls(calls.attachDocument)).toHaveLength(2)
})

test('what was answered takes another file, ten in all', async () => {
  const files = Array.from({ length: 10 }, (_, index) => fileOf(20 + index, `Лист ${index + 1}.pdf`))
  await open([
    asked(1, 'Договор аренды', answered([fileOf(1, 'Аренда.pdf')])),
    asked(2, 'Отчётность за год', answered(files)),
  ])
  await one('Договор аренды').getByRole('button', { name: 'Добавить файл: Договор аренды' }).click()
  await expect.element(one('Договор аренды').getByRole('button', { name: 'Выбрать файлы' })).toBeVisible()
  await expect.element(one('Отчётность за год').getByRole('button', { name: 'Лист 10.pdf' })).toBeVisible()
  await expect.element(one('Отчётность за год').getByRole('button', { name: /Добавить файл/ })).not.toBeInTheDocument()
})
