import { describe, expect, test } from 'vitest'
import { can, type Permission } from '../src/access.ts'

const holding = (...codes: string[]) => codes.map((code) => ({ nameWithoutPrefix: code, isDeleted: false }))
const deleted = (code: string) => ({ nameWithoutPrefix: code, isDeleted: true })

describe('the permission check', () => {
  test.each<[string, ReturnType<typeof holding>, Permission[], boolean]>([
    ['an empty list lets everyone in', [], [], true],
    ['an empty list lets the unconfirmed in', holding('UNVERIFIED_USER'), [], true],
    ['one of the roles is enough', holding('SENDER'), ['SELLER', 'SENDER'], true],
    ['none of the roles', holding('USER'), ['SELLER', 'SENDER'], false],
    ['no roles at all', [], ['USER'], false],
    ['a prohibited role keeps out', holding('UNVERIFIED_USER'), ['!UNVERIFIED_USER'], false],
    ['only prohibitions, none held', holding('USER'), ['!UNVERIFIED_USER'], true],
    ['only prohibitions, no roles', [], ['!UNVERIFIED_USER'], true],
    ['a prohibition beats an allowed role', holding('USER', 'SELLER'), ['USER', '!SELLER'], false],
    ['allowed and not prohibited', holding('USER'), ['USER', '!SELLER'], true],
    ['not prohibited and not allowed', holding('DEBTOR'), ['USER', '!SELLER'], false],
    ['a deleted role does not let in', [deleted('USER')], ['USER'], false],
    ['a deleted role does not keep out', [...holding('USER'), deleted('UNVERIFIED_USER')], ['!UNVERIFIED_USER'], true],
    ['GODMOD passes what it does not hold', holding('GODMOD'), ['FINANCE'], true],
    ['GODMOD passes prohibitions', holding('GODMOD', 'UNVERIFIED_USER'), ['!UNVERIFIED_USER'], true],
    ['a deleted GODMOD is nobody', [deleted('GODMOD')], ['FINANCE'], false],
  ])('%s', (_, held, permissions, expected) => {
    expect(can(held, permissions)).toBe(expected)
  })
})
