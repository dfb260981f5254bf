import { describe, expect, it } from 'vitest'
import { canonicalUsername } from '../../src/kernel/usernames.ts'

describe('the name that people sign in with', () => {
  it.each([
    '+79161234567',
    '89161234567',
    '8 916 123-45-67',
    '8(916)1234567',
    '+7 (916) 123-45-67',
    '7 916 123 45 67',
    '9161234567',
    ' +7.916.123.45.67 ',
    '＋７９１６１２３４５６７',
  ])('takes %s for one phone', (typed) => {
    expect(canonicalUsername(typed)).toBe('+79161234567')
  })

  it.each([
    ['  Person@Mail.Example ', 'person@mail.example'],
    ['ПОЧТА@пример.example', 'почта@пример.example'],
    ['Ivan@XN--80A1ACNY.xn--p1ai', 'ivan@почта.рф'],
    ['ivan@ПОЧТА.РФ', 'ivan@почта.рф'],
    ['+49 30 123456', '+49 30 123456'],
    ['+89161234567', '+89161234567'],
    ['12345', '12345'],
    ['not a phone', 'not a phone'],
    ['8916123456', '+78916123456'],
  ])('leaves %s as %s', (typed, canonical) => {
    expect(canonicalUsername(typed)).toBe(canonical)
  })
})
