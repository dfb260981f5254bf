import { defineWords } from './define-words.ts'

export const calendarMonthWords = defineWords(
  { previous: 'Предыдущий месяц', next: 'Следующий месяц' },
  { previous: 'Previous month', next: 'Next month' },
)
