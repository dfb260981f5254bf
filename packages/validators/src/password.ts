import type { Branded } from './internal/brand.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { report } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, PasswordPart } from './issue.ts'
import { password as en } from './messages/identifiers-en.ts'
import { password as ru } from './messages/identifiers-ru.ts'

export type { PasswordPart } from './issue.ts'

/** A password that has passed `check`. */
export type Password = Branded<'Password'>

/** Why a value is not a password: not a string, empty, or the first part of the rule that is missing. */
export type Code = CodeOf<'password'>

/** How long a password must be besides, in UTF-16 units, as browsers and servers count them. */
export interface Options {
  /** Shortest length; none when nothing is said. */
  readonly min?: number
  /** Greatest length; none when nothing is said. */
  readonly max?: number
}

/** The special characters of which a password needs one: exactly these. */
export const specials = "!@#$%^&*_'(){}[]-+.,"

const classes = { lower: /[a-zа-яё]/, upper: /[A-ZА-ЯЁ]/, digit: /\d/, special: /[!@#$%^&*_'(){}[\]\-+.,]/ }

/**
 * Checks a password: a lower-case letter, an upper-case letter (Latin or Cyrillic, ё included), a digit and one of the
 * special characters `! @ # $ % ^ & * _ ' ( ) { } [ ] - + . ,`. Other characters may stand beside them, and the length is
 * a rule of yours: give `min` and `max`. A `max` is looked at first, so that a text of any size is answered at once.
 * Source: specification of the product. Never throws and allocates nothing.
 *
 * @param options - bounds of the length; none by default
 * @returns nothing when the password holds, else the first part that is missing
 */
export const check = (value: unknown, options?: Options): Code | undefined => {
  if (typeof value !== 'string') return 'type'
  if (!value) return 'empty'
  if (value.length < (options?.min ?? 0) || value.length > (options?.max ?? Infinity)) return 'length'
  if (!classes.lower.test(value)) return 'lower'
  if (!classes.upper.test(value)) return 'upper'
  if (!classes.digit.test(value)) return 'digit'
  return classes.special.test(value) ? undefined : 'special'
}

/** Whether a value meets the rule; see `check`. */
export const is = (value: unknown, options?: Options): value is Password => !check(value, options)

/** Which parts of the rule a text meets. */
export type Parts = Readonly<Record<PasswordPart, boolean>>

/**
 * Tells which parts of the rule a text meets, for a checklist that follows the typing. All of them hold exactly when
 * `check` holds.
 *
 * @example
 * parts('abcdefgh', { min: 8 }) // { length: true, lower: true, upper: false, digit: false, special: false }
 */
export const parts = (value: unknown, { min = 1, max = Infinity }: Options = {}): Parts => {
  const text = typeof value === 'string' ? value : ''
  const length = text.length >= min && text.length <= max
  // A text that is too long is not read: no part of it is worth the time.
  const read = text.length > max ? '' : text
  return {
    length: length && text !== '',
    lower: classes.lower.test(read),
    upper: classes.upper.test(read),
    digit: classes.digit.test(read),
    special: classes.special.test(read),
  }
}

/**
 * Makes a password that meets the rule. For a real password give a cryptographic source: `Math.random` is predictable.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same password again
 * @param length - number of characters, from 4 to 1,024
 */
export const generate = (random: Random = Math.random, length = 12): Password => {
  const lower = 'abcdefghijkmnpqrstuvwxyz'
  const upper = 'ABCDEFGHJKLMNPQRSTUVWXYZ'
  const all = `${lower}${upper}23456789${specials}`
  const characters = [pick(random, lower), pick(random, upper), digitsOf(random, 1), pick(random, specials)]
  while (characters.length < Math.min(length, 1024)) characters.push(pick(random, all))
  for (let index = characters.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1))
    ;[characters[index], characters[other]] = [characters[other] as string, characters[index] as string]
  }
  return characters.join('') as Password
}

/** A Standard Schema of the password; see `SchemaOptions`. Passwords are never read leniently. */
export const schema = (
  options: Omit<SchemaOptions<'password'>, 'lenient'> & Options = {},
): Schema<string, Password> => {
  const verdict = (value: unknown): Code | undefined => check(value, options)
  return identifierSchema<Password, 'password'>(
    {
      rule: 'password',
      texts: { ru, en },
      check: verdict,
      parse: (text) => {
        const code = verdict(text)
        return code
          ? { ok: false, issue: report('password', code) }
          : { ok: true, value: text as Password, changes: [] }
      },
      keywords: {
        minLength: Math.max(4, options.min ?? 0),
        ...(options.max !== undefined && { maxLength: options.max }),
        format: 'password',
      },
    },
    options,
  )
}
