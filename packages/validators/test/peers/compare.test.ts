import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compare } from './compare.ts'

const comparisons = compare(2000)

test('where a library differs from the reference, this package does not', () => {
  expect(comparisons.length).toBeGreaterThan(15)
  expect(comparisons.filter(({ ours }) => ours > 0)).toEqual([])
  // A library that agreed on everything would make the comparison suspicious: some of them are known to differ.
  expect(comparisons.filter(({ taken, refused }) => taken + refused > 0).length).toBeGreaterThan(5)
})

test('the page has a line for each library and identifier', () => {
  const page = readFileSync(join(import.meta.dirname, '../../guides/compare.md'), 'utf8')
  for (const { identifier, peer } of comparisons) expect(page).toMatch(new RegExp(`\\| ${identifier} +\\| ${peer} `))
})
