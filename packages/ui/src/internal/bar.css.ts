import { createVar, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, componentVariants, text } from '../theme/style.ts'

const fill = createVar('fill')
const slide = keyframes({ from: { insetInlineStart: '-40%' }, to: { insetInlineStart: '100%' } }, 'slide')

export const root = componentStyle({ display: 'grid', gap: '6px', minWidth: 0 }, 'root')
export const tones = componentVariants(
  {
    accent: vars.color.accent,
    positive: vars.color.positive,
    notice: vars.color.notice,
    negative: vars.color.negative,
  },
  (color) => ({ vars: { [fill]: color } }),
)
export const words = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
    overflowWrap: 'anywhere',
  },
  'words',
)
export const value = componentStyle({ color: vars.color.inkMuted, whiteSpace: 'nowrap' }, 'value')
export const track = componentStyle(
  {
    position: 'relative',
    height: '6px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    // A line is dark where contrast is high: filled with it, the rest would look used as well.
    backgroundColor: vars.color.neutralSoft,
    outline: `1px solid ${vars.color.line}`,
  },
  'track',
)
export const bar = componentStyle(
  {
    display: 'block',
    height: '100%',
    borderRadius: vars.radius.full,
    backgroundColor: fill,
    transition: `width ${vars.motion.normal} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'bar',
)
/** Cut by the edge of the track when it would not fit. */
export const planned = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    backgroundImage: `repeating-linear-gradient(-45deg, ${fill} 0 2px, transparent 2px 5px)`,
    '@media': {
      [media.forcedColors]: {
        backgroundImage: 'repeating-linear-gradient(-45deg, Highlight 0 2px, Canvas 2px 5px)',
        forcedColorAdjust: 'none',
      },
    },
  },
  'planned',
)
// Without motion the bar is a quiet third that does not pretend to be a share: its label says what is under way.
export const endless = componentStyle(
  {
    position: 'absolute',
    width: '40%',
    insetInlineStart: '30%',
    '@media': { [media.motion]: { animation: `${slide} 1400ms ease-in-out infinite` } },
  },
  'endless',
)
export const note = componentStyle({ ...text('caption'), color: vars.color.inkMuted, overflowWrap: 'anywhere' }, 'note')
