/** Forms of a Russian noun: 1 символ, 2 символа, 5 символов, 1,5 символа. */
export type RussianForms = readonly [one: string, few: string, many: string]

/**
 * Russian plural form of a noun beside a number, as CLDR defines it: `one` for 1, 21, 101; `few` for 2–4, 22–24;
 * `many` for 0, 5–20, 25; a fraction takes the genitive singular, which is the `few` form.
 */
export const pluralRu = (count: number, [one, few, many]: RussianForms): string => {
  const tail = Math.abs(count) % 100
  const last = tail % 10
  if (!Number.isInteger(count)) return few
  if ((tail > 10 && tail < 15) || last === 0 || last > 4) return many
  return last === 1 ? one : few
}

/** English plural form. */
export const pluralEn = (count: number, one: string, other: string): string => (count === 1 ? one : other)

/**
 * A number from the params of an issue.
 *
 * @throws TypeError when it is none, as in an issue that came over the wire without its params
 */
export const given = (value: unknown): number => {
  if (typeof value !== 'number') throw new TypeError('The issue lacks a number in its params')
  return value
}
