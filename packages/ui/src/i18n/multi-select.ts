import { defineWords } from './define-words.ts'

export const multiSelectWords = defineWords(
  {
    placeholder: 'Выберите',
    chosen: (count: number) => `Выбрано: ${count}`,
    chosenList: 'Выбранные значения',
    all: 'Выбрать все',
    none: 'Сбросить',
    search: 'Поиск',
    found: (count: number) => `Найдено: ${count}`,
  },
  {
    placeholder: 'Choose',
    chosen: (count: number) => `Chosen: ${count}`,
    chosenList: 'Chosen values',
    all: 'Choose all',
    none: 'Clear',
    search: 'Search',
    found: (count: number) => `Found: ${count}`,
  },
)
