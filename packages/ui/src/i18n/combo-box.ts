import { defineWords } from './define-words.ts'

export const comboBoxWords = defineWords(
  {
    open: 'Показать варианты',
    clear: 'Очистить',
    loading: 'Ищем…',
    empty: 'Ничего не найдено',
    failed: 'Не удалось загрузить',
    retry: 'Повторить',
    none: 'Такого варианта нет. Выберите из списка',
    several: 'Подходит несколько вариантов. Выберите один из списка',
    hint: (count: number) => `Введите не меньше ${count}\u00a0${count === 1 ? 'символа' : 'символов'}`,
  },
  {
    open: 'Show choices',
    clear: 'Clear',
    loading: 'Searching…',
    empty: 'Nothing found',
    failed: 'Could not load',
    retry: 'Try again',
    none: 'There is no such choice. Choose from the list',
    several: 'Several choices fit. Choose one from the list',
    hint: (count: number) => `Type at least ${count} ${count === 1 ? 'character' : 'characters'}`,
  },
)
