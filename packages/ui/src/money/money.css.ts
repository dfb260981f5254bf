import { componentStyle } from '../theme/style.ts'

export const root = componentStyle({ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }, 'root')
