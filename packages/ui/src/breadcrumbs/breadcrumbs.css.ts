import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle({ ...text('body'), minWidth: 0 }, 'root')
export const list = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'list',
)
export const crumb = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    minWidth: 0,
    overflowWrap: 'anywhere',
    '@media': {
      [media.belowMedium]: {
        minHeight: vars.control.hit,
        // The page above stands right before the current one.
        selectors: { '&:not(:nth-last-child(2))': { display: 'none' } },
      },
    },
  },
  'crumb',
)
const mirrored = { '[dir=rtl] &': { scale: '-1 1' } }
export const separator = componentStyle(
  {
    flex: 'none',
    color: vars.color.inkFaint,
    selectors: mirrored,
    '@media': { [media.belowMedium]: { display: 'none' } },
  },
  'separator',
)
export const back = componentStyle(
  {
    flex: 'none',
    color: vars.color.accent,
    selectors: mirrored,
    '@media': { [media.fromMedium]: { display: 'none' } },
  },
  'back',
)
// On a phone the title stands right below and would only be read twice by the eye.
export const current = componentStyle(
  {
    minWidth: 0,
    color: vars.color.inkMuted,
    overflowWrap: 'break-word',
    '@media': {
      [media.belowMedium]: {
        position: 'absolute',
        width: '1px',
        height: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
      },
    },
  },
  'current',
)
