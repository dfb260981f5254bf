import type { ColumnType } from 'kysely'

/** Percent points; `numeric` is read as text so that it is not rounded on the way. */
export type PercentColumn = ColumnType<string, number, number>
