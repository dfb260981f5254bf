import { defineWords } from './define-words.ts'

/** Words of the fields that suggest while one types. */
export const suggestWords = defineWords(
  {
    loading: 'Ищем подсказки…',
    failed: 'Подсказки недоступны. Продолжайте вводить вручную',
    byParts: 'Заполнить по полям',
    inLine: 'Одной строкой',
    search: 'Найти по ИНН или названию',
  },
  {
    loading: 'Looking for suggestions…',
    failed: 'Suggestions are not available. Go on by hand',
    byParts: 'Fill in field by field',
    inLine: 'In one line',
    search: 'Find by INN or name',
  },
)
