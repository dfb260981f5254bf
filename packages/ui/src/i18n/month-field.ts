import { defineWords } from './define-words.ts'

export const monthFieldWords = defineWords(
  {
    open: 'Выбрать месяц',
    placeholder: 'мм.гггг',
    incomplete: 'Введите месяц полностью: мм.гггг',
    impossible: 'Такого месяца нет',
    early: 'Месяц раньше допустимого',
    late: 'Месяц позже допустимого',
    unavailable: 'Этот месяц выбрать нельзя',
    previous: 'Предыдущий год',
    next: 'Следующий год',
  },
  {
    open: 'Choose month',
    placeholder: 'mm.yyyy',
    incomplete: 'Enter the whole month: mm.yyyy',
    impossible: 'There is no such month',
    early: 'The month is too early',
    late: 'The month is too late',
    unavailable: 'This month cannot be chosen',
    previous: 'Previous year',
    next: 'Next year',
  },
)
