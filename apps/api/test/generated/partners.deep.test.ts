import type { PartnerKind } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { newId } from '../../src/kernel/ids.ts'
import { createKey } from '../../src/modules/partner/key.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { allEndpoints, fieldsOf, isId, sampleOf } from '../support/operations.ts'
import { createTestPartner } from '../support/partner.ts'

/** The kinds of partners that may make a call; nothing for a call that is for others. */
const kindsOf = ({ access }: Endpoint): readonly PartnerKind[] | undefined =>
  !access.session && access.bearer === 'partner' ? access.kinds : undefined

const calls = (await allEndpoints()).flatMap((endpoint) => {
  const kinds = kindsOf(endpoint)
  return kinds === undefined ? [] : [{ id: endpoint.id, endpoint, kinds }]
})
const ofOneKind = calls.filter(({ kinds }) => kinds.length > 0)
/** Who brings the statement reads every invoice: its money may be for any of them. */
const withIds = ofOneKind.filter(({ endpoint, kinds }) => !kinds.includes('PAYMENTS') && endpoint.path.includes('{id}'))

/** Rows of a table whose ids are tried: the same rule answers for all of them. */
const ROWS_OF_TABLE = 1

describe('a partner whom nothing concerns', () => {
  let cabinet: Cabinet
  /** Ids of things of every kind; none of them is addressed to these partners. */
  let ids: readonly string[]
  const partners = new Map<PartnerKind, () => Promise<string>>()

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    const { database } = cabinet.platform
    for (const kind of new Set(ofOneKind.flatMap(({ kinds }) => kinds))) {
      partners.set(kind, (await createTestPartner(cabinet, kind)).issueKey)
    }
    const tables = await sql<{ name: string }>`
      select table_name as name from information_schema.columns
      where table_schema = current_schema() and column_name = 'id' and data_type = 'uuid'
      order by table_name`.execute(database.query)
    const areas = cabinet.platform.modules.all.filter(({ partnerEvents }) => partnerEvents).map(({ id }) => id)
    // The insurance of an organization goes by the id of the organization.
    const isTried = (table: string): boolean => table === 'organization' || areas.some((area) => table.startsWith(area))
    const found: string[] = []
    for (const { name } of tables.rows.filter((table) => isTried(table.name))) {
      const rows = await sql<{ id: string }>`
        select id from ${sql.table(name)} order by id limit ${ROWS_OF_TABLE}`.execute(database.query)
      found.push(...rows.rows.map(({ id }) => id))
    }
    ids = found
  })
  afterAll(() => cabinet.remove())

  const newKey = async (kind: PartnerKind): Promise<string | undefined> => partners.get(kind)?.()

  const ask = (endpoint: Endpoint, key: string | undefined, id: string, ip = '198.51.100.1') => {
    // A month has a shape that no sample knows.
    const month = '2026-10'
    const news = { externalId: newId(), occurredAt: cabinet.clock.nowText() }
    const has = (field: string): boolean => fieldsOf(endpoint.body).some(({ name }) => name === field)
    // Terms hold from the day of the news at the earliest.
    const fromDate = businessDay(cabinet.clock.now())
    const names = fieldsOf(endpoint.params).filter(({ schema }) => isId(schema))
    return cabinet.call(endpoint, {
      params: {
        month,
        ...Object.fromEntries(names.map(({ name }) => [name, id])),
      },
      ...(endpoint.body && {
        body: {
          ...(sampleOf(endpoint.body) as object),
          ...news,
          ...(has('month') && { month }),
          ...(has('fromDate') && { fromDate }),
        },
      }),
      token: key,
      ip,
      ...(endpoint.method === 'POST' && { headers: { 'idempotency-key': news.externalId } }),
    })
  }

  it('there are calls, things and partners to try with', () => {
    expect(withIds.length).toBeGreaterThan(10)
    expect(ids.length).toBeGreaterThan(15)
    expect(partners.size).toBeGreaterThan(1)
  })

  it.each(calls.map((call, index) => ({ ...call, ip: `198.51.100.${index}` })))(
    '$id needs a key',
    async ({ endpoint, ip }) => {
      for (const key of [undefined, createKey(false).key]) {
        expect((await ask(endpoint, key, newId(), ip)).status).toBe(401)
      }
    },
  )

  it.each(ofOneKind)('$id does not exist for partners of other kinds', async ({ endpoint, kinds }) => {
    for (const kind of partners.keys()) {
      if (kinds.includes(kind)) continue
      expect((await ask(endpoint, await newKey(kind), newId())).status, kind).toBe(404)
    }
  })

  it.each(calls.filter(({ endpoint }) => !endpoint.isRead))('$id is told with a key of its own', ({ endpoint }) => {
    expect(endpoint.idempotent).toBe('required')
  })

  it.each(withIds)('$id says nothing of a thing that is not addressed to the partner', async ({ endpoint, kinds }) => {
    const key = await newKey(kinds[0] ?? 'BANK')
    for (const id of ids) {
      const { status, body } = await ask(endpoint, key, id)
      expect([status, body['code']], id).toEqual([404, 'NOT_FOUND'])
    }
  })
})
