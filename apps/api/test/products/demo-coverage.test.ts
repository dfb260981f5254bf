import { roles } from '@cabinet/contract/access'
import { requestStatuses as debtorRequestStatuses, serviceStatuses } from '@cabinet/contract/debtor'
import { limitStatuses, ratingGroups } from '@cabinet/contract/debtor/buyers'
import { documentTypes, shipmentStatuses } from '@cabinet/contract/debtor/shipments'
import { offerStatuses, products, requestStatuses } from '@cabinet/contract/finance'
import { objectKinds } from '@cabinet/contract/finance/objects'
import { schedules } from '@cabinet/contract/finance/rules'
import { invoiceTypes, objectStatuses, supplyStatuses } from '@cabinet/contract/finance/supplies'
import { invoiceStatuses } from '@cabinet/contract/invoice'
import { legalStatuses, userStatuses } from '@cabinet/contract/people/user'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'

describe('the demo data', () => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
  })
  afterAll(() => cabinet.remove())

  it.each([
    ['organization', 'legal_status', legalStatuses],
    ['person', 'status', userStatuses],
    ['person_role', 'role', roles],
    ['finance_offer', 'product', products],
    ['finance_offer', 'status', offerStatuses],
    ['finance_request', 'status', requestStatuses],
    ['finance_supply', 'status', supplyStatuses],
    ['finance_invoice', 'type', invoiceTypes],
    ['finance_object', 'status', objectStatuses],
    ['finance_object', 'kind', objectKinds],
    ['finance_rule', 'schedule', schedules],
    ['finance_rule', 'is_active', [true, false]],
    ['sender_insurance', 'status', ['ENABLED', 'DISABLED']],
    ['debtor_insurance', 'service_status', serviceStatuses],
    ['debtor_insurance', 'request_status', debtorRequestStatuses],
    ['debtor_buyer', 'limit_status', limitStatuses],
    ['debtor_buyer', 'rating_group', ratingGroups],
    ['debtor_shipment', 'status', shipmentStatuses],
    ['debtor_shipment', 'document_type', documentTypes],
    ['debtor_invoice', 'status', invoiceStatuses],
    ['debtor_offer_rule', 'is_active', [true, false]],
  ] as const)('shows every value of %s.%s', async (table, column, values) => {
    const { rows } = await sql<{ value: string }>`
      select distinct ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(
      cabinet.platform.database.query,
    )
    expect(rows.map(({ value }) => value).toSorted()).toEqual([...values].toSorted())
  })

  it('never lies in the future where it tells of the past', async () => {
    const { query } = cabinet.platform.database
    const now = new Date().toISOString()
    const latest = await query
      .selectFrom('finance_request')
      .select((column) => [column.fn.max('sent_at').as('sent'), column.fn.max('decision_at').as('decided')])
      .executeTakeFirstOrThrow()
    expect([latest.sent !== null && latest.sent < now, latest.decided !== null && latest.decided < now]).toEqual([
      true,
      true,
    ])
  })
})
