import { defineWords } from './define-words.ts'

const forms = { one: 'символ', few: 'символа', many: 'символов', other: 'символа' }
const rules = new Intl.PluralRules('ru-RU')
const characters = (count: number): string => `${count}\u00a0${forms[rules.select(count) as keyof typeof forms]}`

export const textAreaWords = defineWords(
  {
    left: (count: number) => `Осталось ${characters(count)}`,
    over: (count: number) => `Лишних: ${characters(count)}`,
    counter: (count: number, most: number) => `${count} из ${most}`,
  },
  {
    left: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} left`,
    over: (count: number) => `${count} ${count === 1 ? 'character' : 'characters'} too many`,
    counter: (count: number, most: number) => `${count} of ${most}`,
  },
)
