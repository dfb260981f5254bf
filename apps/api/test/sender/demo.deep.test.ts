import { invoiceStatuses } from '@cabinet/contract/invoice'
import { monthSummary } from '@cabinet/contract/sender/insurance'
import * as order from '@cabinet/contract/sender/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { courierReasons } from '../../src/integrations/cdek/statuses.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

/** Insured orders of P5 by months ago, and the invoice of each month. */
const MONTHS = [
  [1, 412, 'СЧ-26-001184'],
  [2, 388, 'СЧ-26-001102'],
  [3, 295, 'СЧ-26-001034'],
  [4, 171, 'СЧ-26-000977'],
] as const

describe('the orders of the demo', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
  })
  afterAll(() => cabinet.remove())

  const rows = () =>
    cabinet.platform.database.query.selectFrom('sender_order').where('organization_id', '=', organizationId('O4'))
  const monthAgo = (count: number): string => {
    const here = new Date(cabinet.clock.now().getTime() + 3 * 3_600_000)
    return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() - count, 15)).toISOString().slice(0, 7)
  }

  it.each(MONTHS)(
    'has of %i months ago %i insured ones, and the invoice %s is for exactly them',
    async (ago, count, number) => {
      const token = await cabinet.tokenOf('P5')
      const { body } = await cabinet.call<{ insuredCount: number; premiumSum: number; invoice: { id: string } | null }>(
        monthSummary,
        { token, query: { month: monthAgo(ago) } },
      )
      expect(body).toMatchObject({ insuredCount: count, premiumSum: count * 3900, invoice: { number } })
      const filters = [{ field: 'insurance.invoiceId', operation: 'EQ', value: body.invoice?.id }]
      const listed = await cabinet.call(order.summary, { token, body: { filters } })
      expect(listed.body).toMatchObject({ count, premiumSum: count * 3900 })
    },
  )

  it('are 1,266 insured ones in the four months, each kept as a row', async () => {
    expect(MONTHS.reduce((sum, [, count]) => sum + count, 0)).toBe(1266)
    const stored = await rows().select('id').where('invoice_id', 'is not', null).execute()
    expect(stored).toHaveLength(1266)
  })

  it('show every reason that the courier has', async () => {
    const found = await rows().select('reason_code').distinct().where('reason_code', 'is not', null).execute()
    const codes = found.map(({ reason_code: code }) => Number(code)).toSorted((one, other) => one - other)
    expect(codes).toEqual(Object.keys(courierReasons).map(Number))
  })

  it('show every reason for not being insured', async () => {
    const found = await cabinet.platform.database.query
      .selectFrom('sender_order')
      .select('cover_reason')
      .distinct()
      .where('cover_reason', 'is not', null)
      .execute()
    expect(found.map(({ cover_reason: reason }) => reason).toSorted()).toEqual([...order.coverReasons].toSorted())
  })

  it('show every state of an invoice', async () => {
    const found = await cabinet.platform.database.query
      .selectFrom('sender_invoice')
      .select('status')
      .distinct()
      .execute()
    expect(found.map(({ status }) => status).toSorted()).toEqual([...invoiceStatuses].toSorted())
  })
})
