import { componentStyle } from '../theme/style.ts'

export const icon = componentStyle({ flex: 'none' }, 'icon')
