import type { Catalogue, FormCatalogue } from './catalogue.ts'
import { identifiersEn } from './identifiers-en.ts'
import { ownText } from './own-text.ts'
import { given, pluralEn } from './plural.ts'
import { translate, type Translatable } from './translate.ts'

const required = 'Required field'
const wrongFormat = 'Wrong format'

const characters = (count: number): string => `${given(count)} ${pluralEn(count, 'character', 'characters')}`

const noShorter = ({ min }: { readonly min: number }): string => `No shorter than ${characters(min)}`
const noLonger = ({ max }: { readonly max: number }): string => `No longer than ${characters(max)}`

/** "10", "10 or 12", "10, 12 or 15". */
const either = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join(', '), ...numbers.slice(-1)].filter((part) => part !== '').join(' or ')

const forms: FormCatalogue = {
  general: {
    incorrect: 'The field is filled in incorrectly',
    required,
    minLength: noShorter,
    maxLength: noLonger,
    email: 'Enter a valid e-mail',
    minValue: ({ min }) => `The value must be greater than or equal to ${given(min)}`,
  },
  required: { empty: required },
  requiredIf: { empty: required },
  requiredIfNot: { empty: required },
  requiredIfTargetNotValue: { empty: required },
  dateRange: { format: 'Enter a range of dates' },
  shouldBeTrue: { unchecked: 'Tick this field' },
  notMatches: { match: ({ message }) => ownText(message, 'en') ?? wrongFormat },
  confirm: { mismatch: ({ message }) => ownText(message, 'en') ?? 'The passwords do not match' },
  confirmed: { mismatch: 'The values do not match' },
  lengthIncludes: {
    length: ({ lengths }) =>
      `The value must consist of ${either(lengths)} ${pluralEn(lengths.at(-1) ?? 0, 'character', 'characters')}`,
  },
  datesInterval: {
    format: 'Invalid date format',
    from: 'Invalid format of the lower bound',
    to: 'Invalid format of the upper bound',
    early: 'The date is earlier than allowed',
    late: 'The date is later than allowed',
  },
  must: { incorrect: ({ message }) => ownText(message, 'en') ?? 'The field is filled in incorrectly' },
  alpha: { format: 'Letters only' },
  alphaNum: { format: 'Letters and digits only' },
  alphaDash: { format: 'Letters, digits and hyphen only' },
  alphaSpaces: { format: 'Letters and spaces only' },
  between: { range: ({ min, max }) => `Enter a number between ${given(min)} and ${given(max)}` },
  digits: { digits: ({ length }) => `Exactly ${given(length)} ${pluralEn(length, 'digit', 'digits')}` },
  dimensions: {
    size: ({ width, height }) =>
      `The image must be ${given(width)} × ${given(height)} ${pluralEn(height, 'pixel', 'pixels')}`,
  },
  oneOf: { value: 'Choose a value from the list' },
  notOneOf: { value: 'Choose a value from the list' },
  ext: { file: 'This type of file is not allowed' },
  image: { file: 'The file must be an image' },
  integer: { format: 'Enter a whole number' },
  numeric: { format: 'Enter a number' },
  length: { length: ({ length }) => `Exactly ${characters(length)}` },
  max: { long: noLonger },
  min: { short: noShorter },
  maxValue: { large: ({ max }) => `${given(max)} or less` },
  minValue: { small: ({ min }) => `${given(min)} or more` },
  regex: { format: wrongFormat },
  size: { large: ({ size }) => `The file must be no larger than ${given(size)} KB` },
  url: { format: 'Enter a valid link' },
}

/** All English texts. Spread it to change some: `{ ...en, required: { empty: 'Please fill this in' } }`. */
export const en: Catalogue = { ...identifiersEn, ...forms }

/** The English text of an issue: what adapters take as their way of speaking. */
export const inEnglish = (issue: Translatable): string => translate(issue, en)
