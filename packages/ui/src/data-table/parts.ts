import { useMemo, useState, type CSSProperties } from 'react'
import { takeParts, type PartOf, type PartsProps } from '../internal/parts.ts'

/** What a table has for whoever styles it. */
export type TablePart =
  | 'box'
  | 'table'
  | 'header'
  | 'headerCell'
  | 'sort'
  | 'checkbox'
  | 'row'
  | 'cell'
  | 'expand'
  | 'details'
  | 'footer'
  | 'footerCell'
  | 'empty'
  | 'error'
  | 'onward'

const isSame = (one: unknown, two: unknown): boolean => {
  if (Object.is(one, two)) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  const others = new Map(Object.entries(two))
  const entries = Object.entries(one)
  return entries.length === others.size && entries.every(([name, value]) => isSame(value, others.get(name)))
}

/**
 * The parts of a table. The same function as long as what is given for them says the same, so that objects written in
 * place do not render every row anew.
 */
export const useTableParts = ({ classNames, slotProps }: PartsProps<TablePart>): PartOf<TablePart> => {
  const [ownValue, keep] = useState({ classNames, slotProps })
  const given = { classNames, slotProps }
  const isKept = isSame(ownValue, given)
  if (!isKept) keep(given)
  return useMemo(() => takeParts(ownValue)[0], [ownValue])
}

interface Placed {
  className: string
  style?: CSSProperties | undefined
}

/** A part that the table itself places: of two styles that say where it stands, the table's own wins. */
export const placed = <Own extends { style?: CSSProperties | undefined }>(part: Placed, own: Own): Placed & Own =>
  own.style === undefined
    ? { ...part, ...own, style: part.style }
    : { ...part, ...own, style: { ...part.style, ...own.style } }
