import { describe, expect, it } from 'vitest'
import { updateProblems } from '../house/updates.mjs'
import { source } from './support.ts'

const STORE = 'apps/api/src/modules/claim/store.ts'

const problems = (text: string, path = STORE) => updateProblems([source(path, text)])

const paid = `{ status: 'PAID' }`

describe('an update shows the compiler every column that it writes', () => {
  it.each([
    ['a type that says nothing', `query.updateTable('claim').set(${paid} as unknown as object).execute()`],
    ['a wider type', `query.updateTable('claim').set(${paid} as object).execute()`],
    ['a value that fits everything', `query.updateTable('claim').set({ status: 'PAID' as never }).execute()`],
    ['a name that is computed', `query.updateTable('claim').set({ [column]: 'PAID' }).execute()`],
    ['a column that is computed', `query.updateTable('claim').set(column as 'version', 3).execute()`],
    ['a column with a value that fits everything', `query.updateTable('claim').set('status', 'PAID' as never)`],
    ['values that were declared to be an object', `const values: object = ${paid}\nupdate.set(values)`],
    ['values that were declared to be nothing', `const values: {} = ${paid}\nupdate.set({ ...values, version: 1 })`],
    ['values of a wider type', `const values = ${paid} as unknown as object\nupdate.set(() => ({ ...values }))`],
    ['values with computed names', `const values = { [column]: 'PAID' }\nupdate.set(isNew ? values : { version: 1 })`],
    ['a parameter of any columns', `const save = (change: Record<string, never>) => update.set({ ...change })`],
    ['a parameter of any names', `const save = (change: { [column: string]: never }) => update.set(change)`],
    ['a member of any columns', `const save = ({ change }: { change: object }) => update.set(change)`],
    ['values that are put together', `update.set(Object.fromEntries([['status', 'PAID']]))`],
    ['a row that is there already', `insert.onConflict((on) => on.doUpdateSet(${paid} as object))`],
    ['a function with a body', `update.set(() => {\n  return ${paid} as object\n})`],
  ])('and not %s', (_case, text) => {
    expect(problems(text)).toEqual([
      expect.stringMatching(/^apps\/api\/src\/modules\/claim\/store\.ts updates columns/),
    ])
  })

  it.each([
    ['columns that are named', `update.set({ ...change, status: asStatus(to), updated_at: at })`],
    ['a parameter with its type', `const save = (change: Partial<ClaimRow>) => update.set({ ...change, version: 2 })`],
    ['a part that may be absent', `update.set({ paid_at: at, ...(language && { language }) })`],
    ['a name in quotes', `update.set({ ['paid_at']: at })`],
    ['texts that stay what they are', `update.set({ end_reason: 'SIGN_OUT' } as const)`],
    [
      'what the query computes',
      'update.set((column) => ({ version: sql<number>`version + 1`, n: column("n", "+", 1) }))',
    ],
    ['a map', `seen.set(key, value as never)`],
  ])('but %s', (_case, text) => {
    expect(problems(text)).toEqual([])
  })

  it('looks at the server alone', () => {
    expect(problems(`update.set(${paid} as object)`, 'apps/web/src/a.ts')).toEqual([])
  })
})
