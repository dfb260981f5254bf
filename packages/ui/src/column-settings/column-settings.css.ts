import { vars } from '../theme/contract.css.ts'
import { componentStyle } from '../theme/style.ts'

export const list = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    width: 'min(320px, 80vw)',
    maxHeight: 'min(420px, 60dvh)',
    overflowY: 'auto',
    // The ring of a control at the edge must not be cut off.
    marginInline: '-4px',
    marginBlock: `0 ${vars.space[8]}`,
    paddingInline: '4px',
    paddingBlock: '4px',
    listStyle: 'none',
  },
  'list',
)
export const item = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[2] }, 'item')
export const name = componentStyle({ flex: 1, minWidth: 0 }, 'name')
