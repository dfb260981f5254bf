import { isSettlementCentre, isTreasuryBody } from './internal/bank-kind.ts'
import type { Branded } from './internal/brand.ts'
import { fixed } from './internal/fixed.ts'
import { bik as label } from './internal/labels.ts'
import { d, type Mask } from './internal/mask.ts'
import { isOfLength } from './internal/misfit.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { digitsOnly, type Tidy, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { bik as en } from './messages/identifiers-en.ts'
import { bik as ru } from './messages/identifiers-ru.ts'

/** A bank identification code that has passed `check`. */
export type Bik = Branded<'Bik'>

/** Why a value is not a BIK: not a string, empty, other characters than digits, or a length other than 9. */
export type Code = CodeOf<'bik'>

/**
 * Checks a bank identification code (БИК): exactly 9 digits.
 *
 * Nothing is assumed about the digits themselves: codes of the Treasury do not begin with 04, and the last three may
 * be anything. Source: regulation of the Bank of Russia 732-П of 24.09.2020. Never throws and allocates nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined => fixed(value, 9)

/** Whether a value is a bank identification code; see `check`. */
export const is = (value: unknown): value is Bik => isOfLength(value, 9) && !check(value)

const tidy: Tidy = (swap, text) => {
  digitsOnly(swap, text)
  // Spreadsheets take the code for a number; a BIK in force begins with 00, 01, 02 or 04. With any other digit missing it
  // still begins with its zero, so what begins with 1, 2 or 4 lacks that and nothing else.
  swap(/^(?=[124]\d{7}$)/, 'prefix', () => '0')
}

/**
 * Reads what a person typed or pasted: `БИК 044525225`, spaces, hyphens, quotes, full-width digits, letters like О for 0
 * and a zero at the beginning that a spreadsheet has dropped are forgiven; `changes` tells what was put right.
 */
export const parse = (text: unknown): Parsed<Bik, 'bik'> => understood('bik', label, text, tidy, check)

/** Facts held in a bank identification code. */
export interface Facts {
  /** Digits 3 and 4: the territory by the classifier ОКАТО (45 is Moscow). */
  readonly territory: string
  /** Digits 5 and 6: the unit of the settlement network of the Bank of Russia. */
  readonly unit: string
  /** Digits 7–9: the number of the participant. */
  readonly participant: string
  /** A settlement centre of the Bank of Russia: the code begins with 04, and digits 7 and 8 are zeros. */
  readonly isSettlementCentre: boolean
  /** A body of the Treasury: the code begins with 0, and not with 04. */
  readonly isTreasuryBody: boolean
}

/** Tells what a bank identification code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        territory: value.slice(2, 4),
        unit: value.slice(4, 6),
        participant: value.slice(6),
        isSettlementCentre: isSettlementCentre(value),
        isTreasuryBody: isTreasuryBody(value),
      }

/**
 * Makes a code for tests. It begins with 0499: there is no such territory.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): Bik => `0499${digitsOf(random, 5)}` as Bik

/** Input mask: nine digits. */
export const mask: Mask = [d, d, d, d, d, d, d, d, d]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'bik'>): Schema<string, Bik> =>
  identifierSchema({ rule: 'bik', texts: { ru, en }, check, parse, pattern: '^\\d{9}$' }, options)
