import * as debtor from '@cabinet/contract/debtor'
import * as policy from '@cabinet/contract/debtor/policy'
import * as orders from '@cabinet/contract/sender/insurance'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'

/** Nobody of the demo has agreed from here. */
const IP = '203.0.113.77'
const COMMENT = 'Закрываем это направление'

const products = [
  {
    product: 'commercial credits',
    person: 'P6',
    accept: policy.acceptTexts,
    texts: policy.debtorTextNames.map((type) => ({ type, version: policy.debtorTexts[type] })),
    giveReason: debtor.disable,
    conditions: policy.conditions,
    consents: 'debtor_consent',
    reasons: 'debtor_disable_reason',
  },
  {
    product: "couriers' orders",
    person: 'P4',
    accept: orders.acceptTexts,
    texts: orders.insuranceTextNames.map((type) => ({ type, version: orders.insuranceTexts[type] })),
    giveReason: orders.giveDisableReason,
    conditions: orders.conditions,
    consents: 'sender_consent',
    reasons: 'sender_disable_reason',
  },
] as const

describe.each(productKinds())('consents and reasons of products on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  it('were given by the demo to editions that existed on that day', async () => {
    const { query } = cabinet.platform.database
    const { rows: tables } = await sql<{ name: string; edition: string; moment: string }>`
      select t.table_name as name, e.column_name as edition, m.column_name as moment
      from information_schema.tables t
      join information_schema.columns e on e.table_name = t.table_name and e.column_name in ('version', 'text_version')
      join information_schema.columns m on m.table_name = t.table_name and m.column_name =
        case e.column_name when 'version' then 'accepted_at' else 'created_at' end
      where t.table_name like '%\\_consent'`.execute(query)
    expect(tables.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['sender_consent', 'debtor_consent', 'person_consent', 'finance_request_consent']),
    )
    for (const { name, edition, moment } of tables) {
      const { rows } = await sql`select ${sql.ref(edition)}, ${sql.ref(moment)} from ${sql.table(name)}
        where ${sql.ref(edition)}::date > (${sql.ref(moment)} at time zone 'Europe/Moscow')::date`.execute(query)
      expect(rows, name).toEqual([])
    }
  })

  describe.each(products)('$product', ({ person, accept, texts, giveReason, conditions, consents, reasons }) => {
    it('name the edition that was agreed to, whichever is in force', async () => {
      const token = await cabinet.tokenOf(person)
      const { query } = cabinet.platform.database
      const shown = async () => {
        const { body } = await cabinet.call<Pick<orders.InsuranceConditions, 'texts'>>(conditions, { token })
        return body.texts.map(({ version, accepted }) => [version, accepted?.version ?? null])
      }
      expect(await shown()).toEqual(texts.map(({ version }) => [version, null]))
      await cabinet.call(accept, { token, ip: IP, body: { texts } })
      await sql`update ${sql.table(consents)} set version = '2020-01-01' where ip = ${IP}`.execute(query)
      expect(await shown()).toEqual(texts.map(({ version }) => [version, '2020-01-01']))
      await cabinet.call(accept, { token, ip: IP, body: { texts } })
      expect(await shown()).toEqual(texts.map(({ version }) => [version, version]))
      await sql`delete from ${sql.table(consents)} where ip = ${IP}`.execute(query)
    })

    it('keep what is agreed to at once with one moment, in their own table', async () => {
      const token = await cabinet.tokenOf(person)
      const { clock } = cabinet.platform
      // A clock that never says the same twice.
      let moment = clock.now().getTime()
      const ticking = vi.spyOn(clock, 'nowText').mockImplementation(() => new Date((moment += 1000)).toISOString())
      const answer = await cabinet.call(accept, { token, ip: IP, body: { texts } }).finally(() => ticking.mockRestore())
      expect(answer.status).toBe(204)
      const { rows } = await sql<{ type: string; accepted_at: string }>`
        select type, accepted_at from ${sql.table(consents)} where ip = ${IP}`.execute(cabinet.platform.database.query)
      expect(rows.map(({ type }) => type).toSorted()).toEqual(texts.map(({ type }) => type).toSorted())
      expect(new Set(rows.map(({ accepted_at: at }) => String(at))).size).toBe(1)
    })

    it('keep why the insurance is ended in their own table', async () => {
      const token = await cabinet.tokenOf(person)
      const { status } = await cabinet.call(giveReason, { token, body: { reasonId: 'OTHER', comment: COMMENT } })
      expect([200, 204]).toContain(status)
      const { rows } = await sql<{ reason: string }>`
        select reason from ${sql.table(reasons)} where comment = ${COMMENT}`.execute(cabinet.platform.database.query)
      expect(rows).toEqual([{ reason: 'OTHER' }])
    })
  })
})
