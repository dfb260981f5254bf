import { isSeveral, limit, squeeze } from './clean.ts'
import { lay, type Mask } from './mask.ts'

/** Letters of documents and plates: Cyrillic capitals that have a Latin twin. */
export const plateLetters = 'АВЕКМНОРСТУХ'

const twins = 'ABEKMHOPCTYX'

/** Reads text of at most 256 characters without spaces, hyphens and invisible marks; longer text stays as it is. */
export const readShort = (text: string, read: (text: string) => string): string =>
  typeof text === 'string' && text.length > limit ? text : read(squeeze(text))

/** Capitals without spaces, with a Latin letter for each Cyrillic one that looks like it. */
export const cleanLatin = (text: string): string =>
  readShort(text, (short) =>
    short.toUpperCase().replace(/[А-Я]/g, (letter) => twins[plateLetters.indexOf(letter)] ?? letter),
  )

/** Capitals without spaces and `№`, with a Cyrillic letter for each Latin one that looks like a letter of a plate. */
export const cleanPlate = (text: string): string =>
  readShort(text, (short) =>
    short
      .toUpperCase()
      .replaceAll('№', '')
      .replace(/[A-Z]/g, (letter) => plateLetters[twins.indexOf(letter)] ?? letter),
  )

/**
 * Writes a number of letters and digits for people. What has other characters in it, or too many of them, stays as it
 * is.
 */
export const writtenLetters = (mask: Mask, value: unknown, clean: (text: string) => string): string => {
  if (typeof value !== 'string') return ''
  if (value.length > limit || isSeveral(value)) return value
  const bare = clean(value)
  return /^[\dA-ZА-Я]*$/.test(bare) && bare.length <= mask.filter((place) => typeof place !== 'string').length
    ? lay(mask, bare)
    : value
}
