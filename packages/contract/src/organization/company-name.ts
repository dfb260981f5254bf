import { max, must, required } from '@cabinet/validators/rules'

/** Longer ones are not names. */
const COMPANY_NAME_LENGTH = 160

/** Cyrillic and Latin letters, digits, spaces, points, dashes, quotes, №, & and +. */
const SIGNS = /^[\p{Script=Cyrillic}\p{Script=Latin}\d \u00a0.\-–—−№&+"'«»„“”‚‘’]+$/u

/** A point with a word right behind it: mail programs make a link of it. */
const DOMAIN = /\.(?=[\p{L}\d-]*\p{L}{2})/u

/**
 * Whether a text can be the name of a company. It stands in letters to people who know nothing of the company, so it
 * holds no address: nothing that a mail program would turn into a link.
 */
const isCompanyName = (value: unknown): boolean => SIGNS.test(String(value)) && !DOMAIN.test(String(value))

/**
 * What must hold for a name of a company that people type.
 *
 * @param known the name that is stored: the registry may have given one with other signs, and it may stay
 */
export const companyName = (known?: string | null) =>
  must((value) => value === known || isCompanyName(value), {
    ru: 'Только буквы, цифры, кавычки, дефисы, точки, № & и +. После точки нужен пробел',
    en: 'Letters, digits, quotes, hyphens, full stops, № & and + only. A full stop needs a space after it',
  })

/** The name of an organization that the registry does not know. */
export const companyNameRules = [required, companyName(), max(COMPANY_NAME_LENGTH)]

/** The short name in the data of an organization. */
export const shortNameRules = (known?: string | null) => [companyName(known), max(COMPANY_NAME_LENGTH)]
