import { afterEach, beforeEach, expect, test } from 'vitest'
import { chooseTheme, themeScript } from './theme-script.ts'

const root = document.documentElement
const theme = (): string | null => root.getAttribute('data-cabinet-theme')
let before: string | null
beforeEach(() => {
  before = theme()
  localStorage.removeItem('cabinet-theme')
})
afterEach(() => {
  localStorage.removeItem('cabinet-theme')
  if (before === null) root.removeAttribute('data-cabinet-theme')
  else root.setAttribute('data-cabinet-theme', before)
})
const run = (text: string): void => {
  const script = document.createElement('script')
  script.textContent = text
  document.head.append(script)
  script.remove()
}

test('the chosen theme is there before the page is painted', () => {
  chooseTheme('dark')
  root.removeAttribute('data-cabinet-theme')
  run(themeScript())
  expect(theme()).toBe('dark')
})

test.each([null, 'blue', '"><script>'])('what is no theme is that of the system: %j', (kept) => {
  if (kept !== null) localStorage.setItem('cabinet-theme', kept)
  run(themeScript())
  expect(theme()).toBe('system')
  run(themeScript({ fallback: 'contrast' }))
  expect(theme()).toBe('contrast')
})

test('a name with the end of a script in it does not end the script', () => {
  const storageKey = '</script><b>'
  expect(themeScript({ storageKey })).not.toContain('<')
  localStorage.setItem(storageKey, 'dark')
  run(themeScript({ storageKey }))
  expect(theme()).toBe('dark')
  localStorage.removeItem(storageKey)
})
