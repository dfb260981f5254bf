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

/** The characters in the open places with the fixed ones between them; what is over is left out. */
const lay = (mask: Mask, characters: string): string => {
  let shown = ''
  let next = 0
  for (const place of mask) {
    if (next >= characters.length) break
    shown += typeof place === 'string' ? place : characters.charAt(next++)
  }
  return shown
}

export interface MaskedText {
  readonly shape: Shape
  readonly codec: Codec<string>
}

/**
 * The shape and the value of an identifier from its mask: the text has the separators of the mask, the value only the
 * characters of its open places.
 *
 * @param prepare makes typed characters fit, for example by upper case; digits alone by default
 */
export const maskedText = (mask: Mask, prepare: (text: string) => string = digitsOf): MaskedText => {
  const fixed = new Set(mask.filter((place) => typeof place === 'string'))
  const most = mask.length - mask.filter((place) => typeof place === 'string').length
  const keep = (text: string, edit: Edit): string => {
    const characters = prepare(text)
    const kept = fit(mask, characters)
    // A deletion moves the rest to places where it may not fit for a moment; it must not be lost for that. What was
    // typed may be refused, what stood there before may not.
    // Only what has room counts: what hangs over is refused anyway.
    const roomy = characters.slice(0, most)
    const isLoss = edit === 'delete' || (edit === 'insert' && roomy.length - fit(mask, roomy).length > 1)
    return isLoss ? roomy : kept
  }
  return {
    shape: { layOut: (text, edit) => lay(mask, keep(text, edit)), isFixed: (character) => fixed.has(character) },
    codec: textCodec(
      (text) => prepare(text).slice(0, most),
      (value) => lay(mask, prepare(value)),
    ),
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
