import { defineWords } from './define-words.ts'

export const filterBarWords = defineWords(
  {
    filters: 'Фильтры',
    filter: 'Фильтр',
    chosen: 'Выбранные фильтры',
    reset: 'Сбросить',
    removed: (name: string) => `Фильтр убран: ${name}`,
    isReset: 'Фильтры сброшены',
  },
  {
    filters: 'Filters',
    filter: 'Filter',
    chosen: 'Filters in force',
    reset: 'Reset',
    removed: (name: string) => `Filter removed: ${name}`,
    isReset: 'Filters reset',
  },
)
