import { toneInk } from '../internal/tones.css.ts'
import { focusRing, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media, zIndex } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const region = componentStyle(
  {
    ...noOutline,
    position: 'fixed',
    insetBlockEnd: vars.space[24],
    insetInlineEnd: vars.space[24],
    zIndex: zIndex.toast,
    width: 'min(400px, calc(100vw - 32px))',
    '@media': {
      print: { display: 'none' },
      [media.belowSmall]: {
        insetBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
        insetInlineEnd: vars.space[16],
      },
    },
  },
  'region',
)
/** Over the newest ones: how many more there are, and a way to be rid of them all. */
export const pile = componentStyle(
  { display: 'flex', justifyContent: 'flex-end', gap: vars.space[8], marginBlockEnd: vars.space[8] },
  'pile',
)
export const list = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[8],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    selectors: { '&[data-whole]': { maxHeight: '70vh', overflowY: 'auto', overscrollBehavior: 'contain' } },
  },
  'list',
)
export const item = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    paddingBlock: '12px',
    paddingInline: '20px 14px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.ink,
    boxShadow: vars.shadow.floating,
    opacity: 1,
    translate: '0 0',
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}, translate ${vars.motion.normal} ${vars.motion.ease}`,
    '@starting-style': { opacity: 0, translate: '0 8px' },
    selectors: {
      '&:focus-visible': focusRing,
      '&[hidden]': { display: 'none' },
      // A bar inside, as a coloured edge would thin out around the corners.
      '&::before': {
        content: '',
        position: 'absolute',
        insetBlock: vars.space[8],
        insetInlineStart: '7px',
        width: '4px',
        borderRadius: vars.radius.full,
        backgroundColor: toneInk,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&::before': { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' } },
      },
    },
  },
  'item',
)
// Browsers spare drawings from forced colours: it would keep the colour of a theme whose ground is gone.
export const icon = componentStyle({ color: toneInk, forcedColorAdjust: 'auto' }, 'icon')
export const words = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }, 'words')
// As high as a line of the text, whatever the size of a button under a mouse or a finger.
export const buttons = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    marginBlock: `calc((20px - ${vars.control.small}) / 2)`,
    marginInlineEnd: '-6px',
  },
  'buttons',
)
