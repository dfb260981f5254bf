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

const joints = /^(?:[ \u00a0\u2009\u202f:/.()+№-]|[\u2010-\u2015]){1,4}$/

/** The next word at or after a place; nothing at the end of the text. */
export const nextWord = (text: string, from: number): Word | undefined => {
  let start = from
  while (start < text.length && !inWord(text, start)) start++
  if (start >= text.length) return undefined
  let end = start + 1
  while (end < text.length && inWord(text, end)) end++
  return { start, end, isJoined: start - from < 5 && joints.test(text.slice(from, start)) }
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
