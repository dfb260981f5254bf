import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const half = componentStyle({ display: 'flex', flex: 1, minWidth: 0, alignSelf: 'stretch' }, 'half')
export const input = componentStyle({ paddingInlineEnd: vars.space[4] }, 'input')
export const dash = componentStyle({ flex: 'none', color: vars.color.inkMuted }, 'dash')
