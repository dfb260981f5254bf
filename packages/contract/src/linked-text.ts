/** A part of a text: an address that can be followed, or what stands between two of them. */
export interface TextPart {
  readonly text: string
  /** Where it begins in the text. */
  readonly at: number
  /** Absent for what is no address. */
  readonly url?: string
}

const ADDRESS = /https?:\/\/[^\s<>"«»“”„]+/g
/** What follows an address in a sentence and does not belong to it. */
const AFTER = /[.,;:!?)\]}'’…]+$/

/** An address of the web; one that hides another host behind a name and a password is none. */
const addressOf = (text: string): string | undefined => {
  try {
    const { href, username, password } = new URL(text)
    return username === '' && password === '' ? href : undefined
  } catch {
    return undefined
  }
}

/**
 * A text in parts: whoever writes it types addresses as they are, and readers can follow them.
 *
 * @example
 *   partsOf('Подробнее: https://cabinet.example/help.')
 */
export const partsOf = (text: string): readonly TextPart[] => {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const typed = found.replace(AFTER, '')
    const url = addressOf(typed)
    if (url === undefined) continue
    if (index > end) parts.push({ text: text.slice(end, index), at: end })
    parts.push({ text: typed, at: index, url })
    end = index + typed.length
  }
  if (end < text.length) parts.push({ text: text.slice(end), at: end })
  return parts
}

/** Paragraphs are parted by an empty line. */
export const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
