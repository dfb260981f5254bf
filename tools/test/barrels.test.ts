import { describe, expect, it } from 'vitest'
import { barrelProblems } from '../house/barrels.mjs'
import { source } from './support.ts'

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
