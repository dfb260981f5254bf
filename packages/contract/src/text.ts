/**
 * Signs that nobody sees: controls, signs that turn or join or part the text around them, fillers, halves of pairs. A
 * picture of several signs keeps what joins it; `U+2800` is an empty picture of Braille.
 */
const PICTURE =
  /(?:[#*\d]\uFE0F?\u20E3|\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?[\u{E0020}-\u{E007F}]*(?:\u200D\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)*)/u
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\p{Noncharacter_Code_Point}\u2800]/u
const PICTURE_OR_INVISIBLE = new RegExp(`(${PICTURE.source})|(?![\\t\\n])${INVISIBLE.source}`, 'gu')

const LINE_BREAK = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g

/**
 * A text of several lines as it is kept: composed (NFC), without signs that nobody sees, without space around it. Line
 * breaks become `\n`; tabs stay.
 */
export const cleanLines = (text: string): string =>
  text
    .replaceAll(LINE_BREAK, '\n')
    .replaceAll(PICTURE_OR_INVISIBLE, (_, picture?: string) => picture ?? '')
    .normalize('NFC')
    .trim()

/** The same for a text of one line: line breaks and tabs become a space. */
export const cleanLine = (text: string): string => cleanLines(text).replaceAll(/ ?[\n\t]+ ?/g, ' ')

const EVERY_INVISIBLE = new RegExp(INVISIBLE.source, 'gu')
/** Signs that count as one when texts are compared, the one that stands for all of them first. */
export const alikeSigns = [
  '-\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u02D7',
  '"«»„“”‟‹›″',
  "'’‘‚‛ʼʹ′`´",
] as const

const alike = alikeSigns.map((signs) => ({ pattern: new RegExp(`[${signs.slice(1)}]`, 'g'), sign: signs.charAt(0) }))

/**
 * A text as it is compared with others, looked for, and kept apart from others: letters small and without «ё», every
 * dash, quotation mark, apostrophe and run of spaces the same, and nothing that cannot be seen. «УПД‑7» is «упд-7».
 */
export const comparable = (text: string): string => {
  const folded = text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(LINE_BREAK, ' ')
    .replaceAll('\t', ' ')
    .replaceAll(EVERY_INVISIBLE, '')
    .replaceAll('ё', 'е')
    .replaceAll(/\s+/g, ' ')
    .trim()
  return alike.reduce((whole, { pattern, sign }) => whole.replaceAll(pattern, sign), folded)
}
