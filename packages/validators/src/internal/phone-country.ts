/**
 * Whether the first digit of a Russian number is the country's: a 7 after a plus, and a 7 or an 8 that is set apart from
 * the rest or followed by 9, as no code of an area or an operator begins with 79 or 89.
 */
export const beginsWithCountry = (text: string): boolean => /^\D*?(?:\+\s*7|[78](?:\D|9))/.test(text)
