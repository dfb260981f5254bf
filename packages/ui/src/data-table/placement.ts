import type { CSSProperties } from 'react'

/**
 * What a cell of a table says when not all columns are drawn: its column for screen readers, and the track that it
 * stands in. Nothing when all are.
 */
export const placeStyle = (
  drawn: readonly number[] | undefined,
  index: number,
  lead: number,
): { 'aria-colindex'?: number; style?: CSSProperties } =>
  drawn === undefined
    ? {}
    : { 'aria-colindex': index + lead + 1, style: { gridColumnStart: index + lead + 1, gridRowStart: 1 } }

/** The same for the cell of actions, which is the last one. */
export const lastPlaceStyle = (
  drawn: readonly number[] | undefined,
  count: number,
): { 'aria-colindex'?: number; style?: CSSProperties } =>
  drawn === undefined ? {} : { 'aria-colindex': count, style: { gridColumnStart: count, gridRowStart: 1 } }
