/** Straight quotation marks of a name as Russian ones: `ООО "Ромашка"` becomes `ООО «Ромашка»`. */
export const withRussianQuotes = (text: string): string =>
  text.replaceAll(/(?<=^|[\s(«])["“„]/g, '«').replaceAll(/["“”]/g, '»')
