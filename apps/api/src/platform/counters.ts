import type { Database } from '../db/database.ts'

/** Lets numbers go on after `value`: those of the demo are taken already. */
export const continueNumbers = async ({ query }: Database, name: string, value: number): Promise<void> => {
  await query.insertInto('counter').values({ name, value }).execute()
}

/**
 * The next running number of `name`, from 1. It is taken in the transaction of the document that carries it, so that
 * numbers have no gaps; parallel transactions wait for each other on the row.
 */
export const nextNumber = async (database: Database, name: string): Promise<number> => {
  const { value } = await database.query
    .insertInto('counter')
    .values({ name, value: 1 })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((column) => ({ value: column('counter.value', '+', 1) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return value
}

/** So many running numbers at once, in their order. */
export const allocateNumbers = async (database: Database, name: string, count: number): Promise<number[]> => {
  const { value: last } = await database.query
    .insertInto('counter')
    .values({ name, value: count })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet((column) => ({ value: column('counter.value', '+', count) })),
    )
    .returning('value')
    .executeTakeFirstOrThrow()
  return Array.from({ length: count }, (_, index) => last - count + 1 + index)
}
