import { describe, expect, it } from 'vitest'
import { cycleProblems } from '../house/cycles.mjs'
import { barrelProblems, defaultExportProblems, lengthProblems } from '../house/shape.mjs'
import { source } from './support.ts'

const lines = (count: number) => 'export {}\n'.repeat(count)

describe('cycles', () => {
  it('names the files of a circle, and only those', () => {
    const sources = [
      source('a/one.ts', `import { two } from './two.ts'`),
      source('a/two.ts', `import { type Three, three } from '../b/three.ts'`),
      source('b/three.ts', `export { one } from '../a/one.ts'`),
      source('b/leaf.ts', `import { three } from './three.ts'`),
    ]
    expect(cycleProblems(sources)).toEqual([
      'These files import each other in a circle: a/one.ts, a/two.ts, b/three.ts',
    ])
  })

  it('keeps separate circles apart', () => {
    const sources = [
      source('a.ts', `import './b.ts'`),
      source('b.ts', `import './a.ts'; import './c.ts'`),
      source('c.ts', `import './d.ts'`),
      source('d.ts', `import './c.ts'`),
    ]
    expect(cycleProblems(sources)).toHaveLength(2)
  })

  it('lets types refer to each other', () => {
    const sources = [
      source('a.ts', `import type { B } from './b.ts'`),
      source('b.ts', `import { type A } from './a.ts'`),
      source('c.ts', `export type { D } from './d.ts'`),
      source('d.ts', `import { c } from './c.ts'`),
    ]
    expect(cycleProblems(sources)).toEqual([])
  })

  it('lets a lazily loaded page link back', () => {
    const sources = [
      source('module.ts', `export const page = () => import('./page.tsx')`),
      source('page.tsx', `import { page } from './module.ts'`),
    ]
    expect(cycleProblems(sources)).toEqual([])
  })
})

describe('file lengths', () => {
  it.each([
    ['apps/web/src/modules/a/pages/page.tsx', 250],
    ['apps/api/src/modules/a/service.ts', 400],
    ['apps/api/src/modules/a/service.test.ts', 500],
    ['apps/web/e2e/sign-in.spec.ts', 500],
    ['packages/ui/src/button/button.stories.tsx', 500],
  ])('%s has at most %i lines', (path, limit) => {
    expect(lengthProblems([source(path, lines(limit))])).toEqual([])
    expect(lengthProblems([source(path, lines(limit + 1))])).toHaveLength(1)
  })
})

describe('default exports', () => {
  it.each([`export default 1`, `const a = 1\nexport { a as default }`, `export default function () {}`])(
    'refuses %j',
    (text) => {
      expect(defaultExportProblems([source('apps/web/src/a.ts', text)])).toHaveLength(1)
    },
  )

  it.each([
    'apps/web/vite.config.ts',
    'packages/ui/src/a/a.stories.tsx',
    '.storybook/main.ts',
    'turbo/generators/config.ts',
  ])('allows them in %s, where a tool demands one', (path) => {
    expect(defaultExportProblems([source(path, `export default {}`)])).toEqual([])
  })
})

describe('barrels', () => {
  it('refuses a file of an application that only passes exports on', () => {
    expect(
      barrelProblems([source('apps/web/src/a/index.ts', `export * from './b.ts'\nexport { c } from './c.ts'`)]),
    ).toHaveLength(1)
  })

  it('allows them in packages, whose subpaths they are, and beside code', () => {
    expect(barrelProblems([source('packages/ui/src/a/index.ts', `export * from './b.ts'`)])).toEqual([])
    expect(barrelProblems([source('apps/web/src/a.ts', `export * from './b.ts'\nexport const c = 1`)])).toEqual([])
  })
})
