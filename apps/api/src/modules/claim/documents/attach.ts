import { buffer } from 'node:stream/consumers'
import { claimDocuments, type ClaimDocumentType } from '@cabinet/contract/claim-values'
import { contentTypes } from '@cabinet/contract/file'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import { dayText, monthText } from '../../../platform/emails/format.ts'
import { excelFile } from '../../../platform/excel/excel.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { type Line, writePdf } from '../../../platform/pdf/pdf.ts'
import { eventMessages } from '../messages.ts'
import { productOf } from '../products.ts'
import * as store from '../store.ts'

/** What the cabinet needs to make documents; the demo makes them before the platform stands. */
export type DocumentMaker = Pick<Platform, 'database' | 'files'> & {
  readonly modules: { readonly all: Platform['modules']['all'] }
  readonly clock: Pick<Platform['clock'], 'now'>
  /** The id of a file by what it is: the demo begins anew with the same files. New ids when absent. */
  readonly fileId?: (name: string) => string
}

type Made = Pick<FileContent, 'name' | 'contentType'> & { readonly bytes: Uint8Array }

/** The consignment notes of the order of a claim, or of every order of a group; nothing when the product has none. */
const waybill = async (
  maker: DocumentMaker,
  row: store.ClaimRow,
  lines: readonly store.LineRow[],
): Promise<Made | undefined> => {
  const { database, clock } = maker
  const now = clock.now()
  const numbers =
    row.object_id === null
      ? lines.map(({ object_id: id, number }) => [id, number] as const)
      : [[row.object_id, row.object_number ?? ''] as const]
  const place = { database, organizationId: row.organization_id, now }
  const notes = await productOf(maker, row.product)?.waybills?.(
    place,
    numbers.map(([id]) => id),
  )
  const found = numbers.flatMap(([id, number]) => {
    const note = notes?.get(id)
    return note ? [{ number, note }] : []
  })
  if (found.length === 0) return undefined
  const title = row.is_group ? `Накладные к заявлению ${row.number}` : `Накладная № ${found[0]?.number ?? ''}`
  const sheets = found.map(({ number, note }): { lines: readonly Line[] } => ({
    lines: [{ kind: 'title', text: `Накладная № ${number}` }, ...note],
  }))
  const bytes = await writePdf({ title, pages: sheets, createdAt: now })
  return { name: `${title}.pdf`, contentType: contentTypes.pdf, bytes }
}

/** What the logistics of the returns of a month have cost, order by order. */
const logisticsReport = async (
  { clock }: Pick<DocumentMaker, 'clock'>,
  row: Pick<store.ClaimRow, 'number' | 'period'>,
  lines: readonly store.LineRow[],
): Promise<Made> => {
  const title = `Отчёт о логистических расходах за ${row.period === null ? '' : monthText(row.period, 'ru')}`
  const count = lines.length
  const total = lines.reduce((sum, { cost }) => sum + cost, 0)
  const rows = [
    ...lines.map((line) => ({
      number: line.number,
      event: eventMessages[line.event_type].ru as string | null,
      reason: line.reason_name,
      day: line.event_date as string | null,
      cost: line.cost,
    })),
    { number: `Итого заказов: ${count}`, event: null, reason: null, day: null, cost: total },
  ]
  const { bytes } = await excelFile({
    title: { ru: 'Логистические расходы', en: 'Logistics costs' },
    columns: [
      { header: { ru: 'Номер заказа', en: 'Order' }, kind: 'text', width: 24, value: (line) => line.number },
      { header: { ru: 'Что произошло', en: 'Event' }, kind: 'text', width: 16, value: (line) => line.event },
      { header: { ru: 'Причина', en: 'Reason' }, kind: 'text', width: 40, value: (line) => line.reason },
      { header: { ru: 'Дата', en: 'Date' }, kind: 'day', width: 12, value: (line) => line.day },
      { header: { ru: 'Расходы, ₽', en: 'Costs, ₽' }, kind: 'money', width: 16, value: (line) => line.cost },
    ],
    batches: (async function* () {
      yield rows
    })(),
    language: 'ru',
    now: clock.now(),
  })
  const content = bytes instanceof Uint8Array ? bytes : await buffer(bytes)
  return { name: `${title}.xlsx`, contentType: contentTypes.xlsx, bytes: content }
}

/** Keeps a document that the cabinet has made as a file of the organization. */
export const keepMade = (
  { files, fileId }: Pick<DocumentMaker, 'files' | 'fileId'>,
  { organization_id: organizationId, number }: Pick<store.ClaimRow, 'organization_id' | 'number'>,
  { name, contentType, bytes }: Made,
): Promise<string> =>
  files.keepBytes(
    {
      ...(fileId && { id: fileId(`${number} ${name ?? ''}`) }),
      organizationId,
      uploadedBy: null,
      purpose: 'PLATFORM',
      name: name ?? '',
      contentType,
      width: null,
      height: null,
      isShared: false,
    },
    bytes,
  )

/** Makes the documents that the event of a claim wants from the cabinet, once, and attaches them. */
export const attachGenerated = async (maker: DocumentMaker, row: store.ClaimRow, at: string): Promise<void> => {
  const { database } = maker
  if (row.event_type === null) return
  const [known, all] = await Promise.all([store.findDocuments(database, row), store.findLines(database, row)])
  const lines = all.filter(({ is_excluded: isExcluded }) => !isExcluded)
  const makers: Partial<Record<ClaimDocumentType, () => Promise<Made | undefined>>> = {
    WAYBILL: () => waybill(maker, row, lines),
    LOGISTICS_REPORT: () => logisticsReport(maker, row, lines),
  }
  for (const { type, need } of claimDocuments[row.event_type]) {
    const isThere = known.some((document) => document.type === type && document.is_generated)
    const made = need === 'AUTO' && !isThere ? await makers[type]?.() : undefined
    if (!made) continue
    await store.insertDocument(database, {
      organization_id: row.organization_id,
      id: newId(),
      claim_id: row.id,
      type,
      file_id: await keepMade(maker, row, made),
      status: 'UPLOADED',
      comment: null,
      is_generated: true,
      added_by: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
  }
}

/** «20.11.2026» of a document in Russian. */
export const documentDay = (day: string): string => dayText(day, 'ru')
