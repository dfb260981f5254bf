const ignorable = /[\s\u00ad\u200b-\u200f\u2010-\u2015\u2060\u2212-]/g
const fullWidth = /[\uff01-\uff5e]/g
const narrow = (character: string): string => String.fromCharCode(character.charCodeAt(0) - 0xfee0)

/** Longest text that is cleaned; anything longer cannot be an identifier and is left as it is. */
const limit = 256

/** Drops spaces, hyphens, dashes and invisible marks; turns full-width characters into ordinary ones. */
export const squeeze = (text: string): string =>
  text.length > limit ? text : text.replace(fullWidth, narrow).replace(ignorable, '')

const digitLookAlikes = /[OoОоЗзб]/g

/** `squeeze`, and letters that stand for digits (the Cyrillic О, З, б and the Latin O) become those digits. */
export const cleanDigits = (text: string): string =>
  squeeze(text).replace(digitLookAlikes, (letter) => (letter === 'б' ? '6' : /[Зз]/.test(letter) ? '3' : '0'))

const cyrillic = 'АВЕКМНОРСТУХ'
const latin = 'ABEKMHOPCTYX'

/** `squeeze`, upper case, and Cyrillic capitals that look Latin become Latin. */
export const cleanLetters = (text: string): string =>
  squeeze(text)
    .toUpperCase()
    .replace(/[А-Я]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? letter)
