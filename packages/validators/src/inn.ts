import type { Branded } from './internal/brand.ts'
import { fact, type Fact } from './internal/fact.ts'
import { checkInn, generateInn, type InnCode } from './internal/inn-number.ts'
import { inn as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { isOfLength } from './internal/misfit.ts'
import type { Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { regions } from './internal/regions.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { Parsed } from './issue.ts'
import { parse as parseKpp, type Kpp } from './kpp.ts'
import { anyInn as en } from './messages/identifiers-en.ts'
import { anyInn as ru } from './messages/identifiers-ru.ts'

export * as organization from './organization-inn.ts'
export * as person from './person-inn.ts'

/** A taxpayer number that has passed `check`. */
export type Inn = Branded<'Inn'>

/**
 * Why a value is not an INN: not a string, an empty string, other characters than ASCII digits, a number of digits
 * other than 10 and 12, a wrong check digit, or nothing but zeros (which would satisfy the check digits).
 */
export type Code = InnCode

/** What may pass besides real numbers. */
export interface Options {
  /** Twelve or ten zeros, which some registers write where a person has no INN. */
  readonly accept?: 'zeros'
}

/**
 * Checks a taxpayer number (ИНН): 10 digits of an organisation with one check digit, or 12 digits of a person with two.
 *
 * A check digit is the sum of the digits before it, each times its weight, modulo 11, modulo 10. Zeros alone satisfy
 * that and are nobody's number, so they are refused with a code of their own, `zeros`; who wants to let them pass says so
 * to `is`, `parse` or `schema`, or looks at the code. Source: order of the Federal Tax Service
 * ЕД-7-14/559@ of 26.06.2025, in force since 01.01.2026 (letter КВ-4-14/10475@ of 20.11.2025: the check digits are
 * counted as before, by order ММВ-7-6/435@ of 29.06.2012). Never throws and allocates nothing.
 *
 * @returns nothing when the number holds, else the reason
 */
export const check = (value: unknown): Code | undefined => checkInn(value)

const checkWith =
  (options: Options | undefined) =>
  (value: unknown): Code | undefined => {
    const code = checkInn(value)
    return code === options?.accept ? undefined : code
  }

/** Whether a value is a taxpayer number; see `check`. */
export const is = (value: unknown, options?: Options): value is Inn =>
  isOfLength(value, 10, 12) && !checkWith(options)(value)

/**
 * Reads what a person typed or pasted: `ИНН 7707083893`, spaces, hyphens, quotes, full-width digits, letters like О for
 * 0, and a КПП beside it are forgiven; `changes` tells what was dropped.
 *
 * A zero that a table has dropped is not given back: of nine digits nobody can tell which one is missing, and one КПП in
 * ten would become somebody's ИНН. Who reads a cell that holds a number writes `String(cell).padStart(10, '0')`.
 */
export const parse = (text: unknown, options?: Options): Parsed<Inn, 'inn'> =>
  understood('inn', label, text, digitsOnly, checkWith(options))

/**
 * Reads a taxpayer number and the reason code that stands beside it, as invoices have them.
 *
 * @example
 * parseWithKpp('ИНН/КПП 7707083893/773601001') // both `ok`
 */
export const parseWithKpp = (
  text: unknown,
): { readonly inn: Parsed<Inn, 'inn'>; readonly kpp: Parsed<Kpp, 'kpp'> } => ({
  inn: parse(text),
  kpp: parseKpp(text),
})

/** Facts held in a taxpayer number. */
export interface Facts {
  /** 10 digits: an organisation, or a foreign one (prefix 9909); 12 digits: a person, with or without a business. */
  readonly kind: 'organization' | 'foreignOrganization' | 'person'
  /** The region that issued the number, when its number is known. */
  readonly region: Fact | undefined
  /**
   * The first four digits. Until 31.12.2025 the tax office that gave the number; since 01.01.2026 the third and fourth are
   * an index without a meaning of their own, and nothing in a number tells when it was given.
   */
  readonly prefix: string
}

/** Tells what a taxpayer number says about its owner, or nothing when the number does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        kind: value.length === 12 ? 'person' : value.startsWith('9909') ? 'foreignOrganization' : 'organization',
        region: fact(regions, value.slice(0, 2)),
        prefix: value.slice(0, 4),
      }

/**
 * Makes a valid number for tests. Its digits 3 and 4 are 99, which no tax office had, so that it is nobody's number.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same number again
 * @param length - 10 for an organisation, 12 for a person
 */
export const generate = (random: Random = Math.random, length: 10 | 12 = 10): Inn => generateInn(random, length) as Inn

/** Input mask: up to twelve digits. A КПП after the tenth is stopped at its slash and does not run into the number. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d, d, /[\d/\\|,;]/, d]

/** A Standard Schema of the number; see `SchemaOptions` and `Options`. */
export const schema = (options: SchemaOptions<'inn'> & Options = {}): Schema<string, Inn> =>
  identifierSchema(
    {
      rule: 'inn',
      texts: { ru, en },
      check: checkWith(options),
      parse: (text) => parse(text, options),
      pattern: '^(\\d{10}|\\d{12})$',
    },
    options,
  )
