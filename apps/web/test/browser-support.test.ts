import { globals, isNewer, styles } from '@cabinet/packaging/compat-data'
import type { Identifier } from '@mdn/browser-compat-data'
import { expect, test } from 'vitest'
import { newerStylesIn } from '../build/newer-styles.ts'

test.each([
  ['.a{color:light-dark(#fff,#000)}', ['function light-dark()']],
  ['.a:has(b){margin:0}', ['selector :has']],
  ['.a{text-wrap:balance}', ['property text-wrap', 'value text-wrap: balance']],
  ['.a{grid-template-rows:subgrid}', ['value grid-template-rows: subgrid']],
  ['@starting-style{.a{opacity:0}}', ['@starting-style']],
  ['@container (width > 1px){.a:is(b):focus-visible{inset:min(1px,2px);block-size:100dvh;color:rgb(0 0 0)}}', []],
  ['@supports (color:oklch(0 0 0)){.a{color:oklch(0 0 0)}}', []],
  ['.a{--text-wrap:balance}', []],
])('%s: newer than the oldest browsers: %j', (css, found) => {
  expect([...newerStylesIn(css)]).toEqual(found)
})

// build/update-browser.ts tells old browsers by these; one of them in the wrong place would shut out those that we are for.
test('the oldest browsers have what the word about old browsers asks for', () => {
  expect(globals.find(({ name }) => name === 'CompressionStream')?.isNewer).toBe(false)
  const units = (styles.types['length'] as Readonly<Record<string, Identifier>> | undefined)?.[
    'viewport_percentage_units_dynamic'
  ]
  expect(units && isNewer(units)).toBe(false)
})
