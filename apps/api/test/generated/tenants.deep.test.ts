import { can } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { organizationId } from '@cabinet/demo/organizations'
import { demoUsers } from '@cabinet/demo/people'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { allEndpoints, fieldsOf, isId, sampleOf } from '../support/operations.ts'

const endpoints = await allEndpoints()

/** Rows of a table whose ids are tried. */
const ROWS_OF_TABLE = 4
/** Where there are two kinds of databases each tries half of them: the queries are the same on both. */
const ROWS_OF_KIND = ROWS_OF_TABLE / 2

type Part = 'params' | 'query' | 'body'
const parts: readonly Part[] = ['params', 'query', 'body']

/** Administrators of other organizations, one for each product. */
const people = ['P7', 'P6', 'P5', 'P3'].map((key) => ({
  key,
  roles: demoUsers
    .filter((user) => user.key === key)
    .flatMap(({ roles }) => roles.map((role) => ({ nameWithoutPrefix: role, isDeleted: false }))),
}))
/** Who may make this call; nobody where it is for platform staff. */
const callerOf = ({ access }: Endpoint): string | undefined =>
  people.find(({ roles }) => access.session && can(roles, access.permissions))?.key

/**
 * Every place that takes an id, of every call that one of them may make. What is open to everyone belongs to no
 * organization: the ids that it takes name one-time codes.
 */
const idPlaces = endpoints.flatMap((endpoint) => {
  const caller = callerOf(endpoint)
  if (caller === undefined) return []
  return parts.flatMap((part) =>
    fieldsOf(endpoint[part])
      .filter(({ schema }) => isId(schema))
      .map(({ name }) => ({ id: endpoint.id, endpoint, part, name, caller })),
  )
})
const takesBody = endpoints.filter(({ body, access, id }) => body && access.session && !id.startsWith('dev.'))

/** An answer without what is new each time. */
const withoutVolatile = ({
  traceId: _trace,
  id: _id,
  createdDateTime: _created,
  version: _version,
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

/** The workbook of the journal holds that the one before it was made. */
const holdsItself = new Set(['journal.excel'])

const kinds = productKinds()

describe.each(kinds)('one organization and the ids of another, on $name', (kind) => {
  let cabinet: Cabinet
  let tables: readonly string[]
  let foreignIds: readonly string[]
  /** What belongs to the other organization as the last test left it: nothing happens between two tests. */
  let known: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    tables = await tenantTables()
    foreignIds = await idsOf(organizationId('O1'))
    known = await fingerprint(organizationId('O1'))
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
  /** Everything that belongs to the organization, as a short text for each table; sign-ins are not its business data. */
  const fingerprint = async (organization: string): Promise<string> => {
    const ofTables = tables.map(
      (table) => sql`select ${sql.lit(table)} as name, md5(string_agg(row, chr(10) order by row)) as sum
        from (select cast(to_jsonb(t) - 'last_login_at' as text) as row
          from ${sql.table(table)} t where t.organization_id = ${organization}) as rows`,
    )
    const found = await sql`${sql.join(ofTables, sql` union all `)}`.execute(cabinet.platform.database.query)
    return JSON.stringify(found.rows)
  }
  /** A few ids of each table: those of one kind are refused alike. */
  const idsOf = async (organization: string): Promise<string[]> => {
    const ids = [organization]
    for (const table of tables) {
      const found = await sql<{ id?: unknown }>`
        select * from ${sql.table(table)} where organization_id = ${organization} order by 1 limit ${sql.lit(ROWS_OF_TABLE)}`.execute(
        cabinet.platform.database.query,
      )
      const all = found.rows.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))
      ids.push(
        ...(kinds.length === 1 ? all : kind === kinds[0] ? all.slice(0, ROWS_OF_KIND) : all.slice(-ROWS_OF_KIND)),
      )
    }
    return ids
  }
  const assertUntouched = async (): Promise<void> => {
    const before = known
    known = await fingerprint(organizationId('O1'))
    expect(known).toBe(before)
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

  it('has places to try and rows to try them with', () => {
    expect(idPlaces.length).toBeGreaterThan(1)
    expect(foreignIds.length).toBeGreaterThan(10)
  })

  it.each(idPlaces)('$id finds nothing by a foreign id in $name of its $part', async (tried) => {
    const { endpoint, part, name, caller } = tried
    const token = await cabinet.tokenOf(caller)
    for (const id of foreignIds) {
      const input = inputOf(endpoint)
      const response = await send(endpoint, { ...input, [part]: { ...input[part], [name]: id } }, token)
      expect(response.status).toBe(404)
      expect(response.body['code']).toBe('NOT_FOUND')
    }
    await assertUntouched()
  })

  it.each(takesBody)('$id does not take fields that it does not declare', async (endpoint) => {
    const token = await cabinet.tokenOf(callerOf(endpoint) ?? 'P7')
    const input = inputOf(endpoint)
    const plain = await send(endpoint, input, token)
    const declared = new Set(fieldsOf(endpoint.body).map(({ name }) => name))
    const extra = Object.fromEntries(Object.entries(FORBIDDEN).filter(([name]) => !declared.has(name)))
    // What is saved with the version it was read at is saved again with the version that the first answer named.
    const { version } = plain.body
    const next = 'version' in input.body && typeof version === 'number' ? { version } : {}
    const body = { ...input.body, ...next, ...extra }
    const withExtra = await send(endpoint, { ...input, body, query: FORBIDDEN }, token)
    expect(withExtra.status).toBe(plain.status)
    if (!holdsItself.has(endpoint.id)) expect(withoutVolatile(withExtra.body)).toEqual(withoutVolatile(plain.body))
    await assertUntouched()
  })
})
