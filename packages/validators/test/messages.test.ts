import { describe, expect, test } from 'vitest'
import type { Issue, Language } from '../src/index.ts'
import { message, pluralRu, translate } from '../src/messages/index.ts'
import { en, inEnglish } from '../src/messages/en.ts'
import { inRussian, ru } from '../src/messages/ru.ts'

const told = (rule: string, code: string, params: object = {}, language: Language = 'ru'): string =>
  message({ rule, code, params }, language)

describe('Russian texts are those of the product, to the letter', () => {
  test.each([
    ['required', 'empty', {}, 'Обязательное поле'],
    ['requiredIf', 'empty', {}, 'Обязательное поле'],
    ['requiredIfNot', 'empty', {}, 'Обязательное поле'],
    ['requiredIfTargetNotValue', 'empty', {}, 'Обязательное поле'],
    ['general', 'required', {}, 'Обязательное поле'],
    ['general', 'incorrect', {}, 'Поле заполнено некорректно'],
    ['general', 'minLength', { min: 8 }, 'Не короче 8 символов'],
    ['general', 'maxLength', { max: 64 }, 'Не длиннее 64 символов'],
    ['general', 'email', {}, 'Введите корректный e-mail'],
    ['general', 'minValue', { min: 100 }, 'Значение должно быть не меньше 100'],
    ['mobilePhone', 'format', {}, 'Введите 10 цифр после +7 без пробелов и лишних символов'],
    ['inn', 'checksum', {}, 'Некорректная контрольная цифра ИНН'],
    ['ogrn', 'checksum', {}, 'Некорректный ОГРН'],
    ['kpp', 'format', {}, 'Некорректный КПП'],
    ['bik', 'empty', {}, 'БИК не заполнен'],
    ['bik', 'length', {}, 'Значение должно состоять из 9 символов'],
    ['bik', 'format', {}, 'Значение должно состоять из 9 символов'],
    ['correspondentAccount', 'empty', {}, 'Корреспондентский счёт не заполнен'],
    ['correspondentAccount', 'length', {}, 'Номер счёта должен содержать 20 символов'],
    ['correspondentAccount', 'checksum', {}, 'Некорректный корреспондентский счёт'],
    ['correspondentAccount', 'bik', {}, 'Сначала укажите верный БИК'],
    ['settlementAccount', 'empty', {}, 'Расчётный счёт не заполнен'],
    ['settlementAccount', 'length', {}, 'Номер счёта должен содержать 20 символов'],
    ['settlementAccount', 'checksum', {}, 'Некорректный расчётный счёт'],
    ['settlementAccount', 'bik', {}, 'Сначала укажите верный БИК'],
    ['dateRange', 'format', {}, 'Укажите диапазон дат'],
    ['shouldBeTrue', 'unchecked', {}, 'Отметьте это поле'],
    ['confirm', 'mismatch', {}, 'Пароли не совпадают'],
    ['lengthIncludes', 'length', { lengths: [10, 12] }, 'Значение должно состоять из 10 или 12 символов'],
    ['password', 'special', {}, 'Пароль не соответствует требованиям'],
    ['datesInterval', 'format', {}, 'Неверный формат даты'],
    ['datesInterval', 'from', {}, 'Неверный формат нижней границы'],
    ['datesInterval', 'early', { from: '1991-01-01' }, 'Дата раньше допустимой'],
    ['datesInterval', 'late', { to: '2026-11-20' }, 'Дата позже допустимой'],
    ['min', 'short', { min: 8 }, 'Не короче 8 символов'],
    ['max', 'long', { max: 64 }, 'Не длиннее 64 символов'],
    ['email', 'format', {}, 'Введите корректный e-mail'],
    ['alpha', 'format', {}, 'Только буквы'],
    ['alphaNum', 'format', {}, 'Только буквы и цифры'],
    ['alphaDash', 'format', {}, 'Только буквы, цифры и дефис'],
    ['alphaSpaces', 'format', {}, 'Только буквы и пробелы'],
    ['between', 'range', { min: 1, max: 180 }, 'Введите число от 1 до 180'],
    ['confirmed', 'mismatch', {}, 'Значения не совпадают'],
    ['digits', 'digits', { length: 6 }, 'Ровно 6 цифр'],
    ['length', 'length', { length: 2 }, 'Ровно 2 символа'],
    ['dimensions', 'size', { width: 300, height: 400 }, 'Размер изображения — 300 × 400 пикселей'],
    ['ext', 'file', {}, 'Недопустимый тип файла'],
    ['image', 'file', {}, 'Файл должен быть изображением'],
    ['size', 'large', { size: 10_240 }, 'Размер файла — не больше 10240 КБ'],
    ['integer', 'format', {}, 'Введите целое число'],
    ['numeric', 'format', {}, 'Введите число'],
    ['oneOf', 'value', {}, 'Выберите значение из списка'],
    ['notOneOf', 'value', {}, 'Выберите значение из списка'],
    ['maxValue', 'large', { max: 100 }, 'Не больше 100'],
    ['minValue', 'small', { min: 0.5 }, 'Не меньше 0,5'],
    ['regex', 'format', {}, 'Неверный формат'],
    ['url', 'format', {}, 'Введите корректную ссылку'],
  ])('%s %s', (rule, code, params, text) => expect(told(rule, code, params)).toBe(text))
})

describe('plural forms', () => {
  test('agree with CLDR for every number that a form can show', () => {
    const cldr = new Intl.PluralRules('ru')
    const forms = ['one', 'few', 'many'] as const
    for (let count = 0; count <= 2000; count++) expect(pluralRu(count, forms)).toBe(cldr.select(count))
    for (const count of [0.5, 1.5, 21.2]) {
      expect(cldr.select(count)).toBe('other')
      // The form of a fraction is the genitive singular: «1,5 дня», the same word as for two.
      expect(pluralRu(count, ['день', 'дня', 'дней'])).toBe('дня')
    }
    expect(pluralRu(-1, forms)).toBe('one')
  })

  test.each([
    ['length', 'length', { length: 1 }, 'Ровно 1 символ', 'Exactly 1 character'],
    ['length', 'length', { length: 2 }, 'Ровно 2 символа', 'Exactly 2 characters'],
    ['length', 'length', { length: 5 }, 'Ровно 5 символов', 'Exactly 5 characters'],
    ['length', 'length', { length: 11 }, 'Ровно 11 символов', 'Exactly 11 characters'],
    ['length', 'length', { length: 21 }, 'Ровно 21 символ', 'Exactly 21 characters'],
    ['digits', 'digits', { length: 1 }, 'Ровно 1 цифра', 'Exactly 1 digit'],
    ['digits', 'digits', { length: 4 }, 'Ровно 4 цифры', 'Exactly 4 digits'],
    ['digits', 'digits', { length: 112 }, 'Ровно 112 цифр', 'Exactly 112 digits'],
    ['min', 'short', { min: 1 }, 'Не короче 1 символа', 'No shorter than 1 character'],
    ['min', 'short', { min: 3 }, 'Не короче 3 символов', 'No shorter than 3 characters'],
    ['max', 'long', { max: 21 }, 'Не длиннее 21 символа', 'No longer than 21 characters'],
    [
      'lengthIncludes',
      'length',
      { lengths: [9] },
      'Значение должно состоять из 9 символов',
      'The value must consist of 9 characters',
    ],
    [
      'lengthIncludes',
      'length',
      { lengths: [20, 21] },
      'Значение должно состоять из 20 или 21 символа',
      'The value must consist of 20 or 21 characters',
    ],
    [
      'lengthIncludes',
      'length',
      { lengths: [8, 10, 12] },
      'Значение должно состоять из 8, 10 или 12 символов',
      'The value must consist of 8, 10 or 12 characters',
    ],
    [
      'dimensions',
      'size',
      { width: 10, height: 1 },
      'Размер изображения — 10 × 1 пиксель',
      'The image must be 10 × 1 pixel',
    ],
    [
      'dimensions',
      'size',
      { width: 10, height: 32 },
      'Размер изображения — 10 × 32 пикселя',
      'The image must be 10 × 32 pixels',
    ],
  ])('%s %s %o', (rule, code, params, russian, english) => {
    expect(told(rule, code, params)).toBe(russian)
    expect(told(rule, code, params, 'en')).toBe(english)
  })
})

describe('catalogues', () => {
  const texts = (catalogue: object): readonly (readonly [string, unknown])[] =>
    Object.entries(catalogue).flatMap(([rule, entry]) =>
      Object.entries(entry as object).map(([code, text]) => [`${rule}.${code}`, text] as const),
    )

  test('both languages have the same keys', () => {
    const keys = (catalogue: object): readonly string[] =>
      texts(catalogue)
        .map(([key]) => key)
        .toSorted()
    expect(keys(en)).toEqual(keys(ru))
    expect(keys(ru).length).toBeGreaterThan(70)
  })

  test('no English text has Cyrillic letters; Russian texts have Latin ones only in known words', () => {
    const params = { min: 1, max: 2, length: 3, lengths: [1, 2], width: 4, height: 5, size: 6 }
    const said = (catalogue: object): readonly string[] =>
      texts(catalogue).map(([, text]) =>
        typeof text === 'function' ? (text as (p: object) => string)(params) : String(text),
      )
    for (const text of said(en)) expect(text).not.toMatch(/[а-яё]/i)
    for (const text of said(ru)) expect(text.replace(/e-mail|IBAN|SWIFT|VIN/, '')).not.toMatch(/[a-z]/i)
    for (const text of [...said(ru), ...said(en)]) {
      expect(text).not.toMatch(/undefined|NaN|\.$/)
      expect(text[0]).toBe(text[0]?.toUpperCase())
    }
  })

  test('two languages at once, without a state between them', () => {
    const issue: Issue = { rule: 'min', code: 'short', params: { min: 8 } }
    expect([message(issue, 'ru'), message(issue, 'en'), message(issue, 'ru')]).toEqual([
      'Не короче 8 символов',
      'No shorter than 8 characters',
      'Не короче 8 символов',
    ])
    expect([inRussian(issue), inEnglish(issue)]).toEqual(['Не короче 8 символов', 'No shorter than 8 characters'])
  })

  test('one catalogue alone, and texts of your own', () => {
    expect(translate({ rule: 'required', code: 'empty' }, ru)).toBe('Обязательное поле')
    expect(translate({ rule: 'required', code: 'empty' }, { ...ru, required: { empty: 'Заполните поле' } })).toBe(
      'Заполните поле',
    )
  })

  test('the caller’s own text comes first, in one language or in two', () => {
    const both = { ru: 'Без кавычек', en: 'No quotes' }
    for (const [rule, code] of [
      ['notMatches', 'match'],
      ['confirm', 'mismatch'],
      ['must', 'incorrect'],
    ] as const) {
      expect(told(rule, code, { message: 'Так нельзя' })).toBe('Так нельзя')
      expect(told(rule, code, { message: 'Так нельзя' }, 'en')).toBe('Так нельзя')
      expect([told(rule, code, { message: both }), told(rule, code, { message: both }, 'en')]).toEqual([
        both.ru,
        both.en,
      ])
    }
    expect(told('must', 'incorrect')).toBe('Поле заполнено некорректно')
  })

  test('an issue that is not known, such as one of a newer server, gets the general text', () => {
    for (const [rule, code] of [
      ['unheardOf', 'x'],
      ['required', 'unheardOf'],
      ['constructor', 'name'],
      ['inn', 'toString'],
      ['__proto__', 'x'],
    ] as const) {
      expect(typeof told(rule, code)).toBe('string')
      expect(told(rule, code).length).toBeGreaterThan(5)
    }
    expect(told('unheardOf', 'x')).toBe('Поле заполнено некорректно')
    expect(told('unheardOf', 'x', {}, 'en')).toBe('The field is filled in incorrectly')
    expect(translate({ rule: 'unheardOf', code: 'x' }, {})).toBe('x')
  })
})
