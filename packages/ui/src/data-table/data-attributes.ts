import type { DataAttributes } from '../internal/props.ts'

/** The `data-*` attributes among props that are otherwise all used by name. */
export const dataAttributesOf = (props: object): DataAttributes =>
  Object.fromEntries(Object.entries(props).filter(([name]) => name.startsWith('data-'))) as DataAttributes
