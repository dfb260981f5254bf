import type { ReactElement } from 'react'

/** Stands in for libraries that could not be installed. */
export const peers = (_data: readonly unknown[]): Readonly<Record<string, () => ReactElement>> => ({})
