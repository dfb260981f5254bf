import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentGlobal, componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[16], height: '100%' },
  'root',
)
// The drawing stands beside badges and title; the text below has the whole width.
export const top = componentStyle({ display: 'flex', gap: vars.space[16], alignItems: 'flex-start' }, 'top')
export const words = componentStyle(
  { flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: vars.space[16] },
  'words',
)
// Its lower edge is empty: it may reach into the gap, so that a short title has its text right below.
export const drawing = componentStyle(
  {
    flex: 'none',
    marginBlock: '-4px -20px',
    marginInlineEnd: '-4px',
    '@media': { [media.belowSmall]: { marginBlockEnd: 0 } },
  },
  'drawing',
)
componentGlobal(`${drawing} > svg`, {
  '@media': { [media.belowSmall]: { width: '56px', height: '56px' } },
})
export const badges = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[8] }, 'badges')
export const body = componentStyle(
  {
    ...text('body'),
    margin: 0,
    maxWidth: '52ch',
    color: vars.color.inkMuted,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
  },
  'body',
)
export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space[4],
  },
  'footer',
)
// On phones the actions are as wide as the card: easy to reach with a thumb.
componentGlobal(`${footer} > *`, { '@media': { [media.belowSmall]: { flex: '1 1 100%' } } })
