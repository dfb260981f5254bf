import { buffer } from 'node:stream/consumers'
import { claimDocuments, type ClaimDocumentType } from '@cabinet/contract/claim/values'
import { contentTypes } from '@cabinet/contract/file'
import { newId } from '../../../kernel/ids.ts'
import type { Platform } from '../../../platform/context.ts'
import { dayText, monthText } from '../../../platform/emails/format.ts'
import { excelFile, withoutTurns } from '../../../platform/excel/excel.ts'
import { type StagedContent, storeGeneratedContent } from '../../../platform/files/received.ts'
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

interface GeneratedFile {
  readonly name: string
  readonly contentType: string
  readonly bytes: Uint8Array
}

/** What the documents of a claim are made of: a claim, or one that is about to begin. */
export type Documented = Pick<
  store.ClaimRow,
  'organization_id' | 'product' | 'event_type' | 'object_id' | 'object_number' | 'is_group' | 'period' | 'number'
>

/** A document whose content is kept, and which nobody can find before it has its rows. */
export interface StagedDocument extends StagedContent {
  readonly type: ClaimDocumentType
}

/** The consignment notes of the order of a claim, or of every order of a group; nothing when the product has none. */
const waybill = async (
  maker: DocumentMaker,
  row: Documented,
  lines: readonly store.LineRow[],
): Promise<GeneratedFile | undefined> => {
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
): Promise<GeneratedFile> => {
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
  return { name: `${title}.xlsx`, contentType: contentTypes.xlsx, bytes: await buffer(await bytes(withoutTurns)) }
}

/** Keeps a document that the cabinet has made as a file of the organization. */
export const storeGenerated = (
  { files, fileId }: Pick<DocumentMaker, 'files' | 'fileId'>,
  { organization_id: organizationId, number }: Pick<store.ClaimRow, 'organization_id' | 'number'>,
  { name, contentType, bytes }: GeneratedFile,
): Promise<string> =>
  files.storeBytes(
    {
      ...(fileId && { id: fileId(`${number} ${name}`) }),
      organizationId,
      uploadedBy: null,
      purpose: 'PLATFORM',
      name,
      contentType,
      width: null,
      height: null,
      isShared: false,
    },
    bytes,
  )

/** Makes the documents that the event of a claim wants from the cabinet and that it does not have yet. */
async function* generated(
  maker: DocumentMaker,
  row: Documented,
  known: readonly Pick<store.DocumentRow, 'type' | 'is_generated'>[],
  all: readonly store.LineRow[],
): AsyncGenerator<GeneratedFile & { readonly type: ClaimDocumentType }> {
  if (row.event_type === null) return
  const lines = all.filter(({ is_excluded: isExcluded }) => !isExcluded)
  const makers: Partial<Record<ClaimDocumentType, () => Promise<GeneratedFile | undefined>>> = {
    WAYBILL: () => waybill(maker, row, lines),
    LOGISTICS_REPORT: () => logisticsReport(maker, row, lines),
  }
  for (const { type, need } of claimDocuments[row.event_type]) {
    const isThere = known.some((document) => document.type === type && document.is_generated)
    const made = need === 'AUTO' && !isThere ? await makers[type]?.() : undefined
    if (made) yield { ...made, type }
  }
}

const insertGenerated = (
  { database }: Pick<DocumentMaker, 'database'>,
  row: store.ClaimRow,
  { type, fileId, at }: { readonly type: ClaimDocumentType; readonly fileId: string; readonly at: string },
): Promise<unknown> =>
  store.insertDocument(database, {
    organization_id: row.organization_id,
    id: newId(),
    claim_id: row.id,
    type,
    file_id: fileId,
    status: 'UPLOADED',
    comment: null,
    is_generated: true,
    added_by: null,
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })

/** Makes the documents of a claim of the demo and attaches them. */
export const attachGenerated = async (maker: DocumentMaker, row: store.ClaimRow, at: string): Promise<void> => {
  const { database } = maker
  const [known, lines] = await Promise.all([store.findDocuments(database, row), store.findLines(database, row)])
  for await (const made of generated(maker, row, known, lines))
    await insertGenerated(maker, row, { type: made.type, fileId: await storeGenerated(maker, row, made), at })
}

/**
 * Makes the documents of a claim and keeps their contents, ahead of the transaction that sends it: to draw them takes
 * long, and the storage may be a service of others.
 *
 * @param row the claim, or what is known of one that has not begun
 */
export const stageGenerated = async (
  maker: DocumentMaker,
  row: Documented | store.ClaimRow,
): Promise<StagedDocument[]> => {
  const { database } = maker
  const [known, lines] =
    'id' in row
      ? await Promise.all([store.findDocuments(database, row), store.findLines(database, row)])
      : ([[], []] as const)
  const staged: StagedDocument[] = []
  for await (const made of generated(maker, row, known, lines))
    staged.push({ ...(await storeGeneratedContent(maker, made)), type: made.type })
  return staged
}

/** The row of a file that the cabinet has made, whose content is kept. */
export const insertGeneratedFile = async (
  { files }: Pick<DocumentMaker, 'files'>,
  organizationId: string,
  { id, name, contentType, width, height, size }: StagedContent,
): Promise<string> => {
  const details = { id, name, contentType, width, height }
  await files.insertRow({ ...details, organizationId, uploadedBy: null, purpose: 'PLATFORM', isShared: false }, size)
  return id
}

/** Attaches documents that are kept to the claim that they were made for. */
export const attachStaged = async (
  maker: Pick<DocumentMaker, 'database' | 'files'>,
  row: store.ClaimRow,
  documents: readonly StagedDocument[],
  at: string,
): Promise<void> => {
  for (const staged of documents) {
    const fileId = await insertGeneratedFile(maker, row.organization_id, staged)
    await insertGenerated(maker, row, { type: staged.type, fileId, at })
  }
}

/** «20.11.2026» of a document in Russian. */
export const documentDay = (day: string): string => dayText(day, 'ru')
