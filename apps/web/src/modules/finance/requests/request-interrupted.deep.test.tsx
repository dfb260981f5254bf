import { refresh } from '@cabinet/contract/auth'
import * as calls from '@cabinet/contract/finance/requests'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { REQUEST, RequestWorld, wholeFounder, wholeGeneral } from '../../../../test/page/finance-request.ts'
import { fakeServer, loads, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'

const open = (search: string) => openPage(`/offer/request/${REQUEST}${search}`, person(['USER_ADMIN']))

const field = (name: string | RegExp) => page.getByRole('textbox', { name })
const button = (name: string | RegExp) => page.getByRole('button', { name })
const saved = () => expect.element(page.getByText(/^Черновик сохранён в/)).toBeVisible()
/** What this browser keeps until the server has it. */
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('cabinet.draft.'))

test('what was typed just before a reload comes back, and can be put away', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(fakeServer())
  await open('?step=GENERAL')
  await field(/^Вид деятельности/).fill('Ткани и пряжа')
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  const storedDrafts = drafts().map((key) => [key, localStorage.getItem(key) ?? ''] as const)
  expect(storedDrafts).toHaveLength(1)
  await saved()
  expect(drafts()).toEqual([])

  // The page went away before the server heard of it.
  world.state.general = wholeGeneral
  for (const [key, draft] of storedDrafts) localStorage.setItem(key, draft)
  await open('?step=GENERAL')
  await expect.element(field(/^Вид деятельности/)).toHaveValue('Ткани и пряжа')
  await button('Убрать черновик').click()
  await expect.element(field(/^Вид деятельности/)).toHaveValue('Производство тканей')
  expect(drafts()).toEqual([])
})

test('without a line what is typed waits in the browser, and goes when the line is back', async () => {
  const server = fakeServer()
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(server)
  server.disconnect(calls.saveForm)
  await open('?step=GENERAL')
  await field(/^Вид деятельности/).fill('Ткани и пряжа')
  await expect.element(page.getByText(/^Нет соединения\. Введённое сохранено в этом браузере/)).toBeVisible()
  expect(drafts()).toHaveLength(1)
  await page.getByRole('link', { name: 'Страховые продукты' }).first().click()
  await expect.element(page.getByRole('alertdialog')).toBeVisible()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Остаться' }).click()

  world.serve(server)
  window.dispatchEvent(new Event('online'))
  await saved()
  expect(world.state.general.okved?.name).toBe('Ткани и пряжа')
  expect(drafts()).toEqual([])
})

test('two change one field: the person chooses which value stays', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(fakeServer())
  await open('?step=GENERAL')
  await expect.element(field(/^Вид деятельности/)).toBeVisible()
  world.state.general = { ...wholeGeneral, okved: { code: '13.20', name: 'Их слова' }, employeesCount: 7 }
  world.state.version += 1
  await field(/^Вид деятельности/).fill('Мои слова')
  const banner = page.getByRole('alert').filter({ hasText: 'Данные изменил другой пользователь' })
  await expect.element(banner.getByText(/Среднесписочная\sчисленность/)).toBeVisible()
  // The bar below says so where people look, and leads to the panel, which may be screens above.
  const status = page.getByRole('status').filter({ hasText: 'Есть чужие изменения' })
  await expect.element(status).toBeVisible()
  window.scrollTo({ top: 0 })
  await button('Выбрать').click()
  await expect.element(banner).toBeInViewport({ ratio: 1 })
  expect(document.activeElement?.contains(banner.element())).toBe(true)
  await banner.getByRole('radio', { name: 'Новое: Их слова' }).click({ force: true })
  await button('Загрузить новые данные').click()
  await expect.element(status).not.toBeInTheDocument()
  await expect.element(field(/^Вид деятельности/)).toHaveValue('Их слова')
  await expect.element(field(/^Среднесписочная численность/)).toHaveValue('7')
  await field(/^Сайт/).fill('https://fabrika.example')
  await expect.poll(() => world.state.general.website).toBe('https://fabrika.example')
  await saved()
  expect(world.state.general).toMatchObject({ employeesCount: 7 })
})

test('what others change elsewhere in the form is no conflict', async () => {
  const world = new RequestWorld({ general: wholeGeneral })
  const founder = world.addFounder(wholeFounder)
  world.serve(fakeServer())
  await open('?step=FOUNDERS')
  await button(/^Тихонова Ольга/).click()
  await expect.element(field(/^Кем выдан/)).toBeVisible()
  // Somebody has saved the same values once more.
  world.state.founders = [{ ...founder, version: 5 }]
  await field(/^Кем выдан/).fill('ГУ МВД')
  await saved()
  await expect.element(page.getByText('Данные изменил другой пользователь')).not.toBeInTheDocument()
  expect(world.state.founders[0]?.document?.issuedBy).toBe('ГУ МВД')
})

test('a session that ends by itself leaves what was typed for the next one', async () => {
  const server = fakeServer()
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(server)
  await open('?step=GENERAL')
  await expect.element(field(/^Вид деятельности/)).toBeVisible()
  server.fail(calls.saveForm, 401)
  server.fail(refresh, 401)
  await field(/^Вид деятельности/).fill('Ткани и пряжа')
  await expect.poll(() => loads).toHaveLength(1)
  expect(loads[0]).toContain(encodeURIComponent(`/offer/request/${REQUEST}`))
  expect(drafts()).toHaveLength(1)

  // The page that goes away sends once more what it has, and nobody hears the answer.
  server.hold(calls.saveForm)
  await open('?step=GENERAL')
  world.serve(server)
  await expect.element(field(/^Вид деятельности/)).toHaveValue('Ткани и пряжа')
  await field(/^Сайт/).fill('https://fabrika.example')
  await saved()
  expect(world.state.general.okved?.name).toBe('Ткани и пряжа')
})

test('what is badly written is not sent, and not lost', async () => {
  const server = fakeServer()
  const world = new RequestWorld({ general: wholeGeneral })
  world.serve(server)
  await open('?step=GENERAL')
  await field(/^ИНН покупателя/).fill('7707083894')
  await expect.poll(drafts).toHaveLength(1)
  await expect.element(field(/^ИНН покупателя/)).toHaveValue('7707083894')
  expect(server.calls(calls.saveForm)).toEqual([])
  // The next step and back: the field has what was typed.
  await page.getByRole('link', { name: /^Контактные лица/ }).click()
  await page.getByRole('link', { name: /^Общие сведения/ }).click()
  await expect.element(field(/^ИНН покупателя/)).toHaveValue('7707083894')
  // Put back by hand, there is nothing to be kept.
  await field(/^ИНН покупателя/).fill('7707083893')
  await expect.poll(drafts).toEqual([])
})

test('a founder who is taken out leaves nothing behind in the browser', async () => {
  const server = fakeServer()
  const world = new RequestWorld({ general: wholeGeneral })
  world.addFounder(wholeFounder)
  world.serve(server)
  await open('?step=FOUNDERS')
  await button(/^Тихонова Ольга/).click()
  await field(/^Серия и номер/).fill('00')
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('button', { name: 'Удалить', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click()
  await expect.element(page.getByText('Учредители ещё не добавлены')).toBeVisible()
  expect(drafts()).toEqual([])
  expect(server.calls(calls.saveFounder)).toEqual([])
})
