import { defineWords } from './define-words.ts'

export const searchFieldWords = defineWords(
  { label: 'Поиск', clear: 'Очистить поиск' },
  { label: 'Search', clear: 'Clear search' },
)
