import { defineWords } from './define-words.ts'
import { textFieldWords } from './text-field.ts'

/** What a field says about a text that it cannot read. */
export const entryWords = defineWords(
  {
    number: 'Введите число цифрами',
    whole: 'Нужно целое число, без запятой',
    fraction: (count: number) => `После запятой не больше ${count}\u00a0${count === 1 ? 'цифры' : 'цифр'}`,
    big: 'Слишком большое число',
    negative: 'Число не может быть меньше нуля',
    long: textFieldWords.ru.long,
    characters: 'Не удалось прочитать. Уберите лишние символы',
    phone: 'Не удалось прочитать номер. Введите +7 и десять цифр',
    foreign: 'Нужен российский номер: +7 и десять цифр',
    international: 'Начните номер с +7 или с + и кода страны',
    email: 'Проверьте адрес: он выглядит как имя@домен.ру',
    short: 'В номере не хватает цифры. Начните его с +7',
    missing: 'В номере не хватает цифры',
    cells: 'Здесь несколько значений. Оставьте одно',
  },
  {
    number: 'Enter a number in digits',
    whole: 'Enter a whole number, without a decimal point',
    fraction: (count: number) => `At most ${count} ${count === 1 ? 'digit' : 'digits'} after the decimal point`,
    big: 'The number is too large',
    negative: 'The number cannot be less than zero',
    long: textFieldWords.en.long,
    characters: 'This cannot be read. Remove the extra characters',
    phone: 'This number cannot be read. Enter +7 and ten digits',
    foreign: 'Enter a Russian number: +7 and ten digits',
    international: 'Begin the number with +7, or with + and a country code',
    email: 'Check the address: it looks like name@domain.com',
    short: 'The number lacks a digit. Begin it with +7',
    missing: 'The number lacks a digit',
    cells: 'There are several values here. Keep one',
  },
)
