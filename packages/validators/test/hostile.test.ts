import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as library from '../src/index.ts'
import { heapGrowth } from './heap.ts'

const bank = '044525225'

/** Every check, with the linked value where it needs one, and a value that holds. */
const checks: Readonly<Record<string, readonly [check: (value: unknown) => string | undefined, holds: string]>> = {
  inn: [library.inn.check, '7707083893'],
  'inn of 12 digits': [library.inn.check, '500100732259'],
  ogrn: [library.ogrn.check, '1027700132195'],
  'ogrn of 15 digits': [library.ogrn.check, '304500116000157'],
  kpp: [library.kpp.check, '7736AB001'],
  bik: [library.bik.check, bank],
  correspondentAccount: [(value) => library.correspondentAccount.check(value, bank), '30101810400000000225'],
  settlementAccount: [(value) => library.settlementAccount.check(value, bank), '40702810938000000001'],
  'settlementAccount with options': [
    (value) => library.settlementAccount.check(value, bank, { accept: ['treasury', 'settlementCentre'] }),
    '40702810938000000001',
  ],
  mobilePhone: [library.mobilePhone.check, '+79161234567'],
  password: [(value) => library.password.check(value, { min: 8, max: 64 }), 'Demo-2026!'],
  snils: [library.snils.check, '11223344595'],
  'snils with separators': [library.snils.check, '112-233-445 95'],
  okpo: [library.okpo.check, '57972160'],
  okved: [library.okved.check, '62.01.11'],
  postalCode: [library.postalCode.check, '129085'],
  passport: [library.passport.check, '4510123456'],
  departmentCode: [library.departmentCode.check, '770-001'],
  email: [library.email.check, 'sokolov@severveter.example'],
}

const revoked = (): object => {
  const { proxy, revoke } = Proxy.revocable({}, {})
  revoke()
  return proxy
}

const thrower = new Proxy(
  {},
  {
    get: () => {
      throw new Error('touched')
    },
  },
)

const notText: readonly unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  -0,
  NaN,
  Infinity,
  7_707_083_893,
  7_707_083_893n,
  Symbol('7707083893'),
  {},
  { length: 10, charCodeAt: () => 48 },
  [],
  ['7707083893'],
  [...'7707083893'],
  Object('7707083893'),
  new Date(),
  /7707083893/,
  new Map(),
  new Uint8Array(10),
  () => '7707083893',
  { toString: () => '7707083893' },
  thrower,
  revoked(),
]

describe.each(Object.entries(checks))('%s', (_, [check, holds]) => {
  test('the example holds', () => expect(check(holds)).toBeUndefined())

  test('only strings are looked at', () => {
    for (const value of notText) expect(check(value)).toBe('type')
  })

  test('an empty text has a code of its own', () => expect(check('')).toBe('empty'))

  test('invisible characters, other digits, surrogates and line ends are refused wherever they stand', () => {
    const strangers = [
      '\u200b',
      '\u200f',
      '\ufeff',
      '\u00a0',
      '\0',
      '\n',
      '\r\n',
      '\u2028',
      '٧',
      '７',
      '𝟕',
      '\ud835',
      '\udfd5',
      '７'.normalize('NFD'),
    ]
    for (const stranger of strangers)
      for (const place of [0, 1, holds.length - 1, holds.length]) {
        const inserted = holds.slice(0, place) + stranger + holds.slice(place)
        const replaced = holds.slice(0, place) + stranger + holds.slice(place + stranger.length)
        // A password may contain anything beside what it needs; all other identifiers are made of known characters.
        if (_ !== 'password') expect([check(inserted), check(replaced)]).not.toContain(undefined)
      }
  })

  test('any text gets an answer, and the same one each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const code = check(text)
        return code === check(text) && (code === undefined || typeof code === 'string')
      }),
    )
  })

  test.each(['x', '1', holds])('ten megabytes are answered without being read: %s, repeated', (part) => {
    // Such a text is a rope of short pieces. The first look at one of its characters makes it one piece, which is seen
    // on the heap, whatever the machine is busy with; to find the length nothing has to be read.
    const rope = part.repeat(Math.ceil(10_000_000 / part.length))
    const answered = heapGrowth(() => check(rope))
    const read = heapGrowth(() => rope.charCodeAt(0))
    expect(check(rope)).toBeTypeOf('string')
    expect(answered).toBeLessThan(1_000_000)
    expect(read).toBeGreaterThan(9_000_000)
  })
})

describe('lenient reading', () => {
  const readers = {
    inn: library.inn.parse,
    ogrn: library.ogrn.parse,
    kpp: library.kpp.parse,
    bik: library.bik.parse,
    correspondentAccount: (text: unknown) => library.correspondentAccount.parse(text, bank),
    settlementAccount: (text: unknown) => library.settlementAccount.parse(text, bank),
    mobilePhone: library.mobilePhone.parse,
    snils: library.snils.parse,
    okpo: library.okpo.parse,
    okved: library.okved.parse,
    postalCode: library.postalCode.parse,
    passport: library.passport.parse,
    departmentCode: library.departmentCode.parse,
    email: library.email.parse,
  }

  test.each(Object.entries(readers))('%s never throws and never lets a wrong value through', (_, parse) => {
    for (const value of notText) expect(parse(value)).toMatchObject({ ok: false, issue: { code: 'type' } })
    expect(parse('1 '.repeat(5_000_000))).toMatchObject({ ok: false })
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const result = parse(text)
        return result.ok ? parse(result.value).value === result.value : typeof result.issue.code === 'string'
      }),
    )
  })
})

describe('memory', () => {
  const calls = 20_000
  const wrongEnd = (holds: string): string => holds.slice(0, -1) + (holds.endsWith('1') ? '2' : '1')

  /**
   * Bytes that one call puts on the heap: the fewest of several rounds. Until the code is optimised, which the engine does
   * beside us and at leisure on a busy machine, numbers on their way may lie on the heap; so the rounds end with the first
   * that allocates nothing, and a call that does allocate has none.
   */
  const bytesOfCall = (call: (value: string) => unknown, value: string): number => {
    let fewest = Infinity
    for (let round = 0; round < 200 && fewest >= 1; round++) {
      const grown = heapGrowth(() => {
        for (let count = 0; count < calls; count++) call(value)
      })
      // Less than before means that a collection came between: such a round says nothing.
      if (grown >= 0) fewest = Math.min(fewest, grown / calls)
    }
    return fewest
  }

  test('the smallest thing that a call may allocate is seen', () => {
    let kept: unknown
    expect(
      bytesOfCall((value) => {
        kept = [value]
      }, '1'),
    ).toBeGreaterThanOrEqual(16)
    expect(kept).toEqual(['1'])
  })

  test.each(Object.entries(checks))('%s allocates nothing', (_, [check, holds]) => {
    for (const value of [holds, wrongEnd(holds), '12', 'x', '']) expect(bytesOfCall(check, value)).toBeLessThan(1)
  })
})
