import { logout } from '@cabinet/contract/auth'
import { change, one } from '@cabinet/contract/organization'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeServer, loads, openPage } from '../../../../test/page/open-page.tsx'
import { organization, owner } from '../../../../test/page/organization.ts'

const link = (name: string) =>
  page.getByRole('navigation', { name: 'Разделы формы' }).getByRole('button', { name, exact: true })
const field = (name: string | RegExp) => page.getByRole('textbox', { name })

beforeEach(async () => {
  await page.viewport(1280, 800)
  fakeServer().answer(one, organization)
  await openPage('/profile?tab=organization&panel=edit', owner)
  await expect.element(field('КПП')).toBeVisible()
})

test('a section of the list takes the focus to its first field and is the one that is worked in', async () => {
  await expect.element(link('Наименование')).toHaveAttribute('aria-current', 'true')
  await link('Контакты').click()
  await expect.element(field('Телефон')).toHaveFocus()
  await expect.element(link('Контакты')).toHaveAttribute('aria-current', 'true')
  await expect.element(link('Наименование')).not.toHaveAttribute('aria-current')
  await userEvent.click(field('КПП'))
  await expect.element(link('Регистрация')).toHaveAttribute('aria-current', 'true')
})

test('a section with a wrong field is marked once somebody has tried to save', async () => {
  await userEvent.fill(field('КПП'), '6399')
  await expect.element(link('Регистрация')).not.toHaveAttribute('data-wrong')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await expect.element(link('Регистрация')).toHaveAttribute('data-wrong')
  await expect.element(link('Контакты')).not.toHaveAttribute('data-wrong')
})

test('what saves is in sight wherever the form is scrolled to', async () => {
  const save = page.getByRole('button', { name: 'Сохранить' })
  const isInSight = () => {
    const { bottom } = save.element().getBoundingClientRect()
    return bottom > 0 && bottom <= innerHeight
  }
  expect(document.documentElement.scrollHeight).toBeGreaterThan(2 * innerHeight)
  for (const top of [0, 500]) {
    scrollTo({ top })
    await expect.poll(isInSight).toBe(true)
  }
})

test('on a phone an address breaks before its signs, not inside of a word', async () => {
  await page.viewport(360, 740)
  fakeServer().answer(one, { ...organization, website: 'https://severveter.example' })
  await openPage('/profile?tab=organization', owner)
  for (const name of [/@/, /^severveter/]) {
    const link = page.getByRole('region', { name: 'Налоги и контакты' }).getByRole('link', { name })
    await expect.element(link).toBeVisible()
    const walker = document.createTreeWalker(link.element(), NodeFilter.SHOW_TEXT)
    const lines: number[] = []
    while (walker.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(walker.currentNode)
      lines.push(range.getClientRects().length)
    }
    expect(Math.max(...lines)).toBe(1)
  }
})

test('on a narrow screen the sections follow one another without the list', async () => {
  await page.viewport(768, 800)
  await expect.poll(() => link('Контакты').elements()).toEqual([])
})

test('what the server refuses as a whole comes into sight above the bar of buttons, each time anew', async () => {
  await page.viewport(360, 740)
  fakeServer().fail(change, 400, { message: 'Сейчас сохранить нельзя' })
  const refusal = page.getByRole('alert').filter({ hasText: /Сейчас\sсохранить\sнельзя/ })
  const isSeen = () => {
    const [shown] = refusal.elements()
    const { left = 0, top = 0, width = 0, height = 0 } = shown?.getBoundingClientRect() ?? {}
    const corners = [top + 1, top + height - 1].map((y) => document.elementFromPoint(left + width / 2, y))
    return shown !== undefined && corners.every((found) => found !== null && shown.contains(found))
  }
  await userEvent.fill(field('КПП'), '779901002')
  for (const _time of ['first', 'second']) {
    scrollTo({ top: 0 })
    expect(isSeen()).toBe(false)
    await userEvent.keyboard('{Enter}')
    await expect.poll(isSeen).toBe(true)
  }
})

test('nothing that was typed stays in the browser when the person signs out', async () => {
  const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('cabinet.draft.'))
  fakeServer().answer(logout, undefined)
  await userEvent.fill(field('Телефон'), '+79991112233')
  await expect.poll(drafts).toHaveLength(1)
  await page.getByRole('button', { name: /^Меню:/ }).click()
  await page.getByRole('menuitem', { name: 'Выйти' }).click()
  await expect.poll(() => loads).toEqual(['/login'])
  // The browser takes the page away, and its forms have a last word.
  window.dispatchEvent(new PageTransitionEvent('pagehide'))
  expect(drafts()).toEqual([])
})
