import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { houseRules } from '../house/rules.mjs'

describe('the repository keeps the rules of the house', () => {
  it.each(houseRules(resolve(import.meta.dirname, '../..')))('$name', ({ problems }) => {
    expect(problems()).toEqual([])
  })
})
