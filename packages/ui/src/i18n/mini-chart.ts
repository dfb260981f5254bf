import { defineWords } from './define-words.ts'

export const miniChartWords = defineWords(
  { empty: 'Нет данных', period: 'Период', value: 'Значение' },
  { empty: 'No data', period: 'Period', value: 'Value' },
)
