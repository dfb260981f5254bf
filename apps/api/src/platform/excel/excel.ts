import { Readable } from 'node:stream'
import { contentTypes } from '@cabinet/contract/file'
import { type ColumnDef, writeXlsxStream } from 'hucre/xlsx'
import { businessDay } from '../../kernel/clock.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { FileContent } from '../handlers.ts'
import { type CellKind, cellOf, formatOf } from './cells.ts'
import type { MakeContent, TakeTurn } from './workbooks.ts'

/** A column of an export. */
export interface ExcelColumn<Row> {
  readonly header: Message
  readonly kind: CellKind
  /** Characters. */
  readonly width: number
  /** Kopecks for money, `YYYY-MM-DD` for a day, ISO 8601 for an instant; an empty cell for null. */
  readonly value: (row: Row) => string | number | null
}

/** What is exported, and how its file is called. */
export interface ExcelExport<Row> {
  readonly title: Message
  readonly columns: readonly ExcelColumn<Row>[]
  /** Rows a batch at a time, as `readAll` gives them. */
  readonly batches: AsyncGenerator<readonly Row[]>
  readonly language: Language
  /** Business time: the name of the file has its day. */
  readonly now: Date
}

/** `20.11.2026` */
const dayText = (now: Date): string => businessDay(now).split('-').toReversed().join('.')

const definitionOf = <Row>({ header, kind, width }: ExcelColumn<Row>, language: Language): ColumnDef => ({
  header: header[language],
  width,
  numFmt: formatOf[kind],
})

async function* cellsOf<Row>(
  columns: readonly ExcelColumn<Row>[],
  first: IteratorResult<readonly Row[]>,
  batches: AsyncGenerator<readonly Row[]>,
  takeTurn: TakeTurn,
) {
  try {
    for (let batch = first; !batch.done; batch = await takeTurn(() => batches.next())) {
      for (const row of batch.value) yield columns.map(({ kind, value }) => cellOf(kind, value(row)))
    }
  } finally {
    // Who cancels the download must not leave the reading behind.
    await batches.return(undefined)
  }
}

/** A workbook that is made while it is sent. */
export interface ExcelFile extends FileContent {
  readonly bytes: MakeContent
}

/** For a workbook that nobody else waits for: a small one that is made inside of other work. */
export const withoutTurns: TakeTurn = (work) => work()

/**
 * A workbook of any length as a stream: rows are read as fast as they are fetched, and no more than one batch of them is
 * in memory. The first batch is read before anything is answered, so a database that fails answers with an error.
 * Whoever sends the file gives every batch its turn.
 */
export const excelFile = async <Row>({
  title,
  columns,
  batches,
  language,
  now,
}: ExcelExport<Row>): Promise<ExcelFile> => ({
  contentType: contentTypes.xlsx,
  name: `${title[language]} ${dayText(now)}.xlsx`,
  async bytes(takeTurn) {
    const first = await takeTurn(() => batches.next())
    const stream = writeXlsxStream(cellsOf(columns, first, batches, takeTurn), {
      name: title[language].slice(0, 31),
      columns: columns.map((column) => definitionOf(column, language)),
      freezePane: { rows: 1 },
    })
    return Readable.from(stream)
  },
})
