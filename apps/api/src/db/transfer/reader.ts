import { damaged, type Header, notAnExport, readHeader, readLine, type Row, type TableHeader } from './format.ts'
import type { TableEnd } from './format.ts'
import { linesOf } from './lines.ts'
import { TransferProblem } from './problem.ts'
import { createTally } from './rows.ts'

/** Rows and bytes that are handed on at once; whichever is reached first. */
const BATCH_ROWS = 500
const BATCH_BYTES = 1_000_000
const LINE_END = Buffer.from('\n')

/** What an export consists of, in its order. */
export type Part =
  | { readonly kind: 'header'; readonly header: Header }
  | { readonly kind: 'rows'; readonly table: TableHeader; readonly rows: readonly Row[] }
  | { readonly kind: 'end'; readonly table: TableHeader; readonly end: TableEnd }

const isEqual = (left: TableEnd, right: TableEnd): boolean =>
  left.table === right.table && left.rows === right.rows && left.sha256 === right.sha256

type NextLine = () => Promise<Buffer | undefined>

/** The rows of a table up to its end, which must tell what was read. */
async function* readTable(file: string, table: TableHeader, nextLine: NextLine): AsyncGenerator<Part> {
  const tally = createTally(table.name)
  let rows: Row[] = []
  let bytes = 0
  for (;;) {
    const line = await nextLine()
    if (line === undefined) throw damaged(file)
    const read = readLine(file, line, table.columns.length)
    if (!('sha256' in read)) {
      tally.add(line, 1)
      tally.add(LINE_END, 0)
      rows.push(read)
      bytes += line.length
      if (rows.length < BATCH_ROWS && bytes < BATCH_BYTES) continue
    }
    if (rows.length > 0) yield { kind: 'rows', table, rows }
    rows = []
    bytes = 0
    if (!('sha256' in read)) continue
    if (!isEqual(read, tally.end()) || read.rows !== table.rows) throw damaged(file)
    yield { kind: 'end', table, end: read }
    return
  }
}

async function* readParts(file: string): AsyncGenerator<Part> {
  const lines = linesOf(file)
  const nextLine: NextLine = async () => {
    const { value, done } = await lines.next()
    return done === true ? undefined : value
  }
  try {
    const header = readHeader(file, await nextLine())
    yield { kind: 'header', header }
    for (const table of header.tables) yield* readTable(file, table, nextLine)
    if ((await nextLine()) !== undefined) throw damaged(file)
  } finally {
    await lines.return(undefined)
  }
}

/** Troubles of the file system and of the compression, in words. */
const explain = (file: string, hasBegun: boolean, error: unknown): unknown => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new TransferProblem(`There is no file ${file}.`)
  // What is not even compressed was never an export.
  if (code === 'Z_DATA_ERROR' && !hasBegun) return notAnExport(file)
  return code.startsWith('Z_') ? damaged(file, error) : error
}

/**
 * Reads an export from its beginning to its end.
 *
 * @throws TransferProblem as soon as it turns out that the file is not what was exported
 */
export async function* readExport(file: string): AsyncGenerator<Part> {
  let hasBegun = false
  try {
    for await (const part of readParts(file)) {
      hasBegun = true
      yield part
    }
  } catch (error) {
    throw explain(file, hasBegun, error)
  }
}
