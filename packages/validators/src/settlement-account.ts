import { generate as generateBik } from './bik.ts'
import { accountTidy, checkAccount, readBik, weighPrefix, withKey } from './internal/account.ts'
import { accountFacts, type AccountFacts } from './internal/account-facts.ts'
import { isSettlementCentre, isTreasuryBody } from './internal/bank-kind.ts'
import type { Branded } from './internal/brand.ts'
import { fixed } from './internal/fixed.ts'
import { settlementAccount as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { isOfLength } from './internal/misfit.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { settlementAccount as en } from './messages/identifiers-en.ts'
import { settlementAccount as ru } from './messages/identifiers-ru.ts'

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
   * - `settlementCentre`: an account in a settlement centre of the Bank of Russia. Where the BIK begins with 04 and its
   *   digits 7 and 8 are zeros, the check digit is counted with the prefix of correspondent accounts.
   * - `treasury`: an account of the Treasury, in a body of it: the account begins with 03 and is in roubles (643), the
   *   BIK begins with 0 and not with 04. It carries no check digit. Source: order of the Treasury 15н of 01.04.2020.
   */
  readonly accept?: Accept | readonly Accept[]
}

const inBank = (): boolean => false
const ofTreasury = (account: string, bik: string): boolean =>
  account.startsWith('03') && account.startsWith('643', 5) && isTreasuryBody(bik)

/**
 * Checks a settlement account (расчётный счёт) together with the BIK of the bank: 20 digits.
 *
 * The check runs over 23 digits: the last three digits of the BIK and the account. Multiplied by 7, 1, 3, 7, 1, 3, …
 * they must sum to a multiple of ten. Source: order of the Bank of Russia 515 of 08.09.1997, in force; the plan of accounts is
 * that of 809-П of 24.11.2022. Never throws and allocates
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
    accept?.includes('settlementCentre') ? isSettlementCentre : inBank,
    accept?.includes('treasury') ? ofTreasury : undefined,
  )
}

/** Whether a value is a settlement account in the bank with this BIK; see `check`. */
export const is = (value: unknown, bik: unknown, options?: Options): value is SettlementAccount =>
  isOfLength(value, 20) && !check(value, bik, options)

/**
 * Reads what a person typed or pasted: `р/с 40702 810 …`, spaces, hyphens, dots, full-width digits and letters like О for 0
 * are forgiven, in the BIK as well; `changes` tells what was dropped.
 */
export const parse = (
  text: unknown,
  bik: unknown,
  options?: Options,
): Parsed<SettlementAccount, 'settlementAccount'> => {
  const bank = readBik(bik)
  return understood('settlementAccount', label, text, accountTidy, (value) => check(value, bank, options))
}

/** Writes an account for people, in groups of 5-3-1-4-7, from any spelling that `parse` takes. Also one that is not complete. */
export const format = (value: string): string =>
  written(
    mask,
    value,
    (text) => understood('settlementAccount', label, text, accountTidy, (account) => fixed(account, 20)).value,
  )

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

/** Input mask: groups of 5-3-1-4-7 digits. */
export const mask: Mask = [d, d, d, d, d, ' ', d, d, d, ' ', d, ' ', d, d, d, d, ' ', d, d, d, d, d, d, d]

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
      texts: { ru, en },
      check: (value) => check(value, read(), options),
      parse: (text) => parse(text, read(), options),
      pattern: '^\\d{20}$',
    },
    options,
  )
}
