import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { subpaths } from '../scripts/components.mjs'
import { readBudgets, subpathSizes } from '../scripts/sizes.ts'
import { entryPoints, weigh } from '../scripts/weigh.ts'

// What each weighed when the line was written, and about two per cent of room. Single components have their budgets in
// `etc/sizes.json`; these are what applications take together.
test.each([
  { name: 'Button', imports: ['button'], budget: 12_200 },
  {
    name: 'Button, TextField, Dialog and Select',
    imports: ['button', 'text-field', 'dialog', 'select'],
    budget: 53_000,
  },
  { name: 'Button, TextField, Dialog and Menu', imports: ['button', 'text-field', 'dialog', 'menu'], budget: 52_000 },
  {
    name: 'a sign-in page',
    imports: [
      'provider',
      'form',
      'text-field',
      'password-field',
      'button',
      'link',
      'banner',
      'heading',
      'text',
      'stack',
      'drawing',
      'avatar',
    ],
    budget: 27_400,
  },
])('$name weighs at most $budget bytes', async ({ imports, budget }) => {
  const size = await weigh(entryPoints(imports))
  expect(size).toBeGreaterThan(0.8 * budget)
  expect(size).toBeLessThanOrEqual(budget)
})

test('every subpath has a budget and keeps it; `npm run sizes` shows what each weighs', async () => {
  const [sizes, budgets] = await Promise.all([
    subpathSizes(join(inject('consumer'), 'node_modules/@cabinet/ui')),
    readBudgets(),
  ])
  expect(Object.keys(budgets)).toEqual(subpaths())
  const over = [...sizes].filter(([name, size]) => size > (budgets[name] ?? 0))
  expect(over).toEqual([])
  // A budget with room for a tenth more no longer says anything.
  const loose = [...sizes].filter(([name, size]) => size < 0.9 * (budgets[name] ?? 0) - 100)
  expect(loose).toEqual([])
})
