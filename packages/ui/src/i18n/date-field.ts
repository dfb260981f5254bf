import { defineWords } from './define-words.ts'

export const dateFieldWords = defineWords(
  {
    open: 'Открыть календарь',
    today: 'Сегодня',
    placeholder: 'дд.мм.гггг',
    incomplete: 'Введите дату полностью: дд.мм.гггг',
    impossible: 'Такой даты нет',
    unreadable: 'Не удалось прочитать дату. Введите её как дд.мм.гггг',
    early: 'Дата раньше допустимой',
    late: 'Дата позже допустимой',
    unavailable: 'Эту дату выбрать нельзя',
  },
  {
    open: 'Open calendar',
    today: 'Today',
    placeholder: 'dd.mm.yyyy',
    incomplete: 'Enter the whole date: dd.mm.yyyy',
    impossible: 'There is no such date',
    unreadable: 'This date cannot be read. Enter it as dd.mm.yyyy',
    early: 'The date is too early',
    late: 'The date is too late',
    unavailable: 'This date cannot be chosen',
  },
)
