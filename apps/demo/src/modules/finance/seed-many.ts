import type { Insertable } from 'kysely'
import { analyze } from '@cabinet/api/db/analyze'
import { copiedId, copiedNumber, insertCopies, rowsToCopy } from '@cabinet/api/db/copies'
import type { Database } from '@cabinet/api/db/database'
import type { createDemoTime } from '../../time.ts'
import { demoId } from '../../ids.ts'
import { newId } from '@cabinet/api/kernel/ids'
import { organizationId } from '../../organizations.ts'
import { lastOrderDay } from '@cabinet/api/modules/finance/order-days'
import { addDays } from '@cabinet/api/kernel/days'
import { shareOf } from '@cabinet/api/kernel/shares'
import { accruedOf } from '@cabinet/api/modules/finance/objects/money'
import type { FinanceObjectTable } from '@cabinet/api/modules/finance/objects/tables'
import { bankId } from './seed-banks.ts'
import { demoBuyers, type DemoBuyerKey } from './seed-buyers.ts'
import type { FinanceInvoiceTable, FinanceSupplyTable } from '@cabinet/api/modules/finance/supplies/tables'

/** What numbers of the many begin with. */
const PREFIXES = { external: 'many ', document: 'М-', object: 'ОФ-' } as const
const ROUBLE = 100
const RATE = 23.9
const DEFERRAL = 30
const FIRST_OBJECT = 119

/** Most are over; the others are there to be ordered, so nothing of the limit is used. */
const stateOf = (index: number) => {
  if (index % 20 === 0) return { status: 'CONFIRMED', object: 'AVAILABLE' } as const
  if (index % 33 === 0) return { status: 'CANCELLED', object: null } as const
  return { status: 'PAID', object: 'REPAID' } as const
}

type Row<Table> = Insertable<Table> & { readonly id: string }

/** Many supplies with documents and objects for the owner of every area: registers must stay quick with them. */
export const insertMany = async (
  database: Database,
  time: ReturnType<typeof createDemoTime>,
  count: number,
): Promise<void> => {
  const organization_id = organizationId('O1')
  const agreement_id = demoId('agreement N1')
  const bank_id = bankId('FB1')
  const buyers = (Object.keys(demoBuyers) as DemoBuyerKey[]).map((key) => demoId(`buyer O1 ${key}`))
  const supplies: Row<FinanceSupplyTable>[] = []
  const invoices: Row<FinanceInvoiceTable>[] = []
  const objects: Row<FinanceObjectTable>[] = []
  for (let index = 0; index < rowsToCopy(count); index += 1) {
    const { status, object } = stateOf(index)
    const day = object === 'AVAILABLE' ? -1 - (index % 20) : -180 - (index % 900)
    const [id, invoice_id] = [newId(), newId()]
    const amount = (50_000 + ((index * 7919) % 20_000) * 100) * ROUBLE
    const at = time.instant(day)
    const buyer_id = buyers[index % buyers.length] ?? ''
    const [supplied, due] = [time.day(day), addDays(time.day(day), DEFERRAL)]
    const common = {
      organization_id,
      amount,
      vat_amount: Math.round(amount / 6),
      paid_amount: status === 'PAID' ? amount : 0,
      due_date: due,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    }
    supplies.push({
      ...common,
      id,
      agreement_id,
      bank_id,
      external_id: `${PREFIXES.external}${index}`,
      buyer_id,
      number: `${PREFIXES.document}${index + 1}`,
      contract_number: `${1 + (index % 400)}`,
      contract_date: time.day(-1200),
      supply_date: supplied,
      deferral_days: DEFERRAL,
      status,
      confirmed_at: status === 'CANCELLED' ? null : at,
      news_at: at,
    })
    invoices.push({
      ...common,
      id: invoice_id,
      supply_id: id,
      number: `${PREFIXES.document}${index + 1}`,
      type: 'UPD',
      date: supplied,
      is_accepted: status !== 'CANCELLED',
      is_cancelled: status === 'CANCELLED',
    })
    if (object === null) continue
    const isRepaid = object === 'REPAID'
    const financing_amount = shareOf(amount, 90)
    const financed = addDays(supplied, 2)
    const debt = { financing_amount, repaid_amount: 0, interest_rate: RATE, interest_before: 0 }
    objects.push({
      organization_id,
      id: newId(),
      number: `${PREFIXES.object}${FIRST_OBJECT + index}`,
      kind: 'CLAIM',
      agreement_id,
      bank_id,
      supply_id: id,
      invoice_id,
      buyer_id,
      claim_amount: amount,
      advance_rate: 90,
      financing_amount,
      interest_rate: RATE,
      interest_before: isRepaid ? accruedOf({ ...debt, interest_since: financed }, due) : 0,
      interest_since: isRepaid ? due : null,
      status: object,
      told_status: object,
      order_date: isRepaid ? financed : null,
      last_order_date: lastOrderDay(due),
      ordered_at: isRepaid ? at : null,
      financed_date: isRepaid ? financed : null,
      planned_repayment_date: due,
      repaid_date: isRepaid ? due : null,
      repaid_amount: isRepaid ? amount : 0,
      reject_reason: null,
      is_fixable: false,
      purpose: null,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
  }
  await database.query.insertInto('finance_supply').values(supplies).execute()
  await insertCopies(database, 'finance_supply', supplies, count, {
    id: copiedId('id'),
    external_id: copiedNumber('external_id', PREFIXES.external),
    number: copiedNumber('number', PREFIXES.document),
  })
  // What a row refers to is looked for by a plan that is made once: it must not be that of an empty table.
  await analyze(database, ['finance_supply'])
  await database.query.insertInto('finance_invoice').values(invoices).execute()
  await insertCopies(database, 'finance_invoice', invoices, count, {
    id: copiedId('id'),
    supply_id: copiedId('supply_id'),
    number: copiedNumber('number', PREFIXES.document),
  })
  await analyze(database, ['finance_invoice'])
  await database.query.insertInto('finance_object').values(objects).execute()
  await insertCopies(database, 'finance_object', objects, count, {
    id: copiedId('id'),
    supply_id: copiedId('supply_id'),
    invoice_id: copiedId('invoice_id'),
    number: copiedNumber('number', PREFIXES.object),
  })
  await analyze(database, ['finance_object'])
}
