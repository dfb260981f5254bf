import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[8],
    paddingBlock: vars.space[48],
    paddingInline: vars.space[16],
    textAlign: 'center',
  },
  'root',
)
export const drawing = componentStyle({ marginBlockEnd: vars.space[8] }, 'drawing')
export const body = componentStyle(
  {
    ...text('body'),
    margin: 0,
    maxWidth: '48ch',
    color: vars.color.inkMuted,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  'body',
)
export const action = componentStyle({ marginBlockStart: vars.space[12] }, 'action')
