import { toneInk, toneSoft } from '../internal/tones.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    padding: `${vars.space[12]} 14px`,
    border: `1px solid ${vars.color.softEdge}`,
    borderRadius: vars.radius.inset,
    backgroundColor: toneSoft,
    '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
  },
  'root',
)
// Browsers spare drawings from forced colours: it would keep the colour of a theme whose ground is gone.
export const icon = componentStyle({ color: toneInk, forcedColorAdjust: 'auto' }, 'icon')
export const body = componentStyle(
  {
    flex: 1,
    minWidth: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
  },
  'body',
)
export const words = componentStyle(
  { ...text('body'), flex: '1 1 260px', minWidth: 0, color: vars.color.ink, overflowWrap: 'break-word' },
  'words',
)
export const title = componentStyle({ ...text('body', 'semibold'), margin: 0 }, 'title')
// The action keeps the height of a line, so that a banner of one line stays one line high.
export const action = componentStyle({ marginBlock: '-6px', '@media': { [media.touch]: { marginBlock: 0 } } }, 'action')
// As wide as the padding and the edge of a small button.
export const quiet = componentStyle({ marginInlineStart: `calc(-1px - ${vars.space[12]})` }, 'quiet')
// It stands on the first line under a mouse and under a finger.
export const close = componentStyle(
  { marginBlock: `calc((20px - ${vars.control.small}) / 2)`, marginInlineEnd: '-6px' },
  'close',
)
