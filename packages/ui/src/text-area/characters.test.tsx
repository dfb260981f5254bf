import { max } from '@cabinet/validators/rules'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { fieldHost } from '../../test/support/field-host.tsx'
import { charactersOf } from './characters.ts'
import { TextArea } from './text-area.tsx'

const host = fieldHost()
afterEach(() => vi.unstubAllGlobals())

const texts: readonly (readonly [string, number])[] = [
  ['', 0],
  ['Коробка\nвскрыта', 15],
  ['👨‍👩‍👧‍👦👍🏽', 2],
  ['🇷🇺🇰🇿', 2],
  ['ёй'.normalize('NFD'), 2],
  ['é', 1],
  ['№ 7 — «да» ₽', 12],
]

test.each(texts)('%s has as many signs as a person sees, and as the rule of forms allows', (text, count) => {
  expect(charactersOf(text)).toBe(count)
  if (count === 0) return
  expect(max(count)(text, {})).toBeUndefined()
  expect(max(count - 1)(text, {})).not.toBeUndefined()
})

test.each(texts)('so it is where the browser cannot part them: %s', (text, count) => {
  vi.stubGlobal('Intl', { ...Intl, Segmenter: undefined })
  expect(charactersOf(text)).toBe(count)
})

test('the counter says the same', async () => {
  host.show(<TextArea defaultValue="👨‍👩‍👧‍👦👍🏽" label="Отзыв" maxLength={2} />)
  await expect.element(page.getByText('2 из 2')).toBeVisible()
})
