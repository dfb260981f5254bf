import { fromRussianDate, toRussianDate } from '@cabinet/validators/dates'
import { inOneCell } from './cells.ts'
import { monthOf } from './month-names.ts'
import { narrow, textCodec, type Edit, type Shape } from './shape.ts'

// On the Russian layout the keys of comma and point give «б» and «ю»; inside a word they are letters.
const separators = /\s*(?:[./,\-\u2010-\u2015]|(?<!\p{L})[бю](?!\p{L}))\s*|\s+/giu

/** Dates before this year are mistakes of typing: `20.26.0201` is 2026-02-01 key by key. */
const firstYear = 1800

const joined = (segments: readonly string[], limits: readonly number[], isClosing: boolean): string | undefined => {
  const parts: string[] = []
  let carry = ''
  for (const [index, limit] of limits.entries()) {
    const own = segments[index]
    if (own === undefined && carry === '') break
    const full = carry + (own ?? '')
    const isClosed = index < segments.length - 1
    const part = full.slice(0, limit)
    carry = full.slice(limit)
    parts.push(isClosing && isClosed && limit === 2 && /^[1-9]$/.test(part) ? `0${part}` : part)
  }
  return carry === '' ? parts.join('.') : undefined
}

const isWhole = (edit: Edit): boolean => edit === 'paste' || edit === 'replace'

/** Groups of digits with points between them; a point typed or pasted completes a short group with a zero. */
const pointed = (limits: readonly number[]): Shape['layOut'] => {
  const most = limits.reduce((sum, limit) => sum + limit, 0)
  return (raw, edit) => {
    const text = narrow(raw).replaceAll(separators, '.')
    const segments = text.split('.')
    const filled = segments.filter((segment) => segment !== '')
    const count = filled.join('').length
    // A digit or a group too many, and a letter, stay to be seen.
    if (/[^\d.]/.test(text) || count > most || filled.length > limits.length) return raw
    if (edit === 'delete') return joined(segments, limits, false)?.replace(/\.+$/, '') ?? raw
    if (edit === 'insert') return joined(segments, limits, false) ?? raw
    // A separator after the last group: the first one was a year.
    if (
      edit === 'separate' &&
      filled.length === limits.length &&
      text.endsWith('.') &&
      (filled.at(-1) ?? '').length < 4
    )
      return raw
    const last = text
      .replace(/^\.+/, '')
      .replaceAll(/\.{2,}/g, '.')
      .split('.')
    const hasNext = last.length <= limits.length && last.at(-1) === '' && /[1-9]/.test(last.at(-2) ?? '')
    return joined(hasNext ? last : filled, limits, true) ?? raw
  }
}

const pad = (part: string): string => part.padStart(2, '0')

/** `1 февраля 2026 г.`, `01-Feb-2026` as `01.02.2026`. */
const namedDate = (text: string): string | undefined => {
  const [, day = '', name = '', year] = /^\D*?(\d{1,2})[»"]?[\s.,-]*(\p{L}+)\.?[\s.,-]*(\d{4})\D*$/u.exec(text) ?? []
  const month = monthOf(name)
  return year === undefined || month === undefined ? undefined : `${pad(day)}.${month}.${year}`
}

/** `февраль 2026` as `02.2026`. */
const namedMonth = (text: string): string | undefined => {
  const [, name = '', year] = /^\s*(\p{L}+)\.?[\s.,-]*(\d{4})\D*$/u.exec(text) ?? []
  const month = monthOf(name)
  return year === undefined || month === undefined ? undefined : `${month}.${year}`
}

/** Words around a pasted date and the time after it: «от …», «… г.», «…, 10:30». */
const alone = (text: string): string =>
  narrow(text)
    .trim()
    .replace(/^(?:от|с|по|до|на|дата:?)\s+/i, '')
    .replace(/,?\s+\d{1,2}:[0-5]\d(?::[0-5]\d)?$/, '')
    .replace(/\s*г(?:\.|ода?)?$/i, '')

const isoDate = /^(\d{4})[-./](\d{1,2})(?:[-./](\d{1,2})(?:[T ][\d:.]+(?:Z|[+-][\d:]+)?)?)?$/

/** A year of less than four figures is one that is still being typed, also when a zero stands first. */
const fullYear = (iso: string | undefined): string => (iso === undefined || iso < String(firstYear) ? '' : iso)

/** ISO dates, `2026-11-20`; an empty string for what is no complete and possible date. */
export const dateCodec = textCodec(
  (text) => fullYear(fromRussianDate(text)),
  (value) => toRussianDate(value) ?? '',
)

/** ISO months, `2026-11`. */
export const monthCodec = textCodec(
  (text) => fullYear(fromRussianDate(`01.${text}`)).slice(0, 7),
  (value) => (toRussianDate(`${value}-01`) ?? '').slice(3),
)

/** What was typed year first, without knowing that it would be: `20.26.0201`, `20.26-02`. */
const yearFirst = (text: string): string | undefined => {
  const [, year = '', month = '', day] = /^((?:19|20)\d\d)(\d\d)(\d\d)?$/.exec(text.replaceAll(/\D/g, '')) ?? []
  if (fullYear(fromRussianDate(`${day ?? '01'}.${month}.${year}`)) === '') return undefined
  return day === undefined ? `${month}.${year}` : `${day}.${month}.${year}`
}

const isPoint = (character: string): boolean => character === '.'
const everything = (): boolean => true

const shape = (
  limits: readonly number[],
  read: (text: string) => string,
  /** After which texts the name of a month may be typed. */
  words: RegExp,
  whole: (text: string, edit: Edit) => string | undefined,
): Shape => {
  const lay = pointed(limits)
  const most = limits.reduce((sum, limit) => sum + limit, 0)
  return inOneCell({
    layOut: (raw, edit) => {
      if (raw.trim() === '') return ''
      const text = isWhole(edit) ? alone(raw) : raw
      const named = whole(text, edit)
      if (named !== undefined) return named
      const shown = lay(text, edit)
      const isLong = edit !== 'delete' && /^[\d./-]*$/.test(shown) && shown.replaceAll(/\D/g, '').length === most
      const turned = isLong && read(shown) === '' ? yearFirst(shown) : undefined
      return turned ?? (shown === text && !/^[\d.]*$/.test(text) ? raw : shown)
    },
    isFixed: isPoint,
    holdsCaret: everything,
    accepts: (character, before) => !/\p{L}/u.test(character) || /[бю]/i.test(character) || words.test(before),
  })
}

/**
 * A date as `dd.mm.yyyy`, typed with any separators or with none; an ISO date and one with the name of its month are
 * turned. What is no date stays as it was written.
 */
export const dateShape: Shape = shape([2, 2, 4], dateCodec.read, /^[«"]?\d{1,2}[»"]?[\s.,-]*\p{L}*$/u, (text, edit) => {
  const [, year, month = '', day] = (isWhole(edit) && isoDate.exec(text)) || []
  return year === undefined || day === undefined ? namedDate(text) : `${pad(day)}.${pad(month)}.${year}`
})

/** A month as `mm.yyyy`. */
export const monthShape: Shape = shape([2, 4], monthCodec.read, /^\p{L}*$/u, (text, edit) => {
  const [, year, month = '', day] = (isWhole(edit) && isoDate.exec(text)) || []
  return year === undefined || day !== undefined ? namedMonth(text) : `${pad(month)}.${year}`
})

/** Years of two figures reach this far into the future; the others lie in the last century. */
const reach = 20

/** `1.2.26` as `01.02.2026`, once the field has been left: while it is typed, 20 may be the beginning of 2026. */
const complete = (text: string): string =>
  text.replaceAll(/(?<!\d)\d(?=\.)/g, '0$&').replace(/(?<=\.)\d\d$/, (year) => {
    const century = Number(year) <= (new Date().getFullYear() % 100) + reach ? '20' : '19'
    return /^\d\d\.\d\d(?:\.\d\d)?$/.test(text.replaceAll(/(?<!\d)\d(?=\.)/g, '0$&')) ? century + year : year
  })

/** Reads a date whose day or month has one figure, or whose year has two. */
export const settleDate = (text: string): string | undefined => {
  const full = complete(text)
  return full.length === 10 ? dateCodec.read(full) || undefined : undefined
}

/** Reads a month of one figure, or one whose year has two. */
export const settleMonth = (text: string): string | undefined => {
  const full = complete(text)
  return full.length === 7 ? monthCodec.read(full) || undefined : undefined
}
