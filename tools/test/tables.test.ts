import { describe, expect, it } from 'vitest'
import { tableProblems } from '../house/tables.mjs'
import { source } from './support.ts'

const tables = (path: string, table: string) =>
  source(path, `declare module '../../db/schema.ts' {\n  interface Tables {\n    ${table}: object\n  }\n}\n`)

const declared = [
  source('apps/api/src/db/schema.ts', 'export interface Tables {\n  counter: object\n}\n'),
  tables('apps/api/src/modules/sender/tables.ts', 'invoice'),
  tables('apps/api/src/modules/people/tables.ts', 'person'),
]

const problems = (path: string, text: string) => tableProblems([...declared, source(path, text)], [])

const STORE = 'apps/api/src/modules/sender/store.ts'

describe('a store names the tables of its own module', () => {
  it.each([
    ['a query', `query.selectFrom('person').selectAll()`],
    ['a query under another name', `query.selectFrom('person as author').selectAll()`],
    ['a query of several tables', `query.selectFrom(['invoice', 'person'])`],
    ['a join', `query.selectFrom('invoice').leftJoin('person', 'person.id', 'invoice.person_id')`],
    ['a change', `query.updateTable('person').set({})`],
    [
      'a query inside of a query',
      `query.selectFrom('invoice').where(({ exists, selectFrom }) => exists(selectFrom('person')))`,
    ],
    ['SQL as text', 'sql`exists (select 1 from person where person.id = ${id})`'],
    ['SQL as text with a type', 'sql<boolean>`select 1 from invoice join person on true`'],
    ['a table of the platform', `query.insertInto('counter').values({})`],
  ])('and not of another one: %s', (_case, text) => {
    expect(problems(STORE, text)).toEqual([expect.stringMatching(/^apps\/api\/src\/modules\/sender\/store\.ts names/)])
  })

  it.each([
    ['its own table', STORE, `query.selectFrom('invoice').selectAll()`],
    ['something that is no table', STORE, `query.selectFrom(rows.as('person'))`],
    ['words that are no query', STORE, `const text = 'from person to person'`],
    ['a table of the platform on the platform', 'apps/api/src/platform/counters.ts', `query.insertInto('counter')`],
    ['a migration', 'apps/api/src/db/migrations/1.ts', `db.updateTable('person')`],
    ['another workspace', 'apps/web/src/a.ts', `query.selectFrom('person')`],
  ])('allows %s', (_case, path, text) => {
    expect(problems(path, text)).toEqual([])
  })

  it('a module is no part of the platform, which asks nobody', () => {
    expect(problems('apps/api/src/platform/a.ts', `query.selectFrom('person')`)).toHaveLength(1)
  })

  it('an exception allows one file one table, and is reported once nobody needs it', () => {
    const allowed = [{ path: STORE, tables: ['person'], reason: 'a reason' }]
    const using = source(STORE, `query.selectFrom('person')`)
    expect(tableProblems([...declared, using], allowed)).toEqual([])
    expect(tableProblems(declared, allowed)).toEqual([expect.stringContaining('remove that')])
  })
})
