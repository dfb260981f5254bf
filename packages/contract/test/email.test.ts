import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { canonicalEmail, Email } from '../src/email.ts'

describe('an e-mail address', () => {
  test.each([
    ['ivan@почта.рф', 'ivan@почта.рф'],
    ['ivan@xn--80a1acny.xn--p1ai', 'ivan@почта.рф'],
    ['Ivan@XN--80A1ACNY.XN--P1AI', 'ivan@почта.рф'],
    [' IVAN@ПОЧТА.РФ\u200B', 'ivan@почта.рф'],
    ['ivan@отдел.почта.рф', 'ivan@отдел.почта.рф'],
    ['ivan@почта.example', 'ivan@почта.example'],
    ['Ivan@Mail.Example', 'ivan@mail.example'],
    ["o'neil+x@mail.example", "o'neil+x@mail.example"],
  ])('%j is taken as %s', (given, expected) => {
    expect(z.parse(Email, given)).toBe(expected)
    expect(canonicalEmail(given)).toBe(expected)
    expect(z.parse(Email, expected)).toBe(expected)
  })

  test.each([
    'ivan',
    'ivan@',
    '@почта.рф',
    'ivan@почта',
    'ivan@@почта.рф',
    'ivan@почтa.рф',
    'ivan@-почта.рф',
    'ivan@xn--zzzz--.рф',
    'ivan @почта.рф',
    `${'x'.repeat(65)}@mail.example`,
    `ivan@${'x'.repeat(250)}.рф`,
  ])('%s is none', (given) => {
    expect(z.safeParse(Email, given).success).toBe(false)
  })
})
