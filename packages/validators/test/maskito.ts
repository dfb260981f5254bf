import type { MaskitoOptions } from '@maskito/core'

/** What `@maskito/core` takes as a mask. */
export type Mask = MaskitoOptions['mask']
