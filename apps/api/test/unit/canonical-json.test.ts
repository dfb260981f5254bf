import { describe, expect, it } from 'vitest'
import { canonicalJson } from '../../src/kernel/canonical-json.ts'

describe('canonical JSON', () => {
  it.each([
    ['order of names', { b: 1, a: { d: 2, c: 3 } }, { a: { c: 3, d: 2 }, b: 1 }],
    ['names that look like numbers', { 10: 1, 9: 2 }, { 9: 2, 10: 1 }],
    ['what is not there', { a: 1, b: undefined }, { a: 1 }],
    ['order of names in lists', [{ b: 1, a: 2 }], [{ a: 2, b: 1 }]],
  ])('does not depend on %s', (_case, one, other) => expect(canonicalJson(one)).toBe(canonicalJson(other)))

  it.each([
    ['values', { a: 1 }, { a: '1' }],
    ['order of a list', [1, 2], [2, 1]],
    ['nothing and an absent name', { a: null }, {}],
    ['where a value stands', { a: { b: 1 }, c: {} }, { a: {}, c: { b: 1 } }],
  ])('tells apart %s', (_case, one, other) => expect(canonicalJson(one)).not.toBe(canonicalJson(other)))

  it('is JSON', () => {
    const value = { б: ['«"»', null, true, { z: -1.5, a: '' }] }
    expect(JSON.parse(canonicalJson(value))).toEqual(value)
  })
})
