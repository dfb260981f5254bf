/** A source of numbers in [0, 1), such as `Math.random` or a seeded generator. */
export type Random = () => number

/** An integer in [0, bound). */
export const below = (random: Random, bound: number): number => Math.floor(random() * bound)

/** A text of exactly `length` random digits. */
export const digitsOf = (random: Random, length: number): string => {
  let text = ''
  while (text.length < length) text += below(random, 10)
  return text
}

/** One element of a text or a list that is not empty. */
export const pick = <Item>(random: Random, from: ArrayLike<Item>): Item => from[below(random, from.length)] as Item
