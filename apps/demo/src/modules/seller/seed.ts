import type { Insertable } from 'kysely'
import { analyze } from '@cabinet/api/db/analyze'
import { businessDay } from '@cabinet/api/kernel/clock'
import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import { continueNumbers } from '@cabinet/api/platform/counters'
import { type DemoOrganizationKey, organizationId } from '../../organizations.ts'
import type { SeedContext } from '../../module.ts'
import { insertConnection } from '@cabinet/api/modules/seller/store'
import { certificateNumber, contractNumber } from '@cabinet/api/modules/seller/documents/papers'
import type { SellerDocumentTable } from '@cabinet/api/modules/seller/documents/tables'
import { RULES_EDITION } from '@cabinet/api/modules/seller/documents/texts/rules'
import type { SellerOrderTable } from '@cabinet/api/modules/seller/orders/tables'
import { MARKETPLACE_ID } from '@cabinet/api/modules/seller/marketplace'
import { lebedevaOrders, windOrders } from './lists.ts'
import { monthsAgo } from './months.ts'
import { type DemoOrder, insertStory, insertManyOrders, orderRow } from './orders.ts'

/** An organization of the demo that sells at the marketplace. */
interface DemoSeller {
  readonly organization: DemoOrganizationKey
  readonly account: string
  readonly sellerId: string
  readonly contract: number
  readonly orders: readonly DemoOrder[]
  /** Running numbers of the certificates by months ago. */
  readonly certificates: Readonly<Record<number, number>>
}

const demoSellers: readonly DemoSeller[] = [
  {
    organization: 'O2',
    account: 'Лебедева Store',
    sellerId: 'S-104217',
    contract: 3,
    orders: lebedevaOrders,
    certificates: { 3: 7, 2: 9, 1: 12 },
  },
  {
    organization: 'O1',
    account: 'Северный ветер',
    sellerId: 'S-100386',
    contract: 1,
    orders: windOrders,
    certificates: { 2: 10, 1: 13 },
  },
]

/** Numbers after which those of the demo go on. */
const LAST = { certificate: 13, contract: 3 } as const
/** Days before the start on which the accounts were linked. */
const LINKED = -180
/** Day of the month on which the marketplace closes the one before. */
const CLOSED = '03'

const sum = (rows: readonly Insertable<SellerOrderTable>[], value: 'premium' | 'insured_sum'): number =>
  rows.reduce((total, row) => total + (row[value] ?? 0), 0)

type Papers = Insertable<SellerDocumentTable>[]

/** The certificates with sums from exactly their orders, the rules and the contract. */
const papersOf = (
  { organization, contract, certificates }: DemoSeller,
  orders: readonly Insertable<SellerOrderTable>[],
  start: Date,
): Papers => {
  const time = createDemoTime(start)
  const common = (id: string, at: string) => ({
    organization_id: organizationId(organization),
    id: demoId(id),
    account_id: demoId(`seller account ${organization}`),
    created_at: at,
    updated_at: at,
    is_deleted: false,
  })
  const none = { period_from: null, period_to: null, orders_count: null, insured_sum: null, premium: null }
  const linkedAt = time.instant(LINKED)
  const linked = businessDay(new Date(linkedAt))
  return [
    {
      ...common(`seller contract ${organization}`, linkedAt),
      ...none,
      type: 'CONTRACT',
      number: contractNumber(linked, contract),
      issue_date: linked,
    },
    {
      ...common(`seller rules ${organization}`, linkedAt),
      ...none,
      type: 'RULES',
      number: RULES_EDITION.number,
      issue_date: RULES_EDITION.day,
    },
    ...Object.entries(certificates).map(([ago, ordinal]) => {
      const { from, to } = monthsAgo(start, Number(ago))
      const row = common(`certificate ${organization} ${ago}`, start.toISOString())
      const own = orders.filter(({ certificate_id: id }) => id === row.id)
      const issued = `${monthsAgo(start, Number(ago) - 1).name}-${CLOSED}`
      const today = businessDay(start)
      return {
        ...row,
        type: 'CERTIFICATE' as const,
        number: certificateNumber(issued, ordinal),
        period_from: from,
        period_to: to,
        issue_date: issued < today ? issued : today,
        orders_count: own.length,
        insured_sum: sum(own, 'insured_sum'),
        premium: sum(own, 'premium'),
      }
    }),
  ]
}

/** Accounts, orders and documents of the demo. */
export const seedSeller = async ({ database, start, manyRows }: SeedContext): Promise<void> => {
  const linkedAt = createDemoTime(start).instant(LINKED)
  const today = businessDay(start)
  for (const seller of demoSellers) {
    const { organization, account, sellerId } = seller
    await insertConnection(database, {
      organization_id: organizationId(organization),
      id: demoId(`seller account ${organization}`),
      marketplace_id: MARKETPLACE_ID,
      seller_id: sellerId,
      name: account,
      status: 'AVAILABLE',
      problem: null,
      linked_at: linkedAt,
      ended_at: null,
      created_at: linkedAt,
      updated_at: linkedAt,
      is_deleted: false,
    })
    const orders = seller.orders.map((order, index) => orderRow(organization, index, order, start, today))
    await database.query
      .insertInto('seller_document')
      .values(papersOf(seller, orders, start))
      .execute()
    await database.query.insertInto('seller_order').values(orders).execute()
    for (const order of orders) await insertStory(database, order)
  }
  if (manyRows > 0) {
    await insertManyOrders(database, 'O2', manyRows, new Date(linkedAt))
    await analyze(database, ['seller_order'])
  }
  const year = today.slice(0, 4)
  await continueNumbers(database, `seller-certificate-${year}`, LAST.certificate)
  await continueNumbers(database, `seller-contract-${year}`, LAST.contract)
}
