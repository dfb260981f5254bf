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
    ['SQL as text that names several', 'sql`select 1 from invoice i, person as author`'],
    ['SQL as text with a schema', 'sql`select 1 from public.person`'],
    ['SQL as text that is no template', `sql.raw('delete from "person"')`],
    ['a query of the driver', 'CompiledQuery.raw(`update person set status = 1`)'],
    ['a template without a gap', 'query.selectFrom(`person`)'],
    ['a name with its type', `query.selectFrom('person' as const)`],
    ['a name that is chosen', `query.selectFrom(isNew ? 'person' : 'invoice')`],
    ['a name that stands elsewhere', `const table = 'person'\nquery.selectFrom(table)`],
    ['names that stand elsewhere', `const all = ['invoice', 'person'] as const\nquery.selectFrom(all)`],
    ['a call by its name', `query['selectFrom']('person')`],
    ['a table of the platform', `query.insertInto('counter').values({})`],
  ])('and not of another one: %s', (_case, text) => {
    expect(problems(STORE, text)).toEqual([expect.stringMatching(/^apps\/api\/src\/modules\/sender\/store\.ts names/)])
  })

  it.each([
    ['its own table', STORE, `query.selectFrom('invoice').selectAll()`],
    ['several of its own in SQL', STORE, 'sql`select a from invoice i, invoice as other where i.person in (1, 2)`'],
    ['a word of SQL that is no table', STORE, 'sql`extract(epoch from paid_at), person_id`'],
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
