import type { Catalogue, FormCatalogue } from './catalogue.ts'
import { identifiersRu } from './identifiers-ru.ts'
import { ownText } from './own-text.ts'
import { given, pluralRu } from './plural.ts'
import { translate, type Translatable } from './translate.ts'

const required = 'Обязательное поле'
const wrongFormat = 'Неверный формат'

/** «символ» beside a number in the nominative: «Ровно 2 символа». */
const symbols = (count: number): string => `${given(count)} ${pluralRu(count, ['символ', 'символа', 'символов'])}`

/** «символ» in the genitive, where only numbers that end in one take the singular: «Не короче 2 символов». */
const ofSymbols = (count: number): string => `${given(count)} ${pluralRu(count, ['символа', 'символов', 'символов'])}`

/** A number as Russian text writes it: with a decimal comma. */
const number = (value: number): string => String(given(value)).replace('.', ',')

const noShorter = ({ min }: { readonly min: number }): string => `Не короче ${ofSymbols(min)}`
const noLonger = ({ max }: { readonly max: number }): string => `Не длиннее ${ofSymbols(max)}`

/** «10», «10 или 12», «10, 12 или 15». */
const either = (numbers: readonly number[]): string =>
  [numbers.slice(0, -1).join(', '), ...numbers.slice(-1)].filter((part) => part !== '').join(' или ')

const forms: FormCatalogue = {
  general: {
    incorrect: 'Поле заполнено некорректно',
    required,
    minLength: noShorter,
    maxLength: noLonger,
    email: 'Введите корректный e-mail',
    minValue: ({ min }) => `Значение должно быть не меньше ${number(min)}`,
  },
  required: { empty: required },
  requiredIf: { empty: required },
  requiredIfNot: { empty: required },
  requiredIfTargetNotValue: { empty: required },
  dateRange: { format: 'Укажите диапазон дат' },
  shouldBeTrue: { unchecked: 'Отметьте это поле' },
  notMatches: { match: ({ message }) => ownText(message, 'ru') ?? wrongFormat },
  confirm: { mismatch: ({ message }) => ownText(message, 'ru') ?? 'Пароли не совпадают' },
  confirmed: { mismatch: 'Значения не совпадают' },
  lengthIncludes: {
    length: ({ lengths }) =>
      `Значение должно состоять из ${either(lengths)} ${pluralRu(lengths.at(-1) ?? 0, ['символа', 'символов', 'символов'])}`,
  },
  datesInterval: {
    format: 'Неверный формат даты',
    from: 'Неверный формат нижней границы',
    to: 'Неверный формат верхней границы',
    early: 'Дата раньше допустимой',
    late: 'Дата позже допустимой',
  },
  must: { incorrect: ({ message }) => ownText(message, 'ru') ?? 'Поле заполнено некорректно' },
  alpha: { format: 'Только буквы' },
  alphaNum: { format: 'Только буквы и цифры' },
  alphaDash: { format: 'Только буквы, цифры и дефис' },
  alphaSpaces: { format: 'Только буквы и пробелы' },
  between: { range: ({ min, max }) => `Введите число от ${number(min)} до ${number(max)}` },
  digits: { digits: ({ length }) => `Ровно ${given(length)} ${pluralRu(length, ['цифра', 'цифры', 'цифр'])}` },
  dimensions: {
    size: ({ width, height }) =>
      `Размер изображения — ${given(width)} × ${given(height)} ${pluralRu(height, ['пиксель', 'пикселя', 'пикселей'])}`,
  },
  oneOf: { value: 'Выберите значение из списка' },
  notOneOf: { value: 'Выберите значение из списка' },
  ext: { file: 'Недопустимый тип файла' },
  image: { file: 'Файл должен быть изображением' },
  integer: { format: 'Введите целое число' },
  numeric: { format: 'Введите число' },
  length: { length: ({ length }) => `Ровно ${symbols(length)}` },
  max: { long: noLonger },
  min: { short: noShorter },
  maxValue: { large: ({ max }) => `Не больше ${number(max)}` },
  minValue: { small: ({ min }) => `Не меньше ${number(min)}` },
  regex: { format: wrongFormat },
  size: { large: ({ size }) => `Размер файла — не больше ${number(size)} КБ` },
  url: { format: 'Введите корректную ссылку' },
}

/** All Russian texts. Spread it to change some: `{ ...ru, required: { empty: 'Заполните поле' } }`. */
export const ru: Catalogue = { ...identifiersRu, ...forms }

/** The Russian text of an issue: what adapters take as their way of speaking. */
export const inRussian = (issue: Translatable): string => translate(issue, ru)
