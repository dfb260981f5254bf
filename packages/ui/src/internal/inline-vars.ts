import type { CSSProperties } from 'react'

/** Variables of vanilla-extract (`var(--name)`) as an inline style. */
export const assignInlineVars = (values: Record<string, string>): CSSProperties =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name.replace(/^var\((--[\w-]+)\)$/, '$1'), value]))
