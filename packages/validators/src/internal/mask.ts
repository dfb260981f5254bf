import { isSeveral } from './clean.ts'

/**
 * An input mask as plain data: a fixed character, or a pattern that one typed character must match. The shape is what
 * `@maskito/core` takes as `mask`; any other engine can walk it as well.
 */
export type Mask = (string | RegExp)[]

/** One digit of a mask. */
export const d = /\d/

/** Lays the characters of `value` into the open places of a mask and stops when they are used up. */
export const lay = (mask: Mask, value: string): string => {
  if (typeof value !== 'string') return ''
  let text = ''
  let next = 0
  for (const place of mask) {
    if (next >= value.length) break
    text += typeof place === 'string' ? place : value[next++]
  }
  return text + value.slice(next)
}

/** So much of a text is looked at to write it for people; what is longer is no number. */
const limit = 64

/**
 * Writes a number for people. A number in any spelling that is accepted comes out in one; one that is not complete gets
 * the separators that belong to it; anything else stays as it is.
 *
 * @param canonical - the digits of a complete number in any accepted spelling, or nothing
 */
export const written = (mask: Mask, value: unknown, canonical: (text: string) => string | undefined): string => {
  if (typeof value !== 'string') return ''
  if (value.length > limit || isSeveral(value)) return value
  const bare = canonical(value) ?? value.replace(/[\s\u00a0-]+/g, '')
  return /^\d*$/.test(bare) && bare.length <= mask.filter((place) => typeof place !== 'string').length
    ? lay(mask, bare)
    : value
}
