import { can } from '@cabinet/contract/access'
import type { Endpoint } from '@cabinet/contract/endpoint'
import type { AnyList } from '@cabinet/contract/find'
import { type ListField, type Operation, operationsOf } from '@cabinet/contract/find-fields'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { newId } from '../../src/kernel/ids.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { edges } from '../support/edges.ts'
import { lists } from '../support/lists.ts'
import { allEndpoints } from '../support/operations.ts'

/** Somebody of them may read each of the lists. */
const people = ['P1', 'P3', 'P5', 'P6', 'P7', 'P8']

const listOf = ({ body }: Endpoint): AnyList | undefined => lists.find((list) => list.body === body)
const finds = (await allEndpoints()).flatMap((endpoint) => {
  const list = listOf(endpoint)
  return list && endpoint.path.endsWith('/find') ? [{ id: endpoint.id, endpoint, list }] : []
})

/** A value that a field of the kind takes. */
const valueOf = (field: ListField): unknown => {
  if ('choices' in field) return field.choices[0]
  switch (field.kind) {
    case 'boolean':
      return true
    case 'id':
      return newId()
    case 'set':
      return [newId(), 'USER'].find((value) => field.value.safeParse(value).success)
    case 'day':
      return '2026-11-20'
    case 'instant':
      return '2026-11-20T10:00:00+03:00'
    case 'text':
      return 'а'
    default:
      return 1
  }
}

const filterValueOf = (operation: Operation, value: unknown): unknown => {
  if (operation === 'IN') return [value]
  return operation === 'BETWEEN' ? [value, value] : value
}

describe.each(databaseKinds())('every list on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const readerOf = async ({ access }: Endpoint): Promise<string> => {
    for (const key of people) {
      const token = await cabinet.tokenOf(key)
      const { body: me } = await cabinet.call<CurrentUser>(current, { token })
      if (access.session && can(me.roles, access.permissions)) return token
    }
    throw new Error('Nobody reads this list')
  }

  it.each(finds)(
    '$id is filtered by each of its fields in every way that the field has',
    async ({ endpoint, list }) => {
      const token = await readerOf(endpoint)
      const answers: Record<string, number> = {}
      const expected: Record<string, number> = {}
      for (const [field, declared] of Object.entries(list.filters)) {
        for (const operation of operationsOf[declared.kind]) {
          // Whether there is something has two answers.
          const values = operation === 'IS_NULL' ? [true, false] : [filterValueOf(operation, valueOf(declared))]
          for (const value of values) {
            const name = `${field} ${operation} ${JSON.stringify(value)}`
            const body = { pageSize: 1, filters: [{ field, operation, value }] }
            answers[name] = (await cabinet.call(endpoint, { token, body })).status
            expected[name] = 200
          }
        }
      }
      expect(answers).toEqual(expected)
    },
  )

  // The server answers 400 to what the database refuses, so a schema that lets too much through would go unnoticed.
  it.each(finds)('$id finds by every value that its schema takes', async ({ endpoint, list }) => {
    const token = await readerOf(endpoint)
    const isTaken = (filter: unknown): boolean => z.safeParse(list.body, { filters: [filter] }).success
    const taken = Object.entries(list.filters).flatMap(([field, { kind: fieldKind }]) =>
      edges[fieldKind].map((value) => ({ field, operation: 'EQ', value })).filter(isTaken),
    )
    const refused: unknown[] = []
    for (const filter of taken) {
      const { status } = await cabinet.call(endpoint, { token, body: { pageSize: 1, filters: [filter] } })
      if (status !== 200) refused.push(filter)
    }
    expect(refused).toEqual([])
  })

  it.each(finds)('$id is sorted by each of its fields, in both directions', async ({ endpoint, list }) => {
    const token = await readerOf(endpoint)
    for (const field of list.sort) {
      for (const direction of ['ASC', 'DESC']) {
        const body = { pageSize: 2, sort: [{ field, direction }] }
        expect((await cabinet.call(endpoint, { token, body })).status, `${field} ${direction}`).toBe(200)
      }
    }
  })

  const flagged = finds.flatMap((found) =>
    Object.entries(found.list.filters).flatMap(([field, declared]) =>
      declared.kind === 'boolean' ? [{ ...found, field }] : [],
    ),
  )
  it.each(flagged)('$id is parted by $field into what is so, what is not, and what nobody knows', async (flag) => {
    const token = await readerOf(flag.endpoint)
    const count = async (...filters: { readonly operation: Operation; readonly value: boolean }[]): Promise<number> => {
      const body = { filters: filters.map((filter) => ({ field: flag.field, ...filter })) }
      return (await cabinet.call<{ totalElements: number }>(flag.endpoint, { token, body })).body.totalElements
    }
    const parts = {
      yes: await count({ operation: 'EQ', value: true }),
      no: await count({ operation: 'EQ', value: false }),
      unknown: await count({ operation: 'IS_NULL', value: true }),
    }
    expect(await count({ operation: 'NE', value: true })).toBe(parts.no + parts.unknown)
    expect(await count({ operation: 'IS_NULL', value: false })).toBe(parts.yes + parts.no)
  })
})
