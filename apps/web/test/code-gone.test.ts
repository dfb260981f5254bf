import { expect, test } from 'vitest'
import { isCodeGone } from '../src/shared/observe/errors.ts'

const file = 'https://cabinet.example/assets/help-C1z9WzV.js'

test.each([
  ['Chrome and Edge', `Failed to fetch dynamically imported module: ${file}`],
  ['Firefox', `error loading dynamically imported module: ${file}`],
  ['Safari', 'Importing a module script failed.'],
  ['Safari, when a page came in its place', "'text/html' is not a valid JavaScript MIME type."],
  ['styles', 'Unable to preload CSS for /assets/help-C1z9WzV.css'],
])('%s: the code is gone', (_, message) => {
  expect(isCodeGone(new TypeError(message))).toBe(true)
})

test.each([
  ['a call in Chrome', 'Failed to fetch'],
  ['a call in Firefox', 'NetworkError when attempting to fetch resource.'],
  ['a call in Safari', 'Load failed'],
  ['a mistake of the page', "Cannot read properties of undefined (reading 'map')"],
  ['a mistake that speaks of loading', 'error loading of undefined'],
])('%s: the code is there', (_, message) => {
  expect(isCodeGone(new TypeError(message))).toBe(false)
})
