import type { CSSProperties, Ref } from 'react'

/** What every component takes besides its own props. */
export interface CommonProps<Element> {
  /** Added after the component's own classes; an unlayered rule of yours wins over the library. */
  className?: string | undefined
  style?: CSSProperties | undefined
  ref?: Ref<Element> | undefined
}

/** `data-*` attributes pass through to the element. */
export type DataAttributes = { [name: `data-${string}`]: string | number | boolean | undefined }

type WithoutUndefined<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

/**
 * Drops the entries that are `undefined`. react-aria tells "not given" from "given as undefined", which matters for
 * controlled values, and its types forbid the latter.
 */
export const given = <T extends object>(props: T): WithoutUndefined<T> =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>
