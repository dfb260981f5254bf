import type { InputRow } from './input-row.ts'

/** What a combo box offers; two of the choices have one name. */
export const offered = [
  { value: 'sber', label: 'Сбербанк' },
  { value: 'vtb', label: 'Банк ВТБ (ПАО)' },
  { value: 'tbank', label: 'АО «ТБанк»' },
  { value: 'mkb', label: 'Московский кредитный банк' },
  { value: 'twin-1', label: 'Ромашка' },
  { value: 'twin-2', label: 'Ромашка' },
]

const none = 'Такого варианта нет. Выберите из списка'
const several = 'Подходит несколько вариантов. Выберите один из списка'

export const labels: readonly InputRow<string>[] = [
  ['typed', 'Сбербанк', 'Сбербанк', 'sber'],
  ['typed', 'сбербанк ', 'Сбербанк', 'sber'],
  ['typed', 'ао "тбанк"', 'АО «ТБанк»', 'tbank'],
  ['typed', 'Сбер', 'Сбер', '', none],
  ['typed', 'Рога и копыта', 'Рога и копыта', '', none],
  ['typed', 'Ромашка', 'Ромашка', '', several],
  ['pasted', 'Банк ВТБ (ПАО)', 'Банк ВТБ (ПАО)', 'vtb'],
  ['pasted', '  Московский\u00a0кредитный банк', 'Московский кредитный банк', 'mkb'],
  ['pasted', 'ПАО Сбербанк', 'ПАО Сбербанк', '', none],
  ['filled', 'Сбербанк', 'Сбербанк', 'sber'],
  ['filled', 'Анна', 'Анна', '', none],
  ['composed', 'Сбербанк', 'Сбербанк', 'sber'],
  ['edited', 'Сбербнк{ArrowLeft>2/}а', 'Сбербанк', 'sber'],
  ['undone', 'Сбербанк{Backspace}{Control>}z{/Control}', 'Сбербанк', 'sber'],
]
