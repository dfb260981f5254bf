import type { ReactElement } from 'react'

/** What each component is given: a class and an attribute for every part that its types name. */
export const forParts = (names: readonly string[]) => ({
  classNames: Object.fromEntries(names.map((name) => [name, `own-${name}`])),
  slotProps: Object.fromEntries(names.map((name) => [name, { 'data-slot-of': name, style: { '--own': name } }])),
})

export type PartCase = (
  own: ReturnType<typeof forParts>,
) => readonly ReactElement<{ suggest?: unknown; load?: unknown }>[]
