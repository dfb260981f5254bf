import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { proofs, prove } from './reference/prove.ts'

describe('every identifier against its reference; `npm run prove` takes a million values for each', () => {
  test.each(proofs)('$name', (proof) => {
    const { held, disagreements } = prove(proof, 4000, 7)
    expect(disagreements).toEqual([])
    // Both answers occur often enough to mean something.
    expect(held).toBeGreaterThan(1000)
    expect(held).toBeLessThan(3990)
  })

  test('no identifier is left out but those that are told elsewhere', () => {
    const named = Object.entries(library)
      .filter(([, value]) => typeof value === 'object' && 'generate' in value)
      .map(([name]) => name)
    const proved = new Set(proofs.map(({ name }) => name))
    const kinds = new Set(['personInn', 'organizationInn', 'organizationOgrn', 'entrepreneurOgrn'])
    expect(named.filter((name) => !proved.has(name) && !kinds.has(name))).toEqual(['password'])
  })
})
