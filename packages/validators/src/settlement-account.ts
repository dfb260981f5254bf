import { generate as generateBik } from './bik.ts'
import { checkAccount, weighPrefix, withKey } from './internal/account.ts'
import { accountFacts, type AccountFacts } from './internal/account-facts.ts'
import type { Branded } from './internal/brand.ts'
import { cleanDigits } from './internal/clean.ts'
import { fixed } from './internal/fixed.ts'
import { d, lay, type Mask } from './internal/mask.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'

/** A settlement account that has passed `check` together with its BIK. */
export type SettlementAccount = Branded<'SettlementAccount'>

/**
 * Why a value is not a settlement account: not a string, empty, other characters, a length other than 20, a linked BIK
 * that does not hold, or a wrong check digit.
 */
export type Code = CodeOf<'settlementAccount'>

/** A kind of account that real payers have and that the usual rule refuses. */
export type Accept = 'settlementCentre' | 'treasury'

/** What `check` may accept besides accounts in banks. */
export interface Options {
  /**
   * - `settlementCentre`: an account in a settlement centre of the Bank of Russia. Where digits 7 and 8 of the BIK are
   *   zeros, the check digit is counted with the prefix of correspondent accounts.
   * - `treasury`: an account of the Treasury. It begins with 03 and carries no check digit, so any 20 digits will do.
   */
  readonly accept?: Accept | readonly Accept[]
}

const inBank = (): boolean => false
const inCentre = (bik: string): boolean => bik.startsWith('00', 6)
const ofTreasury = (account: string): boolean => account.startsWith('03')

/**
 * Checks a settlement account (расчётный счёт) together with the BIK of the bank: 20 digits.
 *
 * The check runs over 23 digits: the last three digits of the BIK and the account. Multiplied by 7, 1, 3, 7, 1, 3, …
 * they must sum to a multiple of ten. Source: order of the Bank of Russia 515 of 08.09.1997. Never throws and allocates
 * nothing.
 *
 * @param bik - the bank identification code from the linked field
 * @param options - further kinds of account to accept; none of them by default
 * @returns nothing when the account holds, else the reason
 */
export const check = (value: unknown, bik: unknown, options?: Options): Code | undefined => {
  const accept = options?.accept
  return checkAccount(
    value,
    bik,
    accept?.includes('settlementCentre') ? inCentre : inBank,
    accept?.includes('treasury') ? ofTreasury : undefined,
  )
}

/** Whether a value is a settlement account in the bank with this BIK; see `check`. */
export const is = (value: unknown, bik: unknown, options?: Options): value is SettlementAccount =>
  !check(value, bik, options)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown, bik: unknown, options?: Options): Parsed<SettlementAccount, 'settlementAccount'> =>
  parsed('settlementAccount', text, cleanDigits, (value) => check(value, bik, options))

/** Writes an account for people, in groups of 3-2-3-1-4-7. */
export const format = (value: string): string => lay(mask, value)

/** Facts held in an account number; see the fields. */
export type Facts = AccountFacts

/** Tells what an account number says, or nothing when it is not 20 digits. The check digit is not looked at. */
export const describe = (value: string): Facts | undefined => (fixed(value, 20) ? undefined : accountFacts(value))

/**
 * Makes a valid rouble account for tests, in the branch 9999.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same account again
 * @param bik - the bank that the account must fit; one is made up when it is left out
 */
export const generate = (random: Random = Math.random, bik: string = generateBik(random)): SettlementAccount =>
  withKey(
    `${pick(random, ['40702', '40802', '40703'])}81009999${digitsOf(random, 7)}`,
    weighPrefix(bik, false),
  ) as SettlementAccount

/** Input mask: groups of 3-2-3-1-4-7 digits. */
export const mask: Mask = [d, d, d, ' ', d, d, ' ', d, d, d, ' ', d, ' ', d, d, d, d, ' ', d, d, d, d, d, d, d]

/** Options of a schema: `SchemaOptions`, `Options` and the linked BIK, as text or as a function that reads it. */
export interface LinkedSchemaOptions extends SchemaOptions<'settlementAccount'>, Options {
  readonly bik: string | (() => unknown)
}

/** A Standard Schema of the account for one BIK; for a form with both fields take `formSchema`. */
export const schema = (options: LinkedSchemaOptions): Schema<string, SettlementAccount> => {
  const { bik } = options
  const read = typeof bik === 'function' ? bik : (): unknown => bik
  return identifierSchema(
    {
      rule: 'settlementAccount',
      check: (value) => check(value, read(), options),
      parse: (text) => parse(text, read(), options),
      pattern: '^\\d{20}$',
    },
    options,
  )
}
