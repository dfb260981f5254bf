import * as z from 'zod/mini'
import { TransferProblem } from './problem.ts'

/**
 * The file that carries a database: lines of JSON, compressed with gzip.
 *
 * The first line is the header. Then come the tables in the order of the header: a line for each row, an array of the
 * texts of its columns, and a closing line with the count and the checksum of these lines. A value is the text that
 * PostgreSQL itself writes for it, or null, so nothing is rounded or reinterpreted on the way.
 */
const FORMAT = 'cabinet-database'
export const FORMAT_VERSION = 1

const TableHeader = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  rows: z.int(),
})
const Header = z.object({
  format: z.literal(FORMAT),
  version: z.literal(FORMAT_VERSION),
  createdAt: z.string(),
  /** Every migration that the tables have gone through. */
  migrations: z.array(z.string()),
  /** In an order in which each table comes after those that it refers to. */
  tables: z.array(TableHeader),
})
const TableEnd = z.object({ table: z.string(), rows: z.int(), sha256: z.string() })

export type TableHeader = z.output<typeof TableHeader>
export type Header = z.output<typeof Header>
export type TableEnd = z.output<typeof TableEnd>
/** Texts of the columns of a row. */
export type Row = readonly (string | null)[]

/** The file is not what was exported: cut short, changed or never an export. */
export const damaged = (file: string, cause?: unknown): TransferProblem =>
  new TransferProblem(`${file} is damaged or incomplete. Nothing was imported.`, { cause })

export const notAnExport = (file: string): TransferProblem =>
  new TransferProblem(`${file} is not an export of this product. Nothing was imported.`)

const parse = (line: Buffer): unknown => {
  try {
    return JSON.parse(line.toString('utf8'))
  } catch {
    return undefined
  }
}

export const headerLine = (header: Omit<Header, 'format' | 'version'>): string =>
  `${JSON.stringify({ format: FORMAT, version: FORMAT_VERSION, ...header } satisfies Header)}\n`

export const rowLine = (row: Row): string => `${JSON.stringify(row)}\n`

export const endLine = (end: TableEnd): string => `${JSON.stringify(end)}\n`

/** @throws TransferProblem when the line is no header or one of another version */
export const readHeader = (file: string, line: Buffer | undefined): Header => {
  const value = line && parse(line)
  const kind = z.safeParse(z.object({ format: z.literal(FORMAT), version: z.number() }), value)
  if (!kind.success) throw notAnExport(file)
  if (kind.data.version !== FORMAT_VERSION) {
    throw new TransferProblem(
      `${file} has format version ${kind.data.version}; this release reads version ${FORMAT_VERSION}. ` +
        'Import it with the release that wrote it.',
    )
  }
  const header = z.safeParse(Header, value)
  if (!header.success) throw damaged(file)
  return header.data
}

const isRow = (value: unknown): value is Row =>
  Array.isArray(value) && value.every((text) => text === null || typeof text === 'string')

/** @throws TransferProblem when the line is neither a row of that many columns nor the end of a table */
export const readLine = (file: string, line: Buffer, columns: number): Row | TableEnd => {
  const value = parse(line)
  if (isRow(value) && value.length === columns) return value
  const end = z.safeParse(TableEnd, value)
  if (!end.success) throw damaged(file)
  return end.data
}
