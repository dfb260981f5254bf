import { defineWords } from './define-words.ts'

export const statusStepsWords = defineWords(
  { done: 'Готово', current: 'Сейчас', upcoming: 'Впереди', failed: 'Не удалось' },
  { done: 'Done', current: 'Now', upcoming: 'Ahead', failed: 'Failed' },
)
