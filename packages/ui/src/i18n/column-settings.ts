import { defineWords } from './define-words.ts'

export const columnSettingsWords = defineWords(
  {
    columns: 'Столбцы',
    up: (column: string) => `${column}: выше`,
    down: (column: string) => `${column}: ниже`,
    reset: 'Вернуть как было',
  },
  {
    columns: 'Columns',
    up: (column: string) => `${column}: move up`,
    down: (column: string) => `${column}: move down`,
    reset: 'Restore',
  },
)
