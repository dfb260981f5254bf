import postcss from 'postcss'
import { expect, test } from 'vitest'
import { olderColors } from '../build/older-colors.ts'

const written = (css: string): string => postcss([olderColors()]).process(css, { from: undefined }).css

const OLD = '@supports not (color: color-mix(in oklab, red, red))'
const mixed = 'color-mix(in oklab, var(--ink) 88%, var(--surface))'
const accent = 'oklch(0.44 calc(0.115 * var(--cabinet-brand-strength)) var(--cabinet-brand-hue))'
const hovered = 'oklch(0.76 calc(0.1 * var(--cabinet-brand-strength)) calc(var(--cabinet-brand-hue) - 11))'

test.each([
  ['a colour that stands fast', 'oklch(0.972 0.005 235)', '#f3f6f9'],
  ['white and black', 'light-dark(oklch(1 0 0), oklch(0 0 0))', 'light-dark(#ffffff, #000000)'],
  ['per cent and translucence', '0 1px oklch(25% 0.03 250 / 0.48)', '0 1px #1623307a'],
  ['the brand', accent, '#00568d'],
  ['the brand in both schemes', `light-dark(${accent}, ${hovered})`, 'light-dark(#00568d, #6dbbe8)'],
  ['no colour', 'calc(100% - 8px)', 'calc(100% - 8px)'],
])('%s is written for every browser', (_, value, expected) => {
  expect(written(`.a{--x: ${value}}`)).toBe(`.a{--x: ${expected}}`)
})

test.each([
  ['any other hue', 'oklch(0.93 0.04 var(--hue))', '#e8e8e8'],
  ['a mixture', mixed, 'var(--ink)'],
  ['a mixture with little of the first', 'color-mix(in oklab, var(--ink) 20%, var(--surface))', 'var(--surface)'],
  ['what is nearly transparent', '1px solid color-mix(in oklab, var(--ink) 30%, transparent)', '1px solid transparent'],
  ['a mixture of a mixture', `color-mix(in oklab, ${mixed} 60%, var(--page))`, 'var(--ink)'],
])('%s keeps its place and gets a colour beside it', (_, value, expected) => {
  const rule = `.a{color: ${value}}`
  const [own, fallback] = written(rule).split(OLD)
  expect(own?.trim()).toBe(rule)
  expect(fallback?.replaceAll(/\s+/g, ' ')).toBe(`{.a{color: ${expected}}}`)
})

test('other declarations of the rule are not repeated, and the layer around it holds both', () => {
  const css = written(`@layer a{.a{margin:0;color:${mixed}}}`).replaceAll(/\s+/g, ' ')
  expect(css).toBe(`@layer a{.a{margin:0;color:${mixed}}${OLD}{.a{color:var(--ink)}}}`)
})

test('what is selected keeps the colours of the browser', () => {
  expect(written(`::selection{background-color:${mixed}}`)).toContain('background-color:Highlight')
})
