import { defineWords } from './define-words.ts'

export const commandPaletteWords = defineWords(
  {
    label: 'Поиск и команды',
    placeholder: 'Найти раздел или действие',
    empty: 'Ничего не найдено',
    results: 'Команды',
  },
  {
    label: 'Search and commands',
    placeholder: 'Find a section or an action',
    empty: 'Nothing found',
    results: 'Commands',
  },
)
