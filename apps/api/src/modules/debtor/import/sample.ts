import { importColumns } from '@cabinet/contract/debtor/import'
import { contentTypes } from '@cabinet/contract/file'
import { type Cell, type CellValue, writeXlsx } from 'hucre/xlsx'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import type { RequestContext } from '../../../platform/context.ts'
import { cellOf, formatOf } from '../../../platform/excel/cells.ts'
import type { FileContent } from '../../../platform/handlers.ts'
import { findAllOf } from '../buyers/store.ts'
import type { BuyerRow } from '../buyers/transitions.ts'
import { findTerms } from '../policy/store.ts'
import { columnDetails, SHEET_NAME } from './columns.ts'
import { headerCells, sheetColumns } from './template.ts'

/** Value-added tax of most goods, per cent. */
const VAT = 20
/** Days beyond the longest deferral of the policy that one of the rows has. */
const TOO_LONG = 30

type Buyer = Pick<BuyerRow, 'itn' | 'contract_number' | 'contract_date' | 'payment_term_days'>

/** Stands in for the buyers of an organization that has none yet: the check says what to do first. */
const nobody: Buyer = { itn: '6399062020', contract_number: '44-П', contract_date: '2026-02-20', payment_term_days: 60 }

/** A taxpayer number with a wrong check digit. */
const spoiled = (itn: string): string => itn.slice(0, -1) + String((Number(itn.at(-1)) + 1) % 10)

/** Sums of the rows, whole roubles. */
const sums = [486_200, 120_000, 1_315_000, 74_500, 268_000, 93_400]
const WRONG_ITN = 2
const WRONG_DEFERRAL = 4

const rowsOf = (buyers: readonly Buyer[], today: DayText, maxDeferralDays: number): CellValue[][] =>
  sums.map((roubles, index) => {
    const buyer = buyers[index % buyers.length] ?? nobody
    const wanted = addDays(today, -index - 1)
    // Nothing is shipped before its contract.
    const day = wanted < buyer.contract_date ? buyer.contract_date : wanted
    const amount = roubles * 100
    const values = {
      itn: index === WRONG_ITN ? spoiled(buyer.itn) : buyer.itn,
      contractNumber: buyer.contract_number,
      contractDate: cellOf('day', buyer.contract_date),
      documentType: index % 3 === 1 ? 'ТОРГ-12' : 'УПД',
      documentNumber: `П-${index + 1}`,
      documentDate: cellOf('day', day),
      shipmentDate: cellOf('day', day),
      amount: cellOf('money', amount),
      vatAmount: cellOf('money', Math.round((amount * VAT) / (100 + VAT))),
      deferralDays:
        index === WRONG_DEFERRAL ? maxDeferralDays + TOO_LONG : Math.min(buyer.payment_term_days, maxDeferralDays),
    } satisfies Record<(typeof importColumns)[number], CellValue>
    return importColumns.map((column) => values[column])
  })

/** A workbook as people send it, with a wrong taxpayer number and a deferral that is too long. */
export const sampleFile = async ({ platform, organizationId }: RequestContext): Promise<FileContent> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const [{ maxDeferralDays }, all] = await Promise.all([
    findTerms(database, organizationId, today),
    findAllOf(database, organizationId),
  ])
  // Those with a limit come first, so that the check has something good to say of them.
  const isApproved = ({ limit_status: status }: BuyerRow): boolean => status === 'APPROVED'
  const buyers = all.toSorted((left, right) => Number(isApproved(right)) - Number(isApproved(left)))
  const rows = rowsOf(buyers.length === 0 ? [nobody] : buyers.slice(0, 3), today, maxDeferralDays)
  const cells = new Map<string, Partial<Cell>>(headerCells(importColumns.length))
  for (const [row] of rows.entries()) {
    for (const [index, column] of importColumns.entries()) {
      cells.set(`${row + 1},${index}`, { style: { numFmt: formatOf[columnDetails[column].kind] } })
    }
  }
  const bytes = await writeXlsx({
    sheets: [
      {
        name: SHEET_NAME,
        rows: [importColumns.map((column) => columnDetails[column].title.ru), ...rows],
        columns: sheetColumns,
        cells,
        freezePane: { rows: 1 },
      },
    ],
  })
  return { contentType: contentTypes.xlsx, bytes, name: 'Пример загрузки отгрузок.xlsx' }
}
