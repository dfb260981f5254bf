import './layers.css.ts'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.ts'
import { typeScale } from './scale.ts'

// The same ground as `reset.css.ts`, under a part of a page that belongs to somebody else.
const scope = '[data-cabinet-scope]'
const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })
const inside = (...elements: readonly string[]): string => `${scope} :where(${elements.join(', ')})`

reset(scope, {
  ...typeScale.body,
  color: vars.color.ink,
  fontFamily: vars.font.family,
  fontVariantNumeric: 'tabular-nums',
})
reset(`${scope}, ${scope} *, ${scope} ::before, ${scope} ::after`, { boxSizing: 'border-box' })
reset(
  inside('h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p', 'dl', 'dd', 'ul', 'ol', 'figure', 'blockquote', 'fieldset', 'button'),
  { margin: 0 },
)
reset(inside('ul', 'ol'), { paddingInlineStart: '1.25em' })
reset(inside('fieldset'), { minWidth: 0, padding: 0, border: 0 })
reset(inside('button', 'input', 'textarea', 'select'), { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
reset(inside('svg', 'img'), { display: 'block' })
reset(inside('img'), { maxWidth: '100%' })
// The tokens stand on the root and would let it follow the system's colours: the page is not ours.
globalStyle(`:root:not([data-cabinet-theme]):has(${scope})`, {
  '@layer': { [layers.tokens]: { colorScheme: 'normal' } },
})
