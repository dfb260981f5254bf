import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { mask as accountMask } from '@cabinet/validators/settlement-account'
import { isDate } from '@cabinet/validators/dates'
import { mask as kppMask } from '@cabinet/validators/kpp'
import { dateCodec, dateShape, monthCodec, monthShape } from '../src/internal/entry/date-shape.ts'
import { capitalsOf, maskedText } from '../src/internal/entry/mask-shape.ts'
import type { Edit, Shape } from '../src/internal/entry/shape.ts'
import { moneyText } from '../src/money-field/money-text.ts'
import { phoneCodec, phoneShape } from '../src/phone-field/phone-text.ts'

const { shape: moneyShape, codec: moneyCodec } = moneyText(true)
const account = maskedText(accountMask)
const kpp = maskedText(kppMask, capitalsOf)
const shapes: Record<string, Shape> = {
  money: moneyShape,
  date: dateShape,
  month: monthShape,
  phone: phoneShape,
  account: account.shape,
  kpp: kpp.shape,
}
// Mostly what people type into such fields, and sometimes anything at all.
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'0123456789 .,-/+₽\u00a0\u2212юABCЖ７'), maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const edits: readonly Edit[] = ['insert', 'separate', 'paste', 'delete', 'replace']

describe.each(Object.entries(shapes))('shape of %s', (_name, shape) => {
  test.each(edits)('laying out twice by %s changes nothing', (edit) => {
    fc.assert(
      fc.property(texts, (text) => {
        const once = shape.layOut(text, edit)
        expect(shape.layOut(once, edit)).toBe(once)
      }),
      { numRuns: 500, examples: [['000A00000A']] },
    )
  })
})

describe('values', () => {
  test('every sum is written and read back as the same kopecks', () => {
    fc.assert(
      fc.property(fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 }), (kopecks) => {
        const text = moneyCodec.write(kopecks)
        expect(moneyShape.layOut(text, 'replace')).toBe(text)
        expect(moneyCodec.read(text)).toBe(kopecks)
      }),
    )
  })

  test('whatever is typed reads as whole kopecks or as nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const value = moneyCodec.read(moneyShape.layOut(text, 'insert'))
        expect(value === null || Number.isSafeInteger(value)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('whatever is typed reads as a possible date or as nothing', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...edits), (text, edit) => {
        const date = dateCodec.read(dateShape.layOut(text, edit))
        expect(date === '' || isDate(date)).toBe(true)
        const month = monthCodec.read(monthShape.layOut(text, edit))
        expect(month === '' || isDate(`${month}-01`)).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('every date is written and read back', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1800-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10)
          expect(dateCodec.read(dateCodec.write(iso))).toBe(iso)
          expect(dateShape.layOut(iso, 'paste')).toBe(dateCodec.write(iso))
          // Digit by digit, without points.
          const digits = dateCodec.write(iso).replaceAll('.', '')
          let text = ''
          for (const digit of digits) text = dateShape.layOut(text + digit, 'insert')
          expect(dateCodec.read(text)).toBe(iso)
        },
      ),
    )
  })

  test('a phone is the same number in every form in which people write it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 9, maxLength: 9 }), (rest) => {
        const national = `9${rest}`
        for (const text of [
          national,
          `8${national}`,
          `7${national}`,
          `+7${national}`,
          `8 (${national.slice(0, 3)}) ${national.slice(3)}`,
        ]) {
          expect(phoneCodec.read(phoneShape.layOut(text, 'paste'))).toBe(`+7${national}`)
          let typed = ''
          for (const key of text) typed = phoneShape.layOut(typed + key, /\d/.test(key) ? 'insert' : 'separate')
          expect(phoneCodec.read(typed)).toBe(`+7${national}`)
        }
      }),
    )
  })

  test('a deletion in front of the letters of a KPP does not lose them', () => {
    expect(kpp.shape.layOut('736AB001', 'delete')).toBe('736AB001')
    expect(kpp.shape.layOut('7736AB001', 'insert')).toBe('7736AB001')
    expect(kpp.shape.layOut('7736Ж', 'insert')).toBe('7736')
  })
})
