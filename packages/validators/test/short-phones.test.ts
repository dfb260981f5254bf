import { maskitoTransform } from '@maskito/core'
import { describe, expect, test } from 'vitest'
import { maskitoOptions } from '../src/adapters/maskito.ts'
import { find } from '../src/find.ts'
import * as mobilePhone from '../src/mobile-phone.ts'
import { message } from '../src/messages/index.ts'

/** Whole numbers in spellings in which the digit of the country is known: `#` stands for 7 or 8. */
const spellings = [
  ...[
    '# 916 123-45-67',
    '#(916)1234567',
    '# (916) 123 45 67',
    '#-916-123-45-67',
    '#.916.123.45.67',
    '(#) 916 123 45 67',
  ],
  ...['#\u00a0916\u00a0123\u201145\u201167', '# 916 1234567', '#9161234567', '#916 123-45-67', '# (495) 123-45-67'],
  ...['#-812-123-45-67', '# 351 234-56-78', '# 800 123-45-67', '#–701–234–56–78', '# 9000000007', '#9777777777'],
]
const labels = ['', 'тел. ', 'Телефон: ', '«']
const countries = ['7', '8', '+7', '+ 7']

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

/** Every text that lacks one digit of this one. */
const lacking = (text: string): readonly string[] =>
  [...text].flatMap((character, place) =>
    /\d/.test(character) ? [`${text.slice(0, place)}${text.slice(place + 1)}`] : [],
  )

const whole = countries.flatMap((country) =>
  labels.flatMap((label) => spellings.map((spelling) => `${label}${spelling.replace('#', country)}`)),
)

/** The first digit after the country's may be the one that was lost; glued to it, nobody can tell. */
const isKnown = (text: string): boolean => /^\D*(?:\+\s*7|[78](?:\D|9))/.test(text)

describe('a phone that lacks a digit', () => {
  test('is never another phone', () => {
    for (const text of whole) {
      const value = `+7${digitsOf(text).slice(1)}`
      expect(mobilePhone.parse(text)).toMatchObject({ ok: true, value })
      for (const short of lacking(text)) {
        const isWithoutCountry = `+7${digitsOf(short)}` === value
        if (!isKnown(short) && !isWithoutCountry) continue
        const read = mobilePhone.parse(short).value
        expect([short, read]).toEqual([short, isWithoutCountry ? read : undefined])
        if (read !== undefined) expect(read).toBe(value)
        // In a longer text a plus that stands apart may belong to something else.
        for (const { value: found } of text.includes('+ ')
          ? []
          : find(`тел. ${short}`, { kinds: ['mobilePhone'], least: 'low' }))
          expect([short, found]).toEqual([short, value])
        const shown = maskitoTransform(short, maskitoOptions(mobilePhone))
        expect([short, [undefined, value].includes(mobilePhone.parse(shown).value)]).toEqual([short, true])
      }
    }
  })

  test.each([
    '8 (916) 123-45-6',
    '7905676767',
    '8 916 12 34 56',
    'тел. 8-916-123-45-6',
    '8９０５６７６７６７',
    '(8) 916 123-45-6',
  ])('«%s» says what is missing', (text) => {
    const { issue } = mobilePhone.parse(text)
    expect(issue?.code).toBe('short')
    expect(issue && [message(issue, 'ru'), message(issue, 'en')]).toEqual([
      'В номере не хватает цифры: после 7 или 8 их десять',
      'The number lacks a digit: ten of them follow 7 or 8',
    ])
  })

  test.each([
    ['812 123-45-67', '+78121234567'],
    ['(812) 123-45-67', '+78121234567'],
    ['8121234567', '+78121234567'],
    ['7012345678', '+77012345678'],
    ['701 234-56-78', '+77012345678'],
    ['9161234567', '+79161234567'],
    ['800 123-45-67', '+78001234567'],
  ])('«%s» is whole without the country', (text, value) =>
    expect(mobilePhone.parse(text)).toMatchObject({ ok: true, value }),
  )
})
