import { type BadRow, importColumns } from '@cabinet/contract/debtor/import'
import { shipmentRules } from '@cabinet/contract/debtor/form-rules'
import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import { comparable } from '@cabinet/contract/text'
import * as inn from '@cabinet/validators/inn'
import type { DayText } from '../../../kernel/clock.ts'
import type { Language, Message } from '../../../kernel/language.ts'
import { wrongFieldsOf } from '../../../kernel/rules.ts'
import { EMPTY_CELL, letterOf, type SheetCell } from '../../../platform/excel/sheet.ts'
import type { BuyerRow } from '../buyers/transitions.ts'
import type { ImportColumn } from './columns.ts'
import { cellMessages, deferralOver, inFile } from './messages.ts'
import { type ParsedRow, parseRow, textOf } from './parse.ts'

/** A row that can become a shipment. */
export interface GoodRow {
  readonly row: number
  readonly buyer: BuyerRow
  readonly values: { readonly [Name in keyof ParsedRow]: NonNullable<ParsedRow[Name]> }
}

/** What the rows are checked against. */
export interface ImportContext {
  readonly today: DayText
  readonly terms: Pick<PolicyTerms, 'maxDeferralDays'>
  readonly buyers: ReadonlyMap<string, BuyerRow>
  /** Documents on the register, as `documentKey` names them. */
  readonly known: ReadonlySet<string>
  readonly language: Language
}

type Problem = BadRow['errors'][number]['problem']
interface Mistake {
  readonly column: ImportColumn
  readonly text: Message
  readonly problem?: Problem
}

/** Names a document of a buyer: two rows with the same name are one shipment. */
export const documentKey = (buyerId: string, type: string, number: string, date: DayText): string =>
  [buyerId, type, comparable(number), date].join('\n')

/** The column of a field of the form. */
const columnOf: Readonly<Record<string, ImportColumn>> = {
  'contract.number': 'contractNumber',
  'contract.date': 'contractDate',
  'document.type': 'documentType',
  'document.number': 'documentNumber',
  'document.date': 'documentDate',
  shipmentDate: 'shipmentDate',
  amount: 'amount',
  vatAmount: 'vatAmount',
  deferralDays: 'deferralDays',
}

const unreadable: Readonly<Partial<Record<ImportColumn, Message>>> = {
  contractDate: cellMessages.day,
  documentDate: cellMessages.day,
  shipmentDate: cellMessages.day,
  documentType: cellMessages.type,
  amount: cellMessages.money,
  vatAmount: cellMessages.money,
  deferralDays: cellMessages.integer,
}

const itnMistake = (itn: string | null, buyers: ImportContext['buyers']): Message | null => {
  if (itn === null || buyers.has(itn)) return null
  if (!/^(?:\d{10}|\d{12})$/.test(itn)) return cellMessages.itnLength
  return inn.is(itn) ? cellMessages.unknownBuyer : cellMessages.itn
}

/** Every mistake of a row but repetitions. */
const mistakesOf = (
  cells: readonly SheetCell[],
  values: ParsedRow,
  { today, terms, buyers }: ImportContext,
): readonly Mistake[] => {
  const mistakes = new Map<ImportColumn, Message>()
  for (const [ordinal, column] of importColumns.entries()) {
    const cell = cells[ordinal] ?? EMPTY_CELL
    const isFilled = cell.value !== null && cell.value !== ''
    const text = unreadable[column]
    if (cell.isFormula) mistakes.set(column, cellMessages.formula)
    else if (isFilled && values[column] === null && text) mistakes.set(column, text)
  }
  const itn = itnMistake(values.itn, buyers)
  if (itn && !mistakes.has('itn')) mistakes.set('itn', itn)
  const { maxDeferralDays } = terms
  if ((values.deferralDays ?? 0) > maxDeferralDays) mistakes.set('deferralDays', deferralOver(maxDeferralDays))
  // Whatever the form of one shipment asks for is asked for here, in the same words.
  const form = {
    buyerId: values.itn,
    contract: { number: values.contractNumber, date: values.contractDate },
    document: { type: values.documentType, number: values.documentNumber, date: values.documentDate },
    shipmentDate: values.shipmentDate,
    amount: values.amount,
    vatAmount: values.vatAmount,
    deferralDays: values.deferralDays,
  }
  for (const { field, text } of wrongFieldsOf(form, shipmentRules({ today, maxDeferralDays }))) {
    const column = field === 'buyerId' ? 'itn' : columnOf[field]
    // The VAT is compared with the amount: one mistake is not told twice.
    const isEcho = column === 'vatAmount' && mistakes.has('amount')
    if (column && !isEcho && !mistakes.has(column)) mistakes.set(column, text)
  }
  return [...mistakes].map(([column, text]) => ({ column, text }))
}

const isWhole = (values: ParsedRow): values is GoodRow['values'] =>
  Object.values(values).every((value) => value !== null)

/**
 * Tells the rows that can become shipments from those that cannot, each mistake with its cell and a sentence. Of two
 * rows with one document the first is good.
 *
 * @param rows the sheet without its header
 */
export const checkRows = (
  rows: readonly (readonly SheetCell[])[],
  details: ImportContext,
): { readonly good: readonly GoodRow[]; readonly bad: readonly BadRow[] } => {
  const good: GoodRow[] = []
  const bad: BadRow[] = []
  const seen = new Map<string, number>()
  for (const [index, cells] of rows.entries()) {
    if (cells.every(({ value, isFormula }) => !isFormula && (value === null || value === ''))) continue
    const row = index + 2
    const values = parseRow((column) => cells[importColumns.indexOf(column)] ?? EMPTY_CELL)
    const mistakes = [...mistakesOf(cells, values, details)]
    const buyer = details.buyers.get(values.itn ?? '')
    if (mistakes.length === 0 && buyer && isWhole(values)) {
      const key = documentKey(buyer.id, values.documentType, values.documentNumber, values.documentDate)
      const earlier = seen.get(key)
      if (details.known.has(key)) {
        mistakes.push({
          column: 'documentNumber',
          text: cellMessages.onRegister,
          problem: 'DUPLICATE_IN_REGISTER',
        })
      } else if (earlier !== undefined) {
        mistakes.push({ column: 'documentNumber', text: inFile(earlier), problem: 'DUPLICATE_IN_FILE' })
      } else {
        seen.set(key, row)
        good.push({ row, buyer, values })
        continue
      }
    }
    bad.push({
      row,
      cells: importColumns.map((column, ordinal) => textOf(cells[ordinal] ?? EMPTY_CELL, column)),
      errors: mistakes
        .map(({ column, text, problem = 'WRONG' }) => ({
          cell: `${letterOf(importColumns.indexOf(column))}${row}`,
          column,
          problem,
          message: text[details.language],
        }))
        .toSorted((left, right) => importColumns.indexOf(left.column) - importColumns.indexOf(right.column)),
    })
  }
  return { good, bad }
}
