import type { Branded } from './internal/brand.ts'
import { fact, type Fact, type Facts as Table } from './internal/fact.ts'
import { fixed } from './internal/fixed.ts'
import { kbk as label } from './internal/labels.ts'
import { d, type Mask, written } from './internal/mask.ts'
import { digitsOf, pick, type Random } from './internal/random.ts'
import { digitsOnly, understood } from './internal/reading.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import { isFilled } from './internal/zeros.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { kbk as en } from './messages/identifiers-en.ts'
import { kbk as ru } from './messages/identifiers-ru.ts'

/** A budget classification code that has passed `check`: 20 digits. */
export type Kbk = Branded<'Kbk'>

/**
 * Why a value is not a KBK: not a string, empty, other characters than digits, a length other than 20, or nothing but
 * zeros.
 */
export type Code = CodeOf<'kbk'>

/**
 * Checks a budget classification code (КБК) as a payment to the budget carries it, in field 104: 20 digits, not all of
 * them zeros. There is no check digit. Codes of expenses may hold letters; they stand in no payment order of a payer,
 * and are refused. Source: order of the Ministry of Finance 107н of 12.11.2013, annex 2. Never throws and allocates
 * nothing.
 *
 * @returns nothing when the code holds, else the reason
 */
export const check = (value: unknown): Code | undefined =>
  fixed(value, 20) ?? (isFilled(value as string) ? undefined : 'zeros')

/** Whether a value is a budget classification code; see `check`. */
export const is = (value: unknown): value is Kbk => !check(value)

/** Reads what a person typed or pasted: spaces, hyphens, full-width digits and letters like О for 0 are forgiven. */
export const parse = (text: unknown): Parsed<Kbk, 'kbk'> => understood('kbk', label, text, digitsOnly, check)

/** Writes a code for people, as the orders print it: `182 1 01 01011 01 1000 110`. */
export const format = (value: string): string => written(mask, value, (text) => parse(text).value)

/** Facts held in a code of income. */
export interface Facts {
  /** Who administers the income, the first three digits, when it is one of those whom people pay. */
  readonly administrator: Fact | undefined
  /** The group of income, the fourth digit: taxes and fees, or money given for nothing. */
  readonly group: Fact | undefined
  /** The budget that receives it: digits 12 and 13. */
  readonly budget: Fact | undefined
}

const administrators: Table = {
  '048': ['Росприроднадзор', 'Environment supervision service'],
  '100': ['Федеральное казначейство', 'Federal Treasury'],
  '106': ['Ространснадзор', 'Transport supervision service'],
  '141': ['Роспотребнадзор', 'Consumer protection service'],
  '153': ['Федеральная таможенная служба', 'Federal Customs Service'],
  '161': ['Федеральная антимонопольная служба', 'Federal Antimonopoly Service'],
  '182': ['Федеральная налоговая служба', 'Federal Tax Service'],
  '188': ['Министерство внутренних дел', 'Ministry of Internal Affairs'],
  '318': ['Министерство юстиции', 'Ministry of Justice'],
  '321': ['Росреестр', 'Real estate register'],
  '322': ['Федеральная служба судебных приставов', 'Federal Bailiff Service'],
  '797': ['Социальный фонд России', 'Social Fund'],
}

const groups: Table = {
  '1': ['Налоговые и неналоговые доходы', 'Taxes and fees'],
  '2': ['Безвозмездные поступления', 'Gratuitous receipts'],
}

const budgets: Table = {
  '01': ['Федеральный бюджет', 'Federal budget'],
  '02': ['Бюджет субъекта', 'Budget of a subject of Russia'],
  '03': ['Бюджет внутригородского муниципального образования', 'Budget of a municipality inside a federal city'],
  '04': ['Бюджет городского округа', 'Budget of an urban district'],
  '05': ['Бюджет муниципального района', 'Budget of a municipal district'],
  '06': ['Бюджет Социального фонда', 'Budget of the Social Fund'],
  '08': ['Бюджет Фонда медицинского страхования', 'Budget of the federal medical insurance fund'],
  '09': ['Бюджет территориального фонда медицинского страхования', 'Budget of a regional medical insurance fund'],
  '10': ['Бюджет сельского поселения', 'Budget of a rural settlement'],
  '11': ['Бюджет городского округа с внутригородским делением', 'Budget of an urban district with inner division'],
  '12': ['Бюджет внутригородского района', 'Budget of an inner-city district'],
  '13': ['Бюджет городского поселения', 'Budget of an urban settlement'],
  '14': ['Бюджет муниципального округа', 'Budget of a municipal okrug'],
}

/** Tells what a code says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined =>
  check(value)
    ? undefined
    : {
        administrator: fact(administrators, value.slice(0, 3)),
        group: fact(groups, value.charAt(3)),
        budget: fact(budgets, value.slice(11, 13)),
      }

/**
 * Makes a code of the right form for tests. Its administrator is 999, whom there is not.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same code again
 */
export const generate = (random: Random = Math.random): Kbk =>
  `9991${digitsOf(random, 7)}${pick(random, Object.keys(budgets))}1000${digitsOf(random, 3)}` as Kbk

/** Input mask: groups of 3-1-2-5-2-4-3 digits. */
export const mask: Mask = [
  ...[d, d, d, ' ', d, ' ', d, d, ' ', d, d, d, d, d, ' ', d, d, ' '],
  ...[d, d, d, d, ' ', d, d, d],
]

/** A Standard Schema of the code; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'kbk'>): Schema<string, Kbk> =>
  identifierSchema({ rule: 'kbk', texts: { ru, en }, check, parse, pattern: '^(?!0+$)\\d{20}$' }, options)
