/**
 * Straight quotation marks of a name as Russian ones: `ООО "Ромашка"` becomes `ООО «Ромашка»`. Marks that somebody has
 * chosen with care, such as „…“ inside of «…», stay.
 */
export const withRussianQuotes = (text: string): string => text.replaceAll(/(?<=^|[\s(«„])"/g, '«').replaceAll('"', '»')
