import { articles } from '@cabinet/contract/support/help'
import { find } from '@cabinet/contract/support/requests'
import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { fakeServer, openPage } from '../../../../test/page/open-page.tsx'
import { person } from '../../../../test/page/people.ts'
import { shownRouter } from '../../../shared/navigation.ts'

const noRequests = { content: [], totalElements: 0, totalPages: 0, number: 0, size: 5 }

beforeEach(() => fakeServer().answer(find, noRequests))

test('articles that cannot be read are asked for again', async () => {
  const server = fakeServer()
  server.fail(articles, 404, { message: 'Статей нет' })
  await openPage('/help', person(['USER']))
  await expect.element(page.getByRole('alert').getByText('Статей нет')).toBeVisible()
  server.answer(articles, { items: [] })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).not.toBeInTheDocument()
  expect(server.calls(articles).length).toBeGreaterThanOrEqual(2)
})

const article = (module: string, section: string, title: string, body: string) => ({
  id: `${module}.${title}`,
  sort: 1,
  module,
  section: { name: section, description: section },
  title,
  body,
})

test('articles of own products stand before those of products that can be connected', async () => {
  fakeServer().answer(articles, {
    items: [
      article('sender', 'Курьер', 'Как подключить?', 'Кнопкой'),
      article('debtor', 'Кредиты', 'Что застраховано?', 'Долги покупателей'),
    ],
  })
  await openPage('/help', person(['USER', 'DEBTOR']))
  await expect.element(page.getByRole('heading', { name: 'Курьер' })).toBeVisible()
  const sections = page.getByRole('main').getByRole('heading', { level: 2 }).elements()
  expect(sections.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['Кредиты', 'Курьер'])
})

test('what a search has found is marked in the text, and nothing found says what to do', async () => {
  fakeServer().answer(articles, { items: [article('core', 'Счета', 'Как оплатить счёт?', 'Откройте счет')] })
  await openPage('/help', person(['USER']))
  const field = page.getByRole('searchbox')
  await field.fill('счет')
  await expect.element(page.getByText('Откройте счет')).toBeVisible()
  const marked = () => [...(CSS.highlights.get('help-match') ?? [])].map(String)
  await expect.poll(marked).toEqual(expect.arrayContaining(['счёт', 'счет']))
  await field.fill('погода')
  await expect.element(page.getByRole('heading', { name: 'Ничего не нашли' })).toBeVisible()
  await expect.element(page.getByText('Попробуйте другие слова')).toBeVisible()
  await field.fill('')
  await expect.poll(() => CSS.highlights.has('help-match')).toBe(false)
})

test('how to reach people stays where it was when nothing is found', async () => {
  await page.viewport(1280, 800)
  fakeServer().answer(articles, { items: [] })
  await openPage('/help', person(['USER']))
  const contact = page.getByRole('heading', { name: 'Не нашли ответ?' })
  await expect.element(page.getByText('Ничего не нашли')).toBeVisible()
  await expect.element(contact).toBeVisible()
  const topOf = (element: Element): number => element.getBoundingClientRect().top
  expect(topOf(contact.element())).toBeLessThan(topOf(page.getByText('Ничего не нашли').element()))
})

test('a message that was begun is not lost by going elsewhere without a question', async () => {
  fakeServer().answer(articles, { items: [] })
  await openPage('/help', person(['USER']))
  await page.getByRole('button', { name: 'Написать в поддержку' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').first().fill('Не приходит счёт за октябрь')
  // The guard stands as soon as the browser itself would ask; the router hears of it by the next frame.
  await expect.poll(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
  await new Promise(requestAnimationFrame)
  void shownRouter()?.navigate('/profile')
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Остаться' }).click()
  await expect.element(dialog.getByRole('textbox').first()).toHaveValue('Не приходит счёт за октябрь')
  expect(shownRouter()?.state.location.pathname).toBe('/help')
})
