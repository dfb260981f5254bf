import type { EmailContent } from './email.ts'

/** A point with a word right behind it, whichever sign serves as the point: `example.ru`, `рога.рф`, `a。example`. */
const DOMAIN_POINT = /[.。．｡](?=[\p{L}\d-]*\p{L}{2})/gu
/** An address with a name before the domain, and what begins an address of the web or of anything else. */
const AT = /(?<=\S)[@＠](?=\S)/gu
const SCHEME = /:(?=\/\/)/g
/** Control signs and those that cannot be seen or turn the direction of the text; joiners stand inside of emoji. */
const INVISIBLE = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\u2028\u2029]/gu

/** More is no subject; mail programs show some seventy signs of it. */
const SUBJECT_LENGTH = 250

/**
 * A text in which a mail program finds nothing to make a link of: an address falls apart, everything else reads as
 * before. What people have typed (names, positions, comments, messages) reaches others in letters of ours, and must not
 * lead them anywhere.
 */
const withoutLinks = (text: string): string =>
  text.replaceAll(INVISIBLE, ' ').replaceAll(DOMAIN_POINT, '. ').replaceAll(AT, ' @ ').replaceAll(SCHEME, ': ')

const subjectOf = (subject: string): string => {
  // Spaces that keep a sum and its sign on one line stay.
  const line = withoutLinks(subject)
    .replaceAll(/[^\S\u00a0\u202f]+/g, ' ')
    .trim()
  return line.length > SUBJECT_LENGTH ? `${line.slice(0, SUBJECT_LENGTH - 1)}…` : line
}

/** A letter whose texts lead nowhere but by its button. Contacts among the facts stay, and texts of the platform. */
export const withPlainWords = (content: EmailContent): EmailContent => {
  if (content.hasLinks) return content
  const { subject, preheader, greeting, paragraphs, details, note } = content
  return {
    ...content,
    subject: subjectOf(subject),
    ...(preheader !== undefined && { preheader: withoutLinks(preheader) }),
    ...(greeting !== undefined && { greeting: withoutLinks(greeting) }),
    paragraphs: paragraphs.map(withoutLinks),
    ...(details && {
      details: details.map((fact) => (fact.isContact ? fact : { ...fact, value: withoutLinks(fact.value) })),
    }),
    ...(note !== undefined && { note: withoutLinks(note) }),
  }
}
