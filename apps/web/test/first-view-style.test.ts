import { expect, test } from 'vitest'
import { firstViewStyle } from '../build/first-view-style.ts'

const html = '<main class="page wide"><button class="press" type="submit" aria-pressed="true">Вход</button></main>'

test.each([
  ['rules of what stands in the page', '.page{margin:0}', '.page{margin:0}'],
  ['no rule of another page', '.page{margin:0}.card{margin:0}', '.page{margin:0}'],
  ['of a list of selectors those that match', '.card,.wide,h1,button{margin:0}', '.wide,button{margin:0}'],
  ['an element only with all its classes', '.page.card{margin:0}.page.wide{padding:0}', '.page.wide{padding:0}'],
  [
    'states that the page comes with',
    '[aria-pressed=true]{color:red}[data-hovered]{color:red}',
    '[aria-pressed=true]{color:red}',
  ],
  ['the focus, which the browser sets', '.press:focus-visible{color:red}', '.press:focus-visible{color:red}'],
  ['the theme, which the head sets', '[data-cabinet-theme=dark]{color:red}', '[data-cabinet-theme=dark]{color:red}'],
  ['nothing for a page without a theme', ':root:not([data-cabinet-theme]){color:red}', ''],
  [
    'no movement and no pointer',
    '.page{transition:color 1s;cursor:pointer;margin:0}@keyframes a{to{margin:0}}',
    '.page{margin:0}',
  ],
  ['no empty queries', '@media (width>=1px){.card{margin:0}}.page{margin:0}', '.page{margin:0}'],
  [
    'the order of layers, empty ones too',
    '@layer a{.card{margin:0}}@layer b{.page{margin:0}}',
    '@layer a{}@layer b{.page{margin:0}}',
  ],
  [
    'no font that has to be fetched',
    '@font-face{src:url(/a.woff2)}@font-face{src:local(Arial)}',
    '@font-face{src:local(Arial)}',
  ],
  ['no selection', '::selection{color:red}.page::placeholder{color:red}', ''],
])('the style of the first view has %s', (_, css, first) => {
  expect(firstViewStyle(css, html)).toBe(first)
})

test('variables stay when a rule needs them, through others too, wherever they are set', () => {
  const css =
    ':root{--ink:var(--hue);--hue:1;--gap:2px}@media (width>=1px){:root{--hue:2;--gap:3px}}.page{color:var(--ink)}'
  expect(firstViewStyle(css, html)).toBe(
    ':root{--ink:var(--hue);--hue:1}@media (width>=1px){:root{--hue:2}}.page{color:var(--ink)}',
  )
})
