import { generate as generateBik } from './bik.ts'
import { accountTidy, checkAccount, readBik, weighPrefix, withKey } from './internal/account.ts'
import { accountFacts, type AccountFacts } from './internal/account-facts.ts'
import type { Branded } from './internal/brand.ts'
import { fixed } from './internal/fixed.ts'
import { correspondentAccount as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { isOfLength } from './internal/misfit.ts'
import { digitsOf, type Random } from './internal/random.ts'
import { understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { correspondentAccount as en } from './messages/identifiers-en.ts'
import { correspondentAccount as ru } from './messages/identifiers-ru.ts'

/** A correspondent account that has passed `check` together with its BIK. */
export type CorrespondentAccount = Branded<'CorrespondentAccount'>

/**
 * Why a value is not a correspondent account: not a string, empty, other characters, a length other than 20, a linked
 * BIK that does not hold, or a wrong check digit.
 */
export type Code = CodeOf<'correspondentAccount'>

const central = (): boolean => true

/**
 * Checks a correspondent account (корреспондентский счёт) together with the BIK of the bank: 20 digits.
 *
 * The check runs over 23 digits: `0`, digits 5 and 6 of the BIK, and the account. Multiplied by 7, 1, 3, 7, 1, 3, … they
 * must sum to a multiple of ten. Source: order of the Bank of Russia 515 of 08.09.1997, in force; the plan of accounts is
 * that of 809-П of 24.11.2022. Never throws and allocates
 * nothing.
 *
 * @param bik - the bank identification code from the linked field
 * @returns nothing when the account holds, else the reason
 */
export const check = (value: unknown, bik: unknown): Code | undefined => checkAccount(value, bik, central)

/** Whether a value is a correspondent account of the bank with this BIK; see `check`. */
export const is = (value: unknown, bik: unknown): value is CorrespondentAccount =>
  isOfLength(value, 20) && !check(value, bik)

/**
 * Reads what a person typed or pasted: `к/с 30101 810 …`, spaces, hyphens, dots, full-width digits and letters like О for 0
 * are forgiven, in the BIK as well; `changes` tells what was dropped.
 */
export const parse = (text: unknown, bik: unknown): Parsed<CorrespondentAccount, 'correspondentAccount'> => {
  const bank = readBik(bik)
  return understood('correspondentAccount', label, text, accountTidy, (value) => check(value, bank))
}

/** Writes an account for people, in groups of 5-3-1-4-7, from any spelling that `parse` takes. Also one that is not complete. */
export const format = (value: string): string =>
  written(
    mask,
    value,
    (text) => understood('correspondentAccount', label, text, accountTidy, (account) => fixed(account, 20)).value,
  )

/** Facts held in an account number; see the fields. */
export type Facts = AccountFacts

/** Tells what an account number says, or nothing when it is not 20 digits. The check digit is not looked at. */
export const describe = (value: string): Facts | undefined => (fixed(value, 20) ? undefined : accountFacts(value))

/**
 * Makes a valid account for tests.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same account again
 * @param bik - the bank that the account must fit; one is made up when it is left out
 */
export const generate = (random: Random = Math.random, bik: string = generateBik(random)): CorrespondentAccount =>
  withKey(`301018100${digitsOf(random, 11)}`, weighPrefix(bik, true)) as CorrespondentAccount

/** Input mask: groups of 5-3-1-4-7 digits. */
export const mask: Mask = [d, d, d, d, d, ' ', d, d, d, ' ', d, ' ', d, d, d, d, ' ', d, d, d, d, d, d, d]

/** Options of a schema: `SchemaOptions` and the linked BIK, given as text or as a function that reads it. */
export interface LinkedSchemaOptions extends SchemaOptions<'correspondentAccount'> {
  readonly bik: string | (() => unknown)
}

/** A Standard Schema of the account for one BIK; for a form with both fields take `formSchema`. */
export const schema = (options: LinkedSchemaOptions): Schema<string, CorrespondentAccount> => {
  const { bik } = options
  const read = typeof bik === 'function' ? bik : (): unknown => bik
  return identifierSchema(
    {
      rule: 'correspondentAccount',
      texts: { ru, en },
      check: (value) => check(value, read()),
      parse: (text) => parse(text, read()),
      pattern: '^\\d{20}$',
    },
    options,
  )
}
