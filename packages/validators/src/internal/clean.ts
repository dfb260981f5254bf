/** Full-width characters as ordinary ones. */
export const narrow = (text: string): string => text.replace(/[！-～]/g, (sign) => sign.normalize('NFKC'))

const ignorable = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u2060\u2212-]/g

/**
 * Whether more than one cell of a copied table or line of a text has a letter or a digit in it: their characters are
 * never joined. Each is looked at from its first letter or digit on.
 *
 * @param text - at most `limit` characters: no longer one is a number
 */
export const isSeveral = (text: string): boolean => !!text.match(/[\p{L}\d][^\t-\r\x85\u2028\u2029]*/gu)?.[1]

/** Longest text that is cleaned; anything longer cannot be an identifier and is left as it is. */
export const limit = 256

/** The digit that a letter stands for: the Cyrillic О, З, б or the Latin O. */
export const toDigit = (letter: string): string => '0000336'['OoОоЗзб'.indexOf(letter)] as string

/** A digit for each letter of a text that stands for one. */
export const toDigits = (text: string): string => text.replace(/[OoОоЗзб]/g, toDigit)

/** A text that is short enough to be an identifier; what is no text is an empty one. */
const isShort = (text: unknown): text is string => typeof text === 'string' && text.length <= limit

const asIs = (text: unknown): string => (typeof text === 'string' ? text : '')

/** Drops spaces, hyphens, dashes and invisible marks; turns full-width characters into ordinary ones. */
export const squeeze = (text: string): string => (isShort(text) ? narrow(text).replace(ignorable, '') : asIs(text))
