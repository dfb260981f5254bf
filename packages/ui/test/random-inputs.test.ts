import { mask as account } from '@cabinet/validators/settlement-account'
import { mask as passport } from '@cabinet/validators/passport'
import { mask as snils } from '@cabinet/validators/snils'
import { describe, expect, test } from 'vitest'
import { dateCodec, dateShape, monthCodec, monthShape } from '../src/internal/entry/date-shape.ts'
import { decimalText, withoutPercent } from '../src/internal/entry/decimal-text.ts'
import { capitalsOf, maskedText } from '../src/internal/entry/mask-shape.ts'
import { digitsOf, type Codec, type Shape } from '../src/internal/entry/shape.ts'
import { moneyText } from '../src/money-field/money-text.ts'
import { phoneCodec, phoneShape } from '../src/phone-field/phone-text.ts'

interface Kind {
  readonly shape: Shape
  readonly codec: Codec<string> | Codec<number | null>
  /** Whether the text in the field says what was entered: the same digits, up to what the field may add or leave out. */
  readonly isSame?: (entered: string, shown: string) => boolean
}

const same = (entered: string, shown: string): boolean => digitsOf(entered) === digitsOf(shown)
const withoutZeros = (text: string): string => digitsOf(text).replace(/^0+/, '')
/** Days and months change places and get a zero in front; a time of day may follow. */
const sorted = (text: string): string => [...digitsOf(text).replaceAll('0', '')].toSorted().join('')
const phone = (entered: string, shown: string): boolean => {
  const [before, after] = [digitsOf(entered), digitsOf(shown)]
  return [before, `7${before}`, before.replace(/^8/, '7'), before.replace(/^(?:00|810)/, '')].includes(after)
}
const amount = (entered: string, shown: string): boolean => withoutZeros(entered) === withoutZeros(shown)
const date = (entered: string, shown: string): boolean =>
  sorted(entered.replace(/,?\s+\d{1,2}:\d\d(?::\d\d)?$/, '')) === sorted(shown) || sorted(entered) === sorted(shown)

const digit = /\d/
const kinds: Readonly<Record<string, Kind>> = {
  inn: maskedText(Array.from({ length: 12 }, () => digit)),
  kpp: maskedText([digit, digit, digit, digit, /[\dA-Z]/, /[\dA-Z]/, digit, digit, digit], capitalsOf),
  account: maskedText(account),
  passport: maskedText(passport),
  snils: maskedText(snils),
  phone: { shape: phoneShape, codec: phoneCodec, isSame: phone },
  money: { ...moneyText(false), isSame: amount },
  percent: { ...decimalText({ fraction: 2, whole: 15, isSigned: false, bare: withoutPercent }), isSame: amount },
  date: { shape: dateShape, codec: dateCodec, isSame: date },
  month: { shape: monthShape, codec: monthCodec, isSame: date },
}

/** The same numbers in every run: a failure can be repeated. */
const numbers = (seed: number) => {
  let state = seed
  return (below: number): number => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const beginnings = ['', '', '', 'тел. ', 'ИНН ', '+', '-', '\u2212', '№ ', 'от ', ' ', '(', 'Сумма: ', '$']
const between = [
  ...[
    '',
    '',
    '',
    ' ',
    '\u00a0',
    '\u202f',
    '-',
    '\u2011',
    '–',
    ' — ',
    '.',
    ',',
    ', ',
    '; ',
    '/',
    ' / ',
    '|',
    '_',
    ':',
    "'",
  ],
  ...['(', ')', '\n', '\t', '№', ' от ', ' доб. ', ' и ', '+', ' г.', ' руб.', ' ₽', '%', 'О', 'l'],
]

/** Texts like those that people copy: groups of digits with whatever may stand between them. */
const texts = function* (count: number): Generator<string> {
  const below = numbers(1)
  const one = <Part>(parts: readonly Part[]): Part => parts[below(parts.length)] as Part
  for (let index = 0; index < count; index += 1) {
    let text = one(beginnings)
    for (let group = below(5); group >= 0; group -= 1) {
      for (let figure = below(5); figure >= 0; figure -= 1) text += String(below(10))
      text += one(between)
    }
    yield text
  }
}

describe.each(Object.entries(kinds))('of random texts pasted and filled in as %s', (_name, kind) => {
  const { shape, isSame = same } = kind
  const codec = kind.codec as Codec<unknown>

  test.each(['paste', 'replace'] as const)('none loses a digit or gets another one (%s)', (edit) => {
    for (const text of texts(10_000)) {
      const shown = shape.layOut(edit === 'paste' ? (shape.cleanPaste?.(text) ?? text) : text, edit)
      if (!isSame(text, shown)) expect.fail(`${JSON.stringify(text)} is shown as ${JSON.stringify(shown)}`)
      const value = codec.read(shown)
      if (value !== codec.empty && codec.read(codec.write(value)) !== value) {
        expect.fail(`${JSON.stringify(text)}: ${String(value)} is written as ${codec.write(value)}`)
      }
    }
  })
})
