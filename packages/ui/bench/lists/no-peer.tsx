import type { ReactElement } from 'react'
import type { Choice } from '../../src/combo-box/index.ts'

/** Stands in for a library that could not be installed. */
export const peer = (_choices: readonly Choice[]): ReactElement => <p>–</p>
