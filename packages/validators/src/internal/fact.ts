/** Something that a number says about its owner: the code as it stands in the number, and its meaning in words. */
export interface Fact {
  readonly code: string
  readonly ru: string
  readonly en: string
}

/** Meanings by code: Russian, then English. */
export type Facts = Readonly<Record<string, readonly [ru: string, en: string]>>

/** The meaning of a code, or nothing when the table does not know it. */
export const fact = (table: Facts, code: string): Fact | undefined => {
  const words = table[code]
  return words && { code, ru: words[0], en: words[1] }
}
