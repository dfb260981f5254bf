import './layers.css.ts'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.ts'
import { typeScale } from './scale.ts'

const reset = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>): void =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } })

reset('*, ::before, ::after', { boxSizing: 'border-box' })
reset('html', {
  backgroundColor: vars.color.page,
  color: vars.color.ink,
  WebkitFontSmoothing: 'antialiased',
  WebkitTextSizeAdjust: '100%',
})
// On the body and not on the root: the root keeps the reader's own font size, which every rem is a multiple of.
reset('body', { ...typeScale.body, fontFamily: vars.font.family, fontVariantNumeric: 'tabular-nums' })
reset('body, h1, h2, h3, h4, h5, h6, p, dl, dd, ul, ol, figure, blockquote, fieldset', { margin: 0 })
reset('ul, ol', { paddingInlineStart: '1.25em' })
reset('fieldset', { minWidth: 0, padding: 0, border: 0 })
reset('button, input, textarea, select', { font: 'inherit', letterSpacing: 'inherit', color: 'inherit' })
reset('button', { margin: 0 })
reset('svg, img', { display: 'block' })
reset('img', { maxWidth: '100%' })
reset('::selection', { backgroundColor: `color-mix(in oklab, ${vars.color.accent} 28%, transparent)` })
