import { vars } from '../theme/contract.css.ts'
import { media, zIndex } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

export const root = componentStyle(
  {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: zIndex.sticky,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    minHeight: '64px',
    paddingInline: vars.space[32],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    backgroundColor: vars.color.page,
    '@media': {
      print: { position: 'static' },
      [media.belowMedium]: { paddingInline: vars.space[16], gap: vars.space[8] },
      [media.belowSmall]: { minHeight: '56px' },
    },
  },
  'root',
)
export const start = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[12], minWidth: 0 },
  'start',
)
export const search = componentStyle(
  { display: 'flex', justifyContent: 'flex-end', flex: '1 1 auto', minWidth: 0, marginInlineStart: 'auto' },
  'search',
)
export const actions = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    flex: 'none',
    marginInlineStart: 'auto',
    // A search that is one icon takes the free room before itself; sharing it would leave the icon in the middle.
    selectors: { [`${search} + &`]: { marginInlineStart: 0 } },
  },
  'actions',
)
