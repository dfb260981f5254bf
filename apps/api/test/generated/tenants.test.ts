import { createHash } from 'node:crypto'
import { can, type RoleCode } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '../../src/platform/demo/organizations.ts'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { allEndpoints, fieldsOf, isId, sampleOf } from '../support/operations.ts'

const endpoints = await allEndpoints()

const IDS_OF_TABLE = 4

type Part = 'params' | 'query' | 'body'
const parts: readonly Part[] = ['params', 'query', 'body']

/** The roles of the person who tries, an administrator of another organization. */
const held = (['USER_ADMIN', 'USER', 'FINANCE'] satisfies RoleCode[]).map((code) => ({
  nameWithoutPrefix: code,
  isDeleted: false,
}))
const mayCall = ({ access }: Endpoint): boolean => access.session && can(held, access.permissions)

/**
 * Every place that takes an id, of every call that the person may make. What is open to everyone belongs to no
 * organization: the ids that it takes name one-time codes.
 */
const idPlaces = endpoints.filter(mayCall).flatMap((endpoint) =>
  parts.flatMap((part) =>
    fieldsOf(endpoint[part])
      .filter(({ schema }) => isId(schema))
      .map(({ name }) => ({ id: endpoint.id, endpoint, part, name })),
  ),
)
const takesBody = endpoints.filter(({ body, access, id }) => body && access.session && !id.startsWith('dev.'))

/** An answer without what is new each time. */
const withoutVolatile = ({
  traceId: _trace,
  id: _id,
  createdDateTime: _created,
  ...rest
}: Readonly<Record<string, unknown>>): object => rest

/** Fields that somebody might hope to slip past the server. */
const FORBIDDEN = {
  organizationId: organizationId('O1'),
  organization_id: organizationId('O1'),
  ownerId: newId(),
  roles: [{ id: 'GODMOD', nameWithoutPrefix: 'GODMOD', isDeleted: false }],
  isDeleted: false,
  status: 'ACTIVE',
  userId: newId(),
}

describe.each(databaseKinds())('one organization and the ids of another, on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const tenantTables = async (): Promise<string[]> => {
    const found = await sql<{ table_name: string }>`
      select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = 'organization_id' order by table_name`.execute(
      cabinet.platform.database.query,
    )
    return found.rows.map(({ table_name }) => table_name)
  }
  const rowsIn = async (table: string, organization: string): Promise<Record<string, unknown>[]> => {
    const { query } = cabinet.platform.database
    const found = await sql<Record<string, unknown>>`
      select * from ${sql.table(table)} where organization_id = ${organization}`.execute(query)
    return found.rows
  }
  const rowsOf = async (organization: string): Promise<Record<string, unknown>[]> => {
    const rows: Record<string, unknown>[] = []
    for (const table of await tenantTables()) rows.push(...(await rowsIn(table, organization)))
    return rows
  }
  /** Everything that belongs to the organization, as one short text; sign-ins are not its business data. */
  const fingerprint = async (organization: string): Promise<string> => {
    const rows = (await rowsOf(organization)).map(({ last_login_at: _signIn, ...row }) => JSON.stringify(row))
    return createHash('sha256').update(rows.toSorted().join('\n')).digest('hex')
  }
  /** A few ids of each table: those of one kind are refused alike. */
  const idsOf = async (organization: string): Promise<string[]> => {
    const ids = [organization]
    for (const table of await tenantTables()) {
      const rows = await rowsIn(table, organization)
      ids.push(...rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])).slice(0, IDS_OF_TABLE))
    }
    return ids
  }

  const inputOf = (endpoint: Endpoint): Record<Part, Record<string, unknown>> => ({
    params: (endpoint.params ? sampleOf(endpoint.params) : {}) as Record<string, unknown>,
    query: (endpoint.query ? sampleOf(endpoint.query) : {}) as Record<string, unknown>,
    body: (endpoint.body ? sampleOf(endpoint.body) : {}) as Record<string, unknown>,
  })
  const send = async (endpoint: Endpoint, input: Record<Part, Record<string, unknown>>, token: string) =>
    cabinet.call(endpoint, {
      params: input.params as Record<string, string>,
      query: input.query as Record<string, string>,
      ...(endpoint.body && { body: input.body }),
      token,
    })

  it('has places to try and rows to try them with', async () => {
    expect(idPlaces.length).toBeGreaterThan(1)
    expect((await idsOf(organizationId('O1'))).length).toBeGreaterThan(10)
  })

  it.each(idPlaces)('$id finds nothing by a foreign id in $part.$name', async ({ endpoint, part, name }) => {
    const before = await fingerprint(organizationId('O1'))
    const token = await cabinet.tokenOf('P7')
    for (const id of await idsOf(organizationId('O1'))) {
      const input = inputOf(endpoint)
      const response = await send(endpoint, { ...input, [part]: { ...input[part], [name]: id } }, token)
      expect(response.status).toBe(404)
      expect(response.body['code']).toBe('NOT_FOUND')
    }
    expect(await fingerprint(organizationId('O1'))).toBe(before)
  })

  it.each(takesBody)('$id does not take fields that it does not declare', async (endpoint) => {
    const before = await fingerprint(organizationId('O1'))
    const token = await cabinet.tokenOf('P7')
    const input = inputOf(endpoint)
    const plain = await send(endpoint, input, token)
    const declared = new Set(fieldsOf(endpoint.body).map(({ name }) => name))
    const extra = Object.fromEntries(Object.entries(FORBIDDEN).filter(([name]) => !declared.has(name)))
    const withExtra = await send(endpoint, { ...input, body: { ...input.body, ...extra }, query: FORBIDDEN }, token)
    expect(withExtra.status).toBe(plain.status)
    expect(withoutVolatile(withExtra.body)).toEqual(withoutVolatile(plain.body))
    expect(await fingerprint(organizationId('O1'))).toBe(before)
  })
})
