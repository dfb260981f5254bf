import type { ColumnType } from 'kysely'

declare const byMachine: unique symbol

/** A state that a machine writes. */
export type MovedTo<State> = State & { readonly [byMachine]: true }

/**
 * A column with a state. A new row says where it begins; afterwards only the `save` of a machine can change the column,
 * because only it makes a value of the type that an update takes.
 */
export type StatusColumn<State> = ColumnType<State, State, MovedTo<State>>

/** For the `save` of machines alone; a test looks for it elsewhere. */
export const movedTo = <State>(state: State): MovedTo<State> => state as MovedTo<State>
