import { vars } from '../theme/contract.css.ts'
import { media, zIndex } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle({ position: 'relative' }, 'root')
export const shown = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[12],
    rowGap: vars.space[8],
    minWidth: 0,
    paddingBlock: '10px',
    paddingInline: vars.space[16],
    backgroundColor: vars.color.accentSoft,
    color: vars.color.ink,
    '@media': { [media.forcedColors]: { border: '1px solid Highlight' } },
  },
  'shown',
)
const top = componentStyle({ borderBlockEnd: `1px solid ${vars.color.line}` }, 'top')
const bottom = componentStyle(
  {
    position: 'sticky',
    insetBlockEnd: `max(${vars.space[12]}, env(safe-area-inset-bottom))`,
    zIndex: zIndex.sticky,
    marginBlockStart: vars.space[8],
    border: `1px solid ${vars.color.accent}`,
    borderRadius: vars.radius.inset,
    boxShadow: vars.shadow.floating,
    '@media': {
      print: { display: 'none' },
      [media.motion]: {
        transition: `translate ${vars.motion.normal} ${vars.motion.ease}`,
        '@starting-style': { translate: '0 8px' },
      },
    },
  },
  'bottom',
)
export const placements = { top, bottom }
export const summary = componentStyle({ ...text('body', 'semibold'), minWidth: 0 }, 'summary')
export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8], minWidth: 0 },
  'actions',
)
