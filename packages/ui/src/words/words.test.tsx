import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CabinetProvider } from '../provider/provider.tsx'
import { Pagination } from '../pagination/pagination.tsx'
import { Select } from '../select/select.tsx'
import { RightToLeft } from './right-to-left.tsx'
import { englishWords, translateWords } from './words.ts'
import type { ReactNode } from 'react'

const show = (content: ReactNode): HTMLElement => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    flushSync(() => root.unmount())
    host.remove()
  })
  flushSync(() => root.render(content))
  return host
}

test('a component says the words of the consumer, and English where there are none', () => {
  const words = translateWords({ select: { placeholder: 'Seç' }, pagination: { next: 'Sonraki' } })
  show(
    <CabinetProvider locale="tr" words={words}>
      <Select items={[]} label="Banka" />
      <Pagination page={1} pageSize={10} total={12_345} onPageChange={() => {}} />
    </CabinetProvider>,
  )
  expect(page.getByText('Seç').query()).not.toBeNull()
  expect(page.getByRole('button', { name: 'Sonraki' }).query()).not.toBeNull()
  expect(page.getByRole('button', { name: englishWords.pagination.previous }).query()).not.toBeNull()
  // Numbers are those of the locale, not of English.
  expect(page.getByText('1–10 of 12.345').query()).not.toBeNull()
})

test('other words of ours keep the rest of their language', () => {
  show(
    <CabinetProvider words={translateWords({ select: { placeholder: 'Не выбрано' } }, 'ru')}>
      <Select items={[]} label="Банк" />
      <Pagination page={1} pageSize={10} total={64} onPageChange={() => {}} />
    </CabinetProvider>,
  )
  expect(page.getByText('Не выбрано').query()).not.toBeNull()
  expect(page.getByRole('button', { name: 'Следующая страница' }).query()).not.toBeNull()
})

test('every component that speaks can be translated', async () => {
  const files = Object.keys(import.meta.glob('../i18n/*.ts'))
  const named = files
    .map((path) => path.replace(/^.*\/([\w-]+)\.ts$/, '$1'))
    .filter((name) => name !== 'define-words' && name !== 'locale')
    .map((name) => name.replaceAll(/-(\w)/g, (_dash, letter: string) => letter.toUpperCase()))
  expect(Object.keys(englishWords).toSorted()).toEqual(named.toSorted())
})

test('from right to left nothing leaves the page, and lists open under their field', async () => {
  await page.viewport(360, 740)
  const host = show(<RightToLeft />)
  const root = document.documentElement
  expect(root.scrollWidth).toBe(root.clientWidth)
  const trigger = page.getByRole('button', { name: /اختر/ })
  await userEvent.click(trigger)
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  expect(getComputedStyle(list.element()).direction).toBe('rtl')
  const field = trigger.element().getBoundingClientRect()
  expect(Math.abs(list.element().getBoundingClientRect().right - field.right)).toBeLessThan(16)
  await userEvent.keyboard('{Escape}')
  // The label stands at the right edge of its field: the start of a line.
  const label = host.querySelector('label')
  const input = host.querySelector('input')
  if (label === null || input === null) throw new Error('no field')
  expect(getComputedStyle(input).direction).toBe('rtl')
  expect(input.getBoundingClientRect().right).toBeGreaterThanOrEqual(label.getBoundingClientRect().right - 1)
})

test('keys follow the eye: the arrow to the left leads to the next tab', async () => {
  show(<RightToLeft />)
  const first = page.getByRole('tab', { name: 'الطلبات' })
  first.element().focus()
  await userEvent.keyboard('{ArrowLeft}')
  await expect.element(page.getByRole('tab', { name: 'المطالبات' })).toHaveFocus()
})
