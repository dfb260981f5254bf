import type { Message } from '../../kernel/language.ts'
import type { ExcelColumn } from './excel.ts'

/** Wide enough for a billion roubles, and for a day. */
const MONEY_WIDTH = 18
const DAY_WIDTH = 14
const COUNT_WIDTH = 14
const INSTANT_WIDTH = 18

/**
 * Columns of a workbook with rows of one kind.
 *
 * @example
 *   const { text, money } = columnsOf<Supply>()
 *   const columns = [text({ ru: 'Номер', en: 'No.' }, 14, ({ number }) => number), …]
 */
export const columnsOf = <Row>() => ({
  /** @param width characters */
  text: (header: Message, width: number, value: (row: Row) => string | null): ExcelColumn<Row> => ({
    header,
    kind: 'text',
    width,
    value,
  }),
  /** Kopecks. */
  money: (header: Message, value: (row: Row) => number | null): ExcelColumn<Row> => ({
    header,
    kind: 'money',
    width: MONEY_WIDTH,
    value,
  }),
  day: (header: Message, value: (row: Row) => string | null): ExcelColumn<Row> => ({
    header,
    kind: 'day',
    width: DAY_WIDTH,
    value,
  }),
  instant: (header: Message, value: (row: Row) => string | null): ExcelColumn<Row> => ({
    header,
    kind: 'instant',
    width: INSTANT_WIDTH,
    value,
  }),
  integer: (header: Message, value: (row: Row) => number | null): ExcelColumn<Row> => ({
    header,
    kind: 'integer',
    width: COUNT_WIDTH,
    value,
  }),
})
