import {
  type BadRow,
  type commit as commitCall,
  importColumns,
  type ImportReport,
  LARGEST_IMPORT,
} from '@cabinet/contract/debtor/import'
import type { ReceivedOf } from '@cabinet/contract/endpoint'
import { contentTypes } from '@cabinet/contract/file'
import { comparable } from '@cabinet/contract/text'
import { type Cell, writeXlsx } from 'hucre/xlsx'
import { businessDay } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { newId } from '../../../kernel/ids.ts'
import { named } from '../../../kernel/language.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { letterOf, type SheetCell } from '../../../platform/excel/sheet.ts'
import type { IncomingFile } from '../../../platform/files/incoming.ts'
import type { CallContext, FileContent } from '../../../platform/handlers.ts'
import { queueForOrganization } from '../../organization/port.ts'
import { limitStatusMessages } from '../buyers/messages.ts'
import { findAllOf } from '../buyers/store.ts'
import { findTerms } from '../policy/store.ts'
import { limitInForce } from '../buyers/cover.ts'
import { deadlinesOf } from '../shipments/declare.ts'
import { uninsuredReasonMessages } from '../shipments/messages.ts'
import { allocateNumbers } from '../shipments/numbers.ts'
import { EMPTY_DRAFT } from '../shipments/service.ts'
import { findDocuments, insertShipments } from '../shipments/store.ts'
import { findUses } from '../buyers/uses.ts'
import { checkRows, documentKey, type GoodRow } from './check.ts'
import { columnDetails, SHEET_NAME } from './columns.ts'
import { importErrors } from './messages.ts'
import { headerCells, sheetColumns } from './template.ts'

/** Rows that are written in one statement. */
const BATCH = 250

type WithFile = Pick<CallContext, 'platform' | 'organizationId' | 'language' | 'request'> & {
  readonly body: { readonly file: IncomingFile }
}

const titles = importColumns.map((column) => columnDetails[column].title.ru)

const isHeader = (cells: readonly SheetCell[]): boolean =>
  titles.every((title, index) => comparable(String(cells[index]?.value ?? '')) === comparable(title))

/** The rows of a workbook below its header, as they were read. */
type Rows = readonly (readonly SheetCell[])[]

/**
 * Reads a workbook.
 *
 * @throws HttpError 400 for a sheet that is not like the template or has too many rows; 415 for no workbook; 429 and 503
 *   when too many wait
 */
export const readRows = async ({
  platform: { workbooks },
  request,
  body: { file },
}: Pick<WithFile, 'platform' | 'request' | 'body'>): Promise<Rows> => {
  const bounds = { maxRows: LARGEST_IMPORT + 1, maxColumns: importColumns.length }
  const sheet = await workbooks.read(file, bounds, request)
  const [header = [], ...rows] = sheet.rows
  if (!isHeader(header)) throw importErrors.header()
  if (sheet.isCut) throw importErrors.tooLong()
  return rows
}

/**
 * Tells the good rows of a workbook from the bad ones, by what the register holds at the moment.
 *
 * @throws HttpError 400 when there are no rows
 */
const sortRows = async (
  { platform, organizationId, language }: Pick<WithFile, 'platform' | 'organizationId' | 'language'>,
  rows: Rows,
) => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const [terms, all] = await Promise.all([
    findTerms(database, organizationId, today),
    findAllOf(database, organizationId),
  ])
  const buyers = new Map(all.map((buyer) => [buyer.itn, buyer]))
  const documents = await findDocuments(database, organizationId)
  const known = new Set(
    documents.map((row) => documentKey(row.buyer_id, row.document_type, row.document_number, row.document_date)),
  )
  const { good, bad } = checkRows(rows, { today, terms, buyers, known, language })
  if (good.length + bad.length === 0) throw importErrors.empty()
  return { good, bad, terms, today }
}

const sumOf = (rows: readonly GoodRow[]): number => rows.reduce((sum, { values }) => sum + values.amount, 0)

/** What a workbook would do to the register. */
export const checkWorkbook = async (context: WithFile): Promise<ImportReport> => {
  const { platform, organizationId, language, body } = context
  const { good, bad, terms, today } = await sortRows(context, await readRows(context))
  const byBuyer = Map.groupBy(good, ({ buyer }) => buyer)
  const ids = [...byBuyer.keys()].map(({ id }) => id)
  const uses = await findUses(platform.database, organizationId, today, ids)
  return {
    fileName: body.file.name,
    rowsCount: good.length + bad.length,
    goodCount: good.length,
    badCount: bad.length,
    duplicateCount: bad.filter(({ errors }) => errors.some(({ problem }) => problem !== 'WRONG')).length,
    headers: importColumns.map((column, index) => ({
      column,
      letter: letterOf(index),
      title: columnDetails[column].title[language],
    })),
    amountSum: sumOf(good),
    buyers: [...byBuyer]
      .map(([buyer, rows]) => {
        const { used, overdueDays } = uses(buyer.id)
        const details = {
          status: buyer.limit_status,
          approved: buyer.approved_limit,
          validUntil: buyer.limit_valid_until,
          overdueDays,
        }
        const { limit, reason } = limitInForce(details, terms, today)
        const available = Math.max(0, limit - used)
        const over = reason ?? (sumOf(rows) > available ? 'LIMIT_USED_UP' : null)
        return {
          id: buyer.id,
          shortName: buyer.short_name,
          itn: buyer.itn,
          count: rows.length,
          amountSum: sumOf(rows),
          availableLimit: available,
          limitStatus: buyer.limit_status && named(limitStatusMessages, buyer.limit_status, language),
          warning: over && uninsuredReasonMessages[over][language],
        }
      })
      .toSorted((left, right) => right.amountSum - left.amountSum),
    badRows: [...bad],
  }
}

/** Makes the cells that are wrong visible, and says beside them what to do. */
const markedBytes = (bad: readonly BadRow[]): Promise<Uint8Array> => {
  const cells = new Map<string, Partial<Cell>>(headerCells(titles.length + 1))
  for (const [index, { errors }] of bad.entries()) {
    for (const { column } of errors) {
      cells.set(`${index + 1},${importColumns.indexOf(column)}`, {
        style: {
          font: { bold: true, color: { rgb: '9B1C1C' } },
          fill: { type: 'pattern', pattern: 'solid', fgColor: { rgb: 'FDE8E8' } },
          numFmt: '@',
        },
      })
    }
  }
  const rows = bad.map(({ row, cells: texts, errors }) => [
    ...texts,
    `Строка ${row}: ${errors.map(({ column, message }) => `${columnDetails[column].title.ru} — ${message}`).join(' ')}`,
  ])
  return writeXlsx({
    sheets: [
      {
        name: SHEET_NAME,
        rows: [[...titles, 'Что исправить'], ...rows],
        // Everything is text here, as it was read: what was wrong must not become something else on the way.
        columns: [...sheetColumns.map(({ width }) => ({ width, numFmt: '@' })), { width: 90, numFmt: '@' }],
        cells,
        freezePane: { rows: 1 },
      },
    ],
  })
}

/** The bad rows of a workbook, wrong cells coloured and explained. */
export const markedWorkbook = async (context: WithFile): Promise<FileContent> => {
  const { platform, organizationId } = context
  const { bad } = await sortRows({ platform, organizationId, language: 'ru' }, await readRows(context))
  return { contentType: contentTypes.xlsx, bytes: await markedBytes(bad), name: 'Отгрузки с ошибками.xlsx' }
}

/**
 * Makes drafts of the good rows of a workbook that has been read, all or none. Reading it may take seconds, in which
 * nobody else of the organization shall wait.
 *
 * @throws HttpError 409 when they are not as many as the check has said: somebody has imported or entered some meanwhile
 */
export const importWorkbook = (
  context: RequestContext & { readonly body: ReceivedOf<typeof commitCall, IncomingFile>['body'] },
  read: Rows,
) => {
  const { platform, organizationId, user, body } = context
  const { database, clock } = platform
  return database.transaction(async () => {
    // The same workbook sent twice at a time: the second finds the rows of the first on the register.
    await queueForOrganization(database, organizationId)
    const { good, bad, terms } = await sortRows(context, read)
    if (good.length !== body.goodCount) throw importErrors.changed()
    const at = clock.nowText()
    const numbers = await allocateNumbers(database, organizationId, good.length)
    const rows = good.map(({ buyer, values }, index) => {
      const number = numbers[index]
      if (!number) throw new Error('Fewer numbers were taken than there are rows')
      const dueDate = addDays(values.shipmentDate, values.deferralDays)
      const { noticeUntil, claimFrom } = deadlinesOf(dueDate, terms)
      return {
        ...EMPTY_DRAFT,
        ...number,
        organization_id: organizationId,
        id: newId(),
        buyer_id: buyer.id,
        contract_number: values.contractNumber,
        contract_date: values.contractDate,
        document_type: values.documentType,
        document_number: values.documentNumber,
        document_date: values.documentDate,
        file_id: null,
        shipment_date: values.shipmentDate,
        amount: values.amount,
        vat_amount: values.vatAmount,
        deferral_days: values.deferralDays,
        due_date: dueDate,
        notice_until: noticeUntil,
        claim_from: claimFrom,
        created_by: user.id,
        created_at: at,
        updated_at: at,
      }
    })
    for (let start = 0; start < rows.length; start += BATCH) {
      await insertShipments(database, rows.slice(start, start + BATCH))
    }
    return { createdCount: good.length, amountSum: sumOf(good), badCount: bad.length }
  })
}
