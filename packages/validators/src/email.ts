import type { Branded } from './internal/brand.ts'
import { email as label } from './internal/labels.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { type Tidy, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { email as en } from './messages/identifiers-en.ts'
import { email as ru } from './messages/identifiers-ru.ts'

/** An e-mail address that has passed `check`. */
export type Email = Branded<'Email'>

/**
 * Why a value is not an e-mail: not a string, empty, longer than 254 characters, of another form, or with a label of the
 * domain that mixes Latin and Cyrillic letters.
 */
export type Code = CodeOf<'email'>

// Words of the characters that mail servers take unquoted, with single dots between them; then labels of at most 63
// letters, digits and inner hyphens (Latin or Cyrillic, for .рф), the last of them without digits or in punycode.
const pattern =
  /^(?=.{1,64}@)[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*@([a-zа-яё\d]([a-zа-яё\d-]{0,61}[a-zа-яё\d])?\.)+([a-zа-яё]{2,63}|xn--[a-z\d-]{1,58}[a-z\d])$/i

// A name has no Cyrillic letters, so where the two alphabets meet without a dot between them is a label of the domain.
const mixed = /[a-z][\d-]*[а-яё]|[а-яё][\d-]*[a-z]/i

/**
 * Checks an e-mail address in the form in which people have one: `name@host.zone`, at most 254 characters, at most 64 of
 * them before the sign. Quoted names, comments and addresses by number (RFC 5321 allows them) are refused: nobody has
 * one, and a typing mistake easily looks like one. So is a label with letters of two alphabets (`mаil.ru` with a Cyrillic а), by a code of its own, `mixed`: no registry sells one, and it is how addresses are forged; `почта.рф` has one alphabet a label. Source: RFC 5321 for the lengths. Never throws and allocates nothing.
 *
 * @returns nothing when the address holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  if (value.length > 254) return 'length'
  if (!pattern.test(value)) return 'format'
  return mixed.test(value) ? 'mixed' : undefined
}

/** Whether a value is an e-mail address; see `check`. */
export const is = (value: unknown): value is Email => !check(value)

const tidy: Tidy = (swap) => {
  swap(/^[^<]*<\s*|\s*>.*$/g, 'other')
  swap(/^[^]*$/, 'letter', (text) => text.toLowerCase())
}

/**
 * Reads what a person typed or pasted: `mailto:`, `Иван <ivan@mail.example>`, spaces, quotes and a point at the end are
 * dropped, and the address becomes lower-case.
 */
export const parse = (text: unknown): Parsed<Email, 'email'> => understood('email', label, text, tidy, check)

/**
 * Makes an address for tests in the reserved zone `.example`, so that nothing is ever delivered.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same address again
 */
export const generate = (random: Random = Math.random): Email => `user${digitsOf(random, 6)}@mail.example` as Email

/** A Standard Schema of the address; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'email'>): Schema<string, Email> =>
  identifierSchema(
    { rule: 'email', texts: { ru, en }, check, parse, keywords: { format: 'email', maxLength: 254 } },
    options,
  )
