/**
 * An input mask as plain data: a fixed character, or a pattern that one typed character must match. The shape is what
 * `@maskito/core` takes as `mask`; any other engine can walk it as well.
 */
export type Mask = (string | RegExp)[]

/** One digit of a mask. */
export const d = /\d/

/** Lays the characters of `value` into the open places of a mask and stops when they are used up. */
export const lay = (mask: Mask, value: string): string => {
  let text = ''
  let next = 0
  for (const place of mask) {
    if (next >= value.length) break
    text += typeof place === 'string' ? place : value[next++]
  }
  return text + value.slice(next)
}
