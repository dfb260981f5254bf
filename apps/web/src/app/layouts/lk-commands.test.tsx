import { logout } from '@cabinet/contract/auth'
import { articles } from '@cabinet/contract/support/help'
import { search } from '@cabinet/contract/people/user'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../../test/page/accessible.ts'
import { fakeServer, openPage } from '../../../test/page/open-page.tsx'
import { person } from '../../../test/page/people.ts'

const opened = async (roles: Parameters<typeof person>[0] = ['USER_ADMIN', 'USER', 'FINANCE']) => {
  const server = fakeServer()
  server.answer(articles, { items: [] })
  await openPage('/help', person(roles))
  await expect.element(page.getByRole('heading', { level: 1, name: 'Помощь' })).toBeVisible()
  return server
}
const field = () => page.getByRole('combobox')
const option = (name: string | RegExp) => page.getByRole('option', { name })

beforeEach(async () => {
  localStorage.removeItem('cabinet.commands.recent')
  await page.viewport(1280, 900)
})

test('records are asked for once a word is there, and shown by their kind', async () => {
  const server = await opened()
  server.answer(search, ({ body }) => ({
    missing: [],
    items:
      body.text === 'ФД-77'
        ? [
            { kind: 'FINANCE_SUPPLY', id: '1', title: 'ФД-77/1', text: 'ООО «Ромашка»', path: '/deliveries?open=1' },
            { kind: 'OF_A_LATER_VERSION', id: '2', title: 'ФД-77/2', text: null, path: '/help' },
          ]
        : [],
  }))
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('ФД')
  await field().fill('ФД-77')
  await expect
    .element(page.getByRole('group', { name: 'Поставки' }).getByRole('option', { name: /Ромашка/ }))
    .toBeVisible()
  await expect.element(option('ФД-77/2')).not.toBeInTheDocument()
  // Two letters are in too much to be worth a question.
  expect(server.calls(search).map(({ body }) => body)).toEqual([{ text: 'ФД-77' }])
})

test('a section that could not be searched is named, and asked again', async () => {
  await page.viewport(360, 740)
  const server = await opened(['USER_ADMIN', 'USER', 'FINANCE', 'DEBTOR'])
  const supply = {
    kind: 'FINANCE_SUPPLY',
    id: '1',
    title: 'ФД-77/1',
    text: 'ООО «Ромашка»',
    path: '/deliveries?open=1',
  }
  server.answer(search, { items: [supply], missing: ['debtor', 'people'] })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('Ромашка')
  const both = page.getByText('Не удалось поискать в разделах «Коммерческие кредиты» и «Пользователи»')
  await expect.element(both).toBeVisible()
  await expect.element(option(/Ромашка/)).toBeVisible()
  await expectAccessible()
  server.answer(search, { items: [supply], missing: ['debtor'] })
  await page.getByRole('button', { name: 'Повторить' }).click()
  await expect.element(page.getByText('Не удалось поискать в разделе «Коммерческие кредиты»')).toBeVisible()
  await expect.element(field()).toHaveFocus()
  const buyer = { kind: 'DEBTOR_BUYER', id: '2', title: 'Ромашка-Юг', text: null, path: '/help' }
  server.answer(search, { items: [supply, buyer], missing: [] })
  // Its keys are those of every button, also of one inside the palette.
  await userEvent.tab()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(field()).toHaveValue('Ромашка')
  await expect.element(option(/Ромашка-Юг/)).toBeVisible()
  await expect.element(page.getByText(/Не удалось поискать/)).not.toBeInTheDocument()
  // Nothing found is not nothing searched.
  server.answer(search, { items: [], missing: ['of-a-later-version'] })
  await field().fill('Ромашки')
  await expect.element(page.getByText('Не удалось поискать в ваших разделах')).toBeVisible()
  await field().fill('Ро')
  await expect.element(page.getByText(/Не удалось поискать/)).not.toBeInTheDocument()
})

test('a search that fails leaves the sections and actions, and says so', async () => {
  const server = await opened()
  server.fail(search, 503)
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('поставок')
  await expect.poll(() => server.calls(search).length).toBe(1)
  await expect.element(option('Реестр поставок')).toBeVisible()
  await expect.element(page.getByText('Не удалось поискать в ваших разделах')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Повторить' })).toBeVisible()
})

test('an action of a module is there for who may do it', async () => {
  await opened()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(option('Добавить счёт')).toBeVisible()
})

test('an action that the person may not do is left out', async () => {
  await opened(['USER'])
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(option('Помощь')).toBeVisible()
  await expect.element(option('Добавить счёт')).not.toBeInTheDocument()
})

test('what was chosen lately stands first the next time', async () => {
  await opened()
  await userEvent.keyboard('{Control>}k{/Control}')
  await option('Помощь').click()
  await expect.element(field()).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  await expect.element(page.getByRole('group', { name: 'Недавнее' }).getByRole('option')).toHaveTextContent('Помощь')
})

test('a record that was chosen lately stands there too, until the session ends', async () => {
  const supply = { kind: 'FINANCE_SUPPLY', id: '1', title: 'ФД-77/1', text: 'ООО «Ромашка»', path: '/help?open=1' }
  const server = await opened()
  server.answer(search, { items: [supply], missing: [] })
  server.answer(logout, undefined)
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill('Ромашка')
  await option(/ФД-77/).click()
  await expect.element(field()).not.toBeInTheDocument()
  await userEvent.keyboard('{Control>}k{/Control}')
  const recent = page.getByRole('group', { name: 'Недавнее' })
  await expect.element(recent.getByRole('option')).toHaveTextContent('ФД-77/1ООО «Ромашка»')
  // What tells of others goes with the session, and stays out of what outlives the tab.
  expect(JSON.stringify(localStorage)).not.toContain('Ромашка')
  expect(JSON.stringify(sessionStorage)).toContain('Ромашка')
  await option('Выйти').click()
  await expect.poll(() => JSON.stringify(sessionStorage)).not.toContain('Ромашка')
})

test('the question mark shows the keys, but not while somebody writes', async () => {
  await opened()
  await page.getByRole('searchbox').click()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('searchbox')).toHaveValue('?')
  await expect.element(page.getByRole('dialog', { name: 'Клавиши' })).not.toBeInTheDocument()
  ;(document.activeElement as HTMLElement).blur()
  await userEvent.keyboard('?')
  await expect.element(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible()
})

test.each([
  ['реквизиты', 'Реквизиты'],
  ['тема', 'Тема: светлая'],
  ['поддержка', 'Помощь'],
  ['dsqnb', 'Выйти'],
  ['htrdbpbns', 'Реквизиты'],
])('%s finds «%s»', async (typed, expected) => {
  const server = await opened()
  server.answer(search, { items: [], missing: [] })
  await userEvent.keyboard('{Control>}k{/Control}')
  await field().fill(typed)
  await expect.element(page.getByRole('option').first()).toHaveTextContent(expected)
})
