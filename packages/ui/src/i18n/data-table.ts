import { defineWords } from './define-words.ts'

export const dataTableWords = defineWords(
  {
    selectAll: 'Выбрать все строки',
    select: 'Выбрать',
    selection: 'Выбор строк',
    actions: 'Действия',
    empty: 'Ничего не найдено',
    emptyHint: 'Измените фильтры',
    loading: 'Загрузка строк',
    loaded: (count: string) => `Строки загружены: ${count}`,
    sorted: (column: string, isAscending: boolean) =>
      `${column}: сортировка по ${isAscending ? 'возрастанию' : 'убыванию'}`,
    width: (column: string, pixels: number) => `${column}: ширина ${pixels}`,
    place: (column: string, place: number, count: number) => `${column}: столбец ${place} из ${count}`,
    selected: (count: string) => `Выбрано: ${count}`,
    keys: 'Стрелки ведут по ячейкам.',
    keysOpen: 'Enter открывает строку.',
    keysSelect: 'Пробел выбирает строку, Ctrl и A — все.',
    keysColumns: 'В заголовке Shift со стрелкой меняет ширину столбца, Ctrl, Shift и стрелка — его место.',
  },
  {
    selectAll: 'Select all rows',
    select: 'Select',
    selection: 'Row selection',
    actions: 'Actions',
    empty: 'Nothing found',
    emptyHint: 'Change the filters',
    loading: 'Loading rows',
    loaded: (count: string) => `Rows loaded: ${count}`,
    sorted: (column: string, isAscending: boolean) => `${column}: sorted ${isAscending ? 'ascending' : 'descending'}`,
    width: (column: string, pixels: number) => `${column}: width ${pixels}`,
    place: (column: string, place: number, count: number) => `${column}: column ${place} of ${count}`,
    selected: (count: string) => `Selected: ${count}`,
    keys: 'Arrow keys move between cells.',
    keysOpen: 'Enter opens the row.',
    keysSelect: 'Space selects the row, Ctrl and A all rows.',
    keysColumns:
      'In a header, Shift with an arrow changes the width of the column, Ctrl, Shift and an arrow its place.',
  },
)
