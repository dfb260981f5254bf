import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

export const body = componentStyle({ ...text('body'), padding: vars.space[16], outline: 'none' }, 'body')
export const title = componentStyle({ ...text('body', 'semibold'), margin: 0, marginBlockEnd: vars.space[8] }, 'title')
