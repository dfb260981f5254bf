import * as z from 'zod/mini'
import { anyOf } from '../access.ts'
import { Id, namedOf } from '../common.ts'
import { limitStatuses } from './buyers.ts'
import { shipmentReads } from './shipments.ts'
import { endpoint, file, form } from '../endpoint.ts'
import { contentTypes, MAX_FILE_BYTES } from '../file.ts'
import { Kopecks } from '../money.ts'

const debtor = anyOf('DEBTOR')

/** Most rows of a workbook. */
export const LARGEST_IMPORT = 5000

/** Columns of the template in their order, A to J. */
export const importColumns = [
  'itn',
  'contractNumber',
  'contractDate',
  'documentType',
  'documentNumber',
  'documentDate',
  'shipmentDate',
  'amount',
  'vatAmount',
  'deferralDays',
] as const

/** What kinds of mistakes a row has. */
export const importProblems = ['WRONG', 'DUPLICATE_IN_FILE', 'DUPLICATE_IN_REGISTER'] as const

/** A row that is not taken. */
export const BadRow = z.object({
  /** As the workbook counts them: the header is row 1. */
  row: z.int(),
  /** What stands in the cells, in the order of the columns, as text. */
  cells: z.array(z.string()),
  errors: z.array(
    z.object({
      /** `A17` */
      cell: z.string(),
      column: z.enum(importColumns),
      problem: z.enum(importProblems),
      /** What is wrong and what to do, a sentence. */
      message: z.string(),
    }),
  ),
})
export type BadRow = z.output<typeof BadRow>

/** What a workbook would do to the register. */
export const ImportReport = z.object({
  fileName: z.string(),
  rowsCount: z.int(),
  goodCount: z.int(),
  badCount: z.int(),
  /** Rows among the bad ones that are in the file or on the register already. */
  duplicateCount: z.int(),
  /** Headers of the columns as the template has them. */
  headers: z.array(z.object({ column: z.enum(importColumns), letter: z.string(), title: z.string() })),
  /** Of the good rows. */
  amountSum: Kopecks,
  buyers: z.array(
    z.object({
      id: Id,
      shortName: z.string(),
      itn: z.string(),
      count: z.int(),
      amountSum: Kopecks,
      availableLimit: Kopecks,
      limitStatus: z.nullable(namedOf(limitStatuses)),
      /** What people should know before they declare: `Лимит приостановлен`. */
      warning: z.nullable(z.string()),
    }),
  ),
  /** Every bad row, in the order of the workbook. */
  badRows: z.array(BadRow),
})
export type ImportReport = z.output<typeof ImportReport>

export const template = endpoint({
  id: 'debtor-import.template',
  method: 'GET',
  path: '/v1/debtor/shipment/import/template',
  summary: 'The workbook to fill in: a sheet for the rows, a sheet with the instruction and examples.',
  access: debtor,
  response: file(contentTypes.xlsx),
})

export const sample = endpoint({
  id: 'debtor-import.sample',
  method: 'GET',
  path: '/v1/debtor/shipment/import/sample',
  summary: 'A filled-in workbook with buyers of the organization and two bad rows, to see what the check says of them.',
  access: debtor,
  response: file(contentTypes.xlsx),
})

export const check = endpoint({
  id: 'debtor-import.check',
  method: 'POST',
  path: '/v1/debtor/shipment/import/check',
  summary: 'Reads a workbook and says what it would do. Nothing is kept.',
  access: debtor,
  body: form(z.object({}), MAX_FILE_BYTES),
  isRead: true,
  response: ImportReport,
  errors: [413, 415, 429],
})

export const marked = endpoint({
  id: 'debtor-import.marked',
  method: 'POST',
  path: '/v1/debtor/shipment/import/marked',
  summary:
    'The bad rows of a workbook as a workbook, wrong cells coloured and explained; it can be corrected and sent.',
  access: debtor,
  body: form(z.object({}), MAX_FILE_BYTES),
  isRead: true,
  response: file(contentTypes.xlsx),
  errors: [413, 415, 429],
})

export const commit = endpoint({
  id: 'debtor-import.commit',
  method: 'POST',
  path: '/v1/debtor/shipment/import',
  summary:
    'Makes drafts of the good rows of a workbook, all or none. 409 STALE when they are not as many as the check has said.',
  access: debtor,
  body: form(
    z.object({ goodCount: z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LARGEST_IMPORT)) }),
    MAX_FILE_BYTES,
  ),
  response: z.object({ createdCount: z.int(), amountSum: Kopecks, badCount: z.int() }),
  idempotent: true,
  errors: [409, 413, 415, 429],
  invalidates: shipmentReads,
})
