import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

const sharp = { vectorEffect: 'non-scaling-stroke' } as const

export const root = componentStyle({ display: 'grid', gap: vars.space[8], minWidth: 0, margin: 0 }, 'root')
export const caption = componentStyle(
  {
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    color: vars.color.inkMuted,
    overflowWrap: 'anywhere',
  },
  'caption',
)
export const last = componentStyle(
  { ...text('body', 'semibold'), color: vars.color.ink, fontVariantNumeric: 'tabular-nums' },
  'last',
)
export const drawing = componentStyle({ display: 'block', width: '100%', overflow: 'visible' }, 'drawing')
export const zero = componentStyle({ ...sharp, stroke: vars.color.line, strokeWidth: '1px' }, 'zero')
export const bar = componentStyle(
  {
    fill: `color-mix(in oklab, ${vars.color.accent} 45%, ${vars.color.surface})`,
    '@media': { [media.forcedColors]: { fill: 'GrayText' } },
  },
  'bar',
)
export const negative = componentStyle(
  { fill: `color-mix(in oklab, ${vars.color.negative} 55%, ${vars.color.surface})` },
  'negative',
)
export const emphasis = componentStyle(
  {
    fill: vars.color.accent,
    selectors: { [`&${negative}`]: { fill: vars.color.negative } },
    '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
  },
  'emphasis',
)
export const line = componentStyle(
  {
    ...sharp,
    fill: 'none',
    stroke: vars.color.accent,
    strokeWidth: '2px',
    strokeLinejoin: 'round',
    strokeLinecap: 'round',
  },
  'line',
)
export const area = componentStyle({ fill: vars.color.accentSoft, stroke: 'none' }, 'area')
export const end = componentStyle(
  { ...sharp, stroke: vars.color.accent, strokeWidth: '8px', strokeLinecap: 'round' },
  'end',
)
export const axis = componentStyle(
  {
    ...text('caption'),
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[12],
    color: vars.color.inkMuted,
  },
  'axis',
)
export const empty = componentStyle(
  { ...text('caption'), display: 'grid', placeItems: 'center', color: vars.color.inkMuted },
  'empty',
)
