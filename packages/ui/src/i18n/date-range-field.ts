import { defineWords } from './define-words.ts'

export const dateRangeFieldWords = defineWords(
  {
    from: 'дата начала',
    to: 'дата окончания',
    open: 'Выбрать период',
    order: 'Дата начала позже даты окончания',
    presets: 'Готовые периоды',
    today: 'Сегодня',
    week: 'Эта неделя',
    month: 'Этот месяц',
    lastMonth: 'Прошлый месяц',
    quarter: 'Этот квартал',
    lastQuarter: 'Прошлый квартал',
    year: 'Этот год',
  },
  {
    from: 'from',
    to: 'to',
    open: 'Choose period',
    order: 'The first date is after the last one',
    presets: 'Ready periods',
    today: 'Today',
    week: 'This week',
    month: 'This month',
    lastMonth: 'Last month',
    quarter: 'This quarter',
    lastQuarter: 'Last quarter',
    year: 'This year',
  },
)
