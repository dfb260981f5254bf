import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  { display: 'inline-grid', gap: vars.space[4], minWidth: 0, maxWidth: '100%' },
  'root',
)
export const line = componentStyle(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] },
  'line',
)
export const running = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4] }, 'running')
export const percent = componentStyle(
  {
    ...text('body'),
    minWidth: '4ch',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'end',
  },
  'percent',
)
export const track = componentStyle(
  {
    height: '4px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.line,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  'track',
)
export const bar = componentStyle(
  {
    display: 'block',
    height: '100%',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.accent,
    transition: `width ${vars.motion.normal} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'bar',
)
export const failed = componentStyle(
  { ...text('caption'), display: 'flex', alignItems: 'center', gap: vars.space[4], color: vars.color.negative },
  'failed',
)
