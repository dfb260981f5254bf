import { defineWords } from './define-words.ts'

export const stepperWords = defineWords(
  {
    empty: 'Не заполнено',
    partial: 'Заполнено частично',
    complete: 'Заполнено',
    error: 'Есть ошибки',
    locked: 'Когда всё заполнено',
    place: (index: number, count: number) => `Шаг ${index} из ${count}`,
    all: 'Все шаги',
    hide: 'Скрыть шаги',
  },
  {
    empty: 'Not filled in',
    partial: 'Partly filled in',
    complete: 'Filled in',
    error: 'Has mistakes',
    locked: 'When all is filled in',
    place: (index: number, count: number) => `Step ${index} of ${count}`,
    all: 'All steps',
    hide: 'Hide steps',
  },
)
