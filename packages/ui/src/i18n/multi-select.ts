import { defineWords } from './define-words.ts'

export const multiSelectWords = defineWords(
  {
    placeholder: 'Выберите',
    chosen: (count: number) => `Выбрано: ${count}`,
    chosenList: 'Выбранные значения',
    all: 'Выбрать все',
    none: 'Сбросить',
  },
  {
    placeholder: 'Choose',
    chosen: (count: number) => `Chosen: ${count}`,
    chosenList: 'Chosen values',
    all: 'Choose all',
    none: 'Clear',
  },
)
