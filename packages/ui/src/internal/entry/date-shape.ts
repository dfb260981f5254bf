import { fromRussianDate, toRussianDate } from '@cabinet/validators/dates'
import { narrow, textCodec, type Edit, type Shape } from './shape.ts'

// On the Russian layout the keys of comma and point give «б» and «ю».
const separators = /\s*[./,\-\u2010-\u2015бю]\s*|\s+/gi

const joined = (segments: readonly string[], limits: readonly number[], isClosing: boolean): string => {
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
  return parts.join('.')
}

/** Groups of digits with points between them; a point typed or pasted completes a short group with a zero. */
const pointed = (limits: readonly number[]): Shape['layOut'] => {
  return (raw, edit) => {
    const text = narrow(raw)
      .replaceAll(separators, '.')
      .replaceAll(/[^\d.]/g, '')
    if (edit === 'delete') return joined(text.split('.'), limits, false).replace(/\.+$/, '')
    if (edit === 'insert') return joined(text.split('.'), limits, false)
    const segments = text
      .replaceAll(/\.{2,}/g, '.')
      .replace(/^\./, '')
      .split('.')
    const hasNext = segments.length <= limits.length && segments.at(-1) === '' && /[1-9]/.test(segments.at(-2) ?? '')
    return joined(hasNext ? segments : segments.filter((segment) => segment !== ''), limits, true)
  }
}

const isPoint = (character: string): boolean => character === '.'
const everything = (): boolean => true
const isoDate = /^\D*(\d{4})-(\d\d)(?:-(\d\d))?(?!\d)/
const isWhole = (edit: Edit): boolean => edit === 'paste' || edit === 'replace'

/** A date as `dd.mm.yyyy`, typed with any separators or with none; an ISO date, as browsers fill it in, is turned. */
export const dateShape: Shape = {
  layOut: (raw, edit) => {
    const [, year, month, day] = (isWhole(edit) && isoDate.exec(raw)) || []
    return day === undefined ? pointed([2, 2, 4])(raw, edit) : `${day}.${month}.${year}`
  },
  isFixed: isPoint,
  holdsCaret: everything,
}

/** A month as `mm.yyyy`. */
export const monthShape: Shape = {
  layOut: (raw, edit) => {
    const [, year, month] = (isWhole(edit) && isoDate.exec(raw)) || []
    return month === undefined ? pointed([2, 4])(raw, edit) : `${month}.${year}`
  },
  isFixed: isPoint,
  holdsCaret: everything,
}

/** A year of less than four figures is one that is still being typed, also when a zero stands first. */
const fullYear = (iso: string | undefined): string => (iso === undefined || iso < '1000' ? '' : iso)

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

const complete = (text: string): string => text.replaceAll(/(?<!\d)\d(?=\.)/g, '0$&')

/** Reads a date whose day or month has one figure. */
export const settleDate = (text: string): string | undefined => dateCodec.read(complete(text)) || undefined

/** Reads a month of one figure. */
export const settleMonth = (text: string): string | undefined => monthCodec.read(complete(text)) || undefined
