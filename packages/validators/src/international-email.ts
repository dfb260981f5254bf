import type { Branded } from './internal/brand.ts'
import { email as label } from './internal/labels.ts'
import { toAsciiLabel, toUnicodeLabel } from './internal/punycode.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { internationalEmail as en } from './messages/identifiers-en.ts'
import { internationalEmail as ru } from './messages/identifiers-ru.ts'

/** An international e-mail address that has passed `check`. */
export type InternationalEmail = Branded<'InternationalEmail'>

/**
 * Why a value is not an international e-mail: not a string, empty, longer than 254 characters or octets, of another
 * form, or with a label of the domain that mixes Latin and Cyrillic letters.
 */
export type Code = CodeOf<'internationalEmail'>

// One character of a name: what mail servers take unquoted, and every letter, mark and digit beyond ASCII. Combining
// accents are not among them: in composed text (NFC) Russian has none, and `parse` composes.
const atom = String.raw`(?:[\w!#$%&'*+/=?^\x60{|}~-]|(?![\u0000-\u007f\u0300-\u036f])[\p{L}\p{M}\p{N}])`
const pattern = new RegExp(
  String.raw`^${atom}+(?:\.${atom}+)*@(?:(?![\u0300-\u036f])[\p{L}\p{M}\p{N}-]+\.)+[\p{L}\p{M}\p{N}-]{2,}$`,
  'u',
)
/** What a label holds when it is read in its own letters, whichever way it was written. */
const letters = /^(?!.*[\u0300-\u036f])[\p{L}\p{M}\p{N}-]+$/u
const plain = /^[\u0000-\u007f]*$/
const edge = /^-|-$|^..--/
const latin = /[a-z]/i
const cyrillic = /[\u0400-\u04ff]/
const onlyDigits = /^\d+$/

/** Octets of a text in UTF-8, of which the protocols count. */
const octets = (text: string): number => {
  let count = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    // Two units of a pair make four octets: two for each.
    count += code < 128 ? 1 : code < 2048 || (code > 0xd7ff && code < 0xe000) ? 2 : 3
  }
  return count
}

/** What is wrong with a label of the domain, in its own letters or in punycode. */
const wrongLabel = (label: string): 'format' | 'mixed' | undefined => {
  const small = label.toLowerCase()
  const own = toUnicodeLabel(small)
  if (own === undefined || !own || (own === small && edge.test(small)) || toAsciiLabel(own).length > 63) return 'format'
  if (own.startsWith('-') || own.endsWith('-') || !letters.test(own)) return 'format'
  return latin.test(own) && cyrillic.test(own) ? 'mixed' : undefined
}

/**
 * Checks an e-mail address in which the name, the domain or both may be written in other letters than Latin ones:
 * `иван@почта.рф`. The domain may stand in its own letters or in punycode, `xn--80a1acny.xn--p1ai`.
 *
 * A label that mixes Latin and Cyrillic letters is refused by a code of its own, `mixed`: no registry sells one, and it
 * is how addresses are forged. An address with a name beyond ASCII reaches only servers that speak SMTPUTF8; see
 * `describe`. Where that cannot be relied on take `email`, which wants a Latin name. Lengths are counted in octets.
 * Source: RFC 6531 and 6532 (address), RFC 5890 and 3492 (domain), RFC 5321 (lengths). Never throws.
 *
 * @returns nothing when the address holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  if (value.length > 254) return 'length'
  if (!pattern.test(value)) return 'format'
  const at = value.indexOf('@')
  if (octets(value) > 254 || octets(value.slice(0, at)) > 64) return 'length'
  const labels = value.slice(at + 1).split('.')
  if (onlyDigits.test(labels.at(-1) ?? '')) return 'format'
  for (const label of labels) {
    const code = wrongLabel(label)
    if (code) return code
  }
  return undefined
}

/** Whether a value is an international e-mail address; see `check`. */
export const is = (value: unknown): value is InternationalEmail => !check(value)

const edges = /^[\s\u200b-\u200f\u2060]+|[\s\u200b-\u200f\u2060]+$/g

const clean = (text: string): string => {
  if (text.length > 512) return text
  const [name = '', ...rest] = text
    .replace(edges, '')
    .replace(/^mailto:/i, '')
    .normalize('NFC')
    .toLowerCase()
    .split('@')
  if (rest.length !== 1) return [name, ...rest].join('@')
  // Dots of other scripts count as dots in a domain.
  const labels = (rest[0] ?? '').replace(/[\u3002\uff0e\uff61]/g, '.').split('.')
  return `${name}@${labels.map((label) => toUnicodeLabel(label) ?? label).join('.')}`
}

/**
 * Reads what a person typed or pasted: spaces around it are dropped, letters become lower-case and composed, and a
 * domain in punycode its own letters.
 */
export const parse = (text: unknown): Parsed<InternationalEmail, 'internationalEmail'> =>
  parsed('internationalEmail', label, text, clean, check)

/** Facts held in an address. */
export interface Facts {
  /** The domain in its own letters. */
  readonly domain: string
  /** The domain in ASCII, as mail servers and DNS have it. */
  readonly asciiDomain: string
  /** The name is beyond ASCII, so every server on the way must speak SMTPUTF8. */
  readonly needsSmtpUtf8: boolean
}

/** Tells what an address says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const [name = '', domain = ''] = value.toLowerCase().split('@')
  const own = domain.split('.').map((label) => toUnicodeLabel(label) ?? label)
  return { domain: own.join('.'), asciiDomain: own.map(toAsciiLabel).join('.'), needsSmtpUtf8: !plain.test(name) }
}

/**
 * Makes an address for tests in the reserved zone of the Cyrillic word «испытание», so that nothing is ever delivered.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same address again
 */
export const generate = (random: Random = Math.random): InternationalEmail =>
  `почта${digitsOf(random, 6)}@пример.испытание` as InternationalEmail

/** A Standard Schema of the address; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'internationalEmail'>): Schema<string, InternationalEmail> =>
  identifierSchema(
    { rule: 'internationalEmail', texts: { ru, en }, check, parse, keywords: { format: 'idn-email', maxLength: 254 } },
    options,
  )
