import { check as isWrongPhone } from '@cabinet/validators/mobile-phone'
import { mask as account } from '@cabinet/validators/settlement-account'
import { describe, expect, test } from 'vitest'
import { dateCodec, dateShape, monthCodec, monthShape } from '../src/internal/entry/date-shape.ts'
import { decimalText, withoutPercent } from '../src/internal/entry/decimal-text.ts'
import { capitalsOf, maskedText } from '../src/internal/entry/mask-shape.ts'
import { digitsOf, type Codec, type Edit, type Shape } from '../src/internal/entry/shape.ts'
import { moneyText } from '../src/money-field/money-text.ts'
import { phoneCodec, phoneProblem, phoneShape } from '../src/phone-field/phone-text.ts'

interface Kind {
  readonly shape: Shape
  readonly codec: Codec<string> | Codec<number | null>
}

const digit = /\d/
/** A kind of text, one value in two cells, and the value. */
const rows: Readonly<Record<string, readonly [kind: Kind, one: string, two: string, value: string | number]>> = {
  money: [moneyText(false), '100', '200', 10_020_000],
  percent: [decimalText({ fraction: 2, whole: 6, isSigned: false, bare: withoutPercent }), '1', '250', '1250'],
  inn: [maskedText(Array.from({ length: 12 }, () => digit)), '77070', '83893', '7707083893'],
  kpp: [
    maskedText([digit, digit, digit, digit, /[\dA-Z]/, /[\dA-Z]/, digit, digit, digit], capitalsOf),
    '7736A',
    'B001',
    '7736AB001',
  ],
  account: [maskedText(account), '40702810', '799990000003', '40702810799990000003'],
  phone: [{ shape: phoneShape, codec: phoneCodec }, '8 916', '123-45-67', '+79161234567'],
  date: [{ shape: dateShape, codec: dateCodec }, '01.02.', '2026', '2026-02-01'],
  month: [{ shape: monthShape, codec: monthCodec }, '02.', '2026', '2026-02'],
}
const separators = ['\t', '\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029', '\t\t', ' \t ']

/** What an input shows of a text that came in this way. It drops the ends of lines itself. */
const enter = (shape: Shape, text: string, edit: Edit): string => {
  if (edit === 'paste') return shape.layOut(shape.cleanPaste?.(text) ?? text, edit).replaceAll(/[\r\n]/g, '')
  if (edit === 'replace') return shape.layOut(text, edit).replaceAll(/[\r\n]/g, '')
  let shown = ''
  for (const character of text.match(/\r\n|[^]/g) ?? [])
    shown = shape
      .layOut(shown + character, /[\p{L}\d]/u.test(character) ? 'insert' : 'separate')
      .replaceAll(/[\r\n]/g, '')
  return shown
}

describe.each(Object.entries(rows))('a text of two cells as %s', (_name, [{ shape, codec }, one, two, value]) => {
  test.each(['paste', 'replace', 'insert'] as const)('keeps both, and is no value of both (%s)', (edit) => {
    for (const separator of separators) {
      const shown = enter(shape, `${one}${separator}${two}`, edit)
      expect([separator, digitsOf(shown).replace(/^7/, '8')]).toEqual([
        separator,
        digitsOf(one + two).replace(/^7/, '8'),
      ])
      expect([separator, codec.read(shown)]).not.toEqual([separator, value])
      expect([separator, shown.split(/[\t\v\f\u0085\u2028\u2029]/).length > 1]).toEqual([separator, true])
    }
  })

  test('is the only cell that is not empty', () => {
    for (const separator of separators)
      for (const text of [
        `${one}${two}${separator}`,
        `${separator}${one}${two}`,
        `${separator}${one}${two}${separator}`,
      ])
        for (const edit of ['paste', 'replace'] as const)
          expect([text, codec.read(enter(shape, text, edit))]).toEqual([text, value])
  })

  test('stays parted where it comes from the owner', () => {
    if (typeof value !== 'string') return
    const write = (codec as Codec<string>).write
    for (const separator of ['\t', '\v', '\u2028'])
      expect((codec as Codec<string>).read(write(`${one}${separator}${two}`))).not.toBe(value)
  })
})

test.each(['1 00 0', '1\u00a000\u00a00', '10 00', '1 0', '1 234 56', '100(сто)200'])('«%s» is no sum', (text) => {
  const { shape, codec } = moneyText(false)
  for (const edit of ['paste', 'replace'] as const) expect(codec.read(enter(shape, text, edit))).toBeNull()
})

describe('a phone that lacks a digit', () => {
  const spellings = [
    ...['# 916 123-45-67', '#(916)1234567', '# (916) 123 45 67', '#-916-123-45-67', '#9161234567', '#916 123-45-67'],
    ...[
      '# (495) 123-45-67',
      '#-812-123-45-67',
      '# 351 234-56-78',
      '#\u00a0800\u00a0123\u201145\u201167',
      '# 9000000007',
    ],
  ]
  const whole = ['7', '8', '+7'].flatMap((country) => spellings.map((spelling) => spelling.replace('#', country)))
  const isKnown = (text: string): boolean => /^\D*(?:\+7|[78](?:\D|9))/.test(text)

  test.each(['paste', 'replace'] as const)('is never another one, and the field says so (%s)', (edit) => {
    for (const text of whole) {
      const value = `+7${digitsOf(text).slice(1)}`
      expect([text, phoneCodec.read(enter(phoneShape, text, edit))]).toEqual([text, value])
      for (let index = 0; index < text.length; index++) {
        const short = `${text.slice(0, index)}${text.slice(index + 1)}`
        if (!digit.test(text.charAt(index)) || !isKnown(short)) continue
        const shown = enter(phoneShape, short, edit)
        const read = phoneCodec.read(shown)
        if (read === value) continue
        expect([short, shown, isWrongPhone(read) === undefined]).toEqual([short, shown, false])
        expect([short, shown, phoneProblem(false)(shown) === undefined]).toEqual([short, shown, false])
      }
    }
  })

  test.each([
    ['812 123-45-67', '+78121234567'],
    ['8121234567', '+78121234567'],
    ['7012345678', '+77012345678'],
  ])('«%s» is whole', (text, value) => {
    for (const edit of ['paste', 'replace'] as const) expect(phoneCodec.read(enter(phoneShape, text, edit))).toBe(value)
  })
})
