import { defineWords } from './define-words.ts'

export const monthFieldWords = defineWords(
  {
    open: 'Выбрать месяц',
    placeholder: 'мм.гггг',
    incomplete: 'Введите месяц полностью: мм.гггг',
    impossible: 'Такого месяца нет',
    unreadable: 'Не удалось прочитать месяц. Введите его как мм.гггг',
    early: 'Месяц раньше допустимого',
    late: 'Месяц позже допустимого',
    unavailable: 'Этот месяц выбрать нельзя',
    previous: 'Предыдущий год',
    next: 'Следующий год',
    current: 'Этот месяц',
  },
  {
    open: 'Choose month',
    placeholder: 'mm.yyyy',
    incomplete: 'Enter the whole month: mm.yyyy',
    impossible: 'There is no such month',
    unreadable: 'This month cannot be read. Enter it as mm.yyyy',
    early: 'The month is too early',
    late: 'The month is too late',
    unavailable: 'This month cannot be chosen',
    previous: 'Previous year',
    next: 'Next year',
    current: 'This month',
  },
)
