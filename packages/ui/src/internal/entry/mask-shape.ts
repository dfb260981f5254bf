import { inOneCell, isSeveral } from './cells.ts'
import type { ProblemOf } from './problem.ts'
import { digitsOf, narrow, textCodec, type Codec, type Edit, type Shape } from './shape.ts'

/** A mask as plain data: a fixed character, or a pattern that one typed character must match. */
export type Mask = readonly (string | RegExp)[]

/** The characters that fit the open places of a mask, in order. */
const fit = (mask: Mask, text: string): string => {
  const places = mask.filter((place) => typeof place !== 'string')
  let kept = ''
  for (const character of text) if (places[kept.length]?.test(character) === true) kept += character
  return kept
}

/** The characters in the open places with the fixed ones between them; what is over stands at the end. */
const lay = (mask: Mask, characters: string): string => {
  let shown = ''
  let next = 0
  for (const place of mask) {
    if (next >= characters.length) break
    shown += typeof place === 'string' ? place : characters.charAt(next++)
  }
  return shown + characters.slice(next)
}

/** What stands around the digits of a pasted identifier: «ИНН: … в банке». */
const withoutWords = (text: string): string => narrow(text).replaceAll(/^\D+|\D+$/g, '')

/** A letter after a digit, or another sign between two: a mistake, or another kind of text. Spaces, points and dashes are not. */
const glued = /\d(?:\p{L}|[^\d\s.()/\u2116\u2010-\u2015-]+\d)/u

/**
 * Latin letters before the first digit, as of a foreign document: with all its digits it is an identifier after its name,
 * and so it is after the name of one that comes in two lengths.
 */
const prefixed = /^(?!\W*(?:inn|ogrn)\d)[^\d]*[A-Z]\d/i

export interface MaskedText {
  readonly shape: Shape
  readonly codec: Codec<string>
  readonly problemOf: ProblemOf
}

/**
 * The shape and the value of an identifier from its mask: the text has the separators of the mask, the value only the
 * characters of its open places. A text that does not fit, with a digit too many or a letter among digits, stays as it
 * is, and so does its value: the check of the identifier refuses it.
 *
 * @param prepare makes typed characters fit, for example by upper case; digits alone by default
 */
export const maskedText = (mask: Mask, prepare: (text: string) => string = digitsOf): MaskedText => {
  const fixed = new Set(mask.filter((place) => typeof place === 'string'))
  const most = mask.filter((place) => typeof place !== 'string').length
  const isDigits = prepare === digitsOf
  /** The characters of a text that has nothing but them and separators; nothing for any other. */
  const bare = (text: string): string | undefined => {
    if (isSeveral(text)) return undefined
    const characters = prepare(text)
    const rest = [...narrow(text)].filter((character) => !fixed.has(character) && !/\s/.test(character))
    return rest.length === characters.length ? characters : undefined
  }
  const whole = (text: string): string | undefined => {
    const inner = withoutWords(text)
    const characters = prepare(inner)
    if (isDigits && glued.test(narrow(text))) return undefined
    if (isDigits && characters.length < most && prefixed.test(text)) return undefined
    const fits = characters !== '' && fit(mask, characters) === characters
    return fits && (isDigits || bare(inner.replaceAll(/[.-]/g, '')) !== undefined) ? characters : undefined
  }
  const keep = (text: string, edit: Edit): string | undefined => {
    if (text.trim() === '') return ''
    if (edit === 'paste' || edit === 'replace') return whole(text)
    const characters = prepare(text)
    // Whatever else stands in it came from a paste that could not be read.
    if (characters.length > most || (isDigits && glued.test(narrow(text)))) return undefined
    const kept = fit(mask, characters)
    // A deletion moves the rest to places where it may not fit for a moment; it must not be lost for that. What was
    // typed may be refused, what stood there before may not.
    const isLoss = edit === 'delete' || (edit === 'insert' && characters.length - kept.length > 1)
    return isLoss ? characters : kept
  }
  return {
    shape: inOneCell(
      {
        layOut: (text, edit) => {
          const kept = keep(text, edit)
          return kept === undefined ? text : lay(mask, kept)
        },
        isFixed: (character) => fixed.has(character),
        accepts: (character) => prepare(character) !== '' || !/\p{L}/u.test(narrow(character)),
      },
      withoutWords,
    ),
    codec: textCodec(
      (text) => bare(text) ?? text.trim(),
      (value) => {
        const characters = bare(value)
        return characters === undefined ? value : lay(mask, characters)
      },
    ),
    problemOf: (text) => {
      const characters = bare(text)
      if (characters === undefined) return (words) => words.characters
      return characters.length > most ? (words) => words.long(most, characters.length) : undefined
    },
  }
}

const cyrillic = 'АВЕКМНОРСТУХ'
const latin = 'ABEKMHOPCTYX'

/** Capitals, with the Cyrillic ones that look Latin made Latin, and digits. */
export const capitalsOf = (text: string): string =>
  narrow(text)
    .toUpperCase()
    .replaceAll(/[А-Я]/g, (letter) => latin[cyrillic.indexOf(letter)] ?? '')
    .replaceAll(/[^\dA-Z]/g, '')
