import { labelled } from './find-labels.ts'

/** A run of letters and digits, and where it stands. */
export interface Word {
  readonly start: number
  readonly end: number
  /** What stands between the word before and this one may stand inside of one number. */
  readonly isJoined: boolean
}

const isWordCode = (code: number): boolean =>
  (code > 47 && code < 58) ||
  (code > 64 && code < 91) ||
  (code > 96 && code < 123) ||
  // А–я, Ё and ё.
  (code > 0x40f && code < 0x450) ||
  code === 0x401 ||
  code === 0x451

/** Whether the character at a place belongs to a word. */
export const inWord = (text: string, place: number): boolean => isWordCode(text.charCodeAt(place))

// Spaces of every width and dashes of every length: texts of word processors, tables and old programs have them all.
const joints = /^[ \u00a0\u2000-\u200a\u202f\u205f\u3000:/.()+№\u2010-\u2015\u2043\u2212\ufe58\ufe63-]{1,4}$/

const isDigitAt = (text: string, place: number): boolean => text.charCodeAt(place) < 58 && inWord(text, place)

/** The place where a run of letters, or of digits, ends; it is looked for no further than `most` characters. */
const runEnd = (text: string, from: number, most: number): number => {
  const isDigit = isDigitAt(text, from)
  let end = from + 1
  while (end - from < most && inWord(text, end) && isDigitAt(text, end) === isDigit) end++
  return end
}

/**
 * Where a label that touches its number ends (`ИНН7707083893`), or where one begins that touches the number before it
 * (`7707083893КПП773601001`). It is looked for near the beginning alone, so that a word of any length costs the same.
 */
const seam = (text: string, start: number): number | undefined => {
  const end = runEnd(text, start, 26)
  if (!inWord(text, end) || end - start > 25) return undefined
  if (!isDigitAt(text, start)) {
    if (labelled(text.slice(start, end))) return end
    // The second half of `р/с` and `к/с`.
    return /^[рpкk]\/[сc]ч?$/i.test(text.slice(Math.max(0, start - 2), end)) ? end : undefined
  }
  const next = runEnd(text, end, 21)
  return next - end > 2 && labelled(text.slice(end, next)) ? end : undefined
}

/** The next word at or after a place; nothing at the end of the text. A label that touches a number is a word of its own. */
export const nextWord = (text: string, from: number): Word | undefined => {
  let start = from
  while (start < text.length && !inWord(text, start)) start++
  if (start >= text.length) return undefined
  const cut = seam(text, start)
  let end = cut ?? start + 1
  if (!cut) while (end < text.length && inWord(text, end)) end++
  return { start, end, isJoined: start - from < 5 && joints.test(text.slice(from, start)) }
}

/**
 * The word after `4508` in «серия 4508, номер 123456» is the number itself: what stands between the two halves of a
 * document is passed over.
 */
export const nextHalf = (text: string, last: Word): Word | undefined => {
  const size = last.end - last.start
  if ((size !== 2 && size !== 4) || !isDigitAt(text, last.end - 1)) return undefined
  const between = /^[\s,;.:]{0,3}(?:номер|ном|no|n|№)[\s.:№°]{0,4}(?=\d{6,7}(?![\dа-яё]))/i.exec(
    text.slice(last.end, last.end + 22),
  )?.[0]
  if (between === undefined || /[\t\n\v\f\r\u2028\u2029]/.test(between)) return undefined
  const start = last.end + between.length
  return { start, end: runEnd(text, start, 8), isJoined: true }
}

/**
 * Whether a number can begin with this word: it has a digit, is a single letter (of a plate), or may be a SWIFT code.
 * Most words of a text are none of that, and are passed over here.
 */
export const mayBegin = (text: string, { start, end }: Word): boolean => {
  const length = end - start
  if (length > 34) return false
  for (let place = start; place < end; place++) if (text.charCodeAt(place) < 58) return true
  return length === 1 || ((length === 4 || length === 8 || length === 11) && text.charCodeAt(start) < 91)
}
