import { type DatabaseKind, databaseKinds } from './databases.ts'

/** A database for tests in which it does not matter which. */
export const anyKind = (): DatabaseKind => {
  const kind = databaseKinds().at(-1)
  if (!kind) throw new Error('There is no database to test on')
  return kind
}
