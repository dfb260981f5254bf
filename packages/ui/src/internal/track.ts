import type { DataAttributes } from './props.ts'

interface Named {
  readonly name?: string | undefined
  readonly 'data-track'?: DataAttributes[`data-${string}`]
}

/**
 * What analytics know a control by: its `data-track`, or else the name of the field. Everything that a field consists of
 * carries it, its list and its calendar too: they stand elsewhere in the page.
 */
export const trackOf = ({ name, 'data-track': track = name }: Named): DataAttributes =>
  track === undefined ? {} : { 'data-track': track }
