import type { ColumnType } from 'kysely'

declare const byMachine: unique symbol

/** A state that a machine writes. */
export type AsStatus<State> = State & { readonly [byMachine]: true }

/**
 * A column with a state. A new row says where it begins; afterwards only the `save` of a machine can change the column,
 * because only it makes a value of the type that an update takes.
 */
export type StatusColumn<State> = ColumnType<State, State, AsStatus<State>>

/** For the `save` of machines alone; a test looks for it elsewhere. */
export const asStatus = <State>(state: State): AsStatus<State> => state as AsStatus<State>
