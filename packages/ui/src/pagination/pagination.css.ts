import { vars } from '../theme/contract.css.ts'
import { focusRing, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[16],
    rowGap: vars.space[8],
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    color: vars.color.inkMuted,
    '@media': { [media.belowMedium]: { paddingInline: 0 } },
  },
  'root',
)
export const range = componentStyle({ fontVariantNumeric: 'tabular-nums' }, 'range')
export const steps = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[4] }, 'steps')
export const arrow = componentStyle({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } }, 'arrow')
export const pages = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '@media': { [media.belowMedium]: { display: 'none' } },
  },
  'pages',
)
export const page = componentStyle(
  {
    ...text('body', 'medium'),
    ...noOutline,
    minWidth: vars.control.small,
    minHeight: vars.control.small,
    paddingInline: vars.space[8],
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.ink,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutralSoft },
      '&[data-focus-visible]': focusRing,
      '&[aria-current]': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSoft,
        color: vars.color.accent,
        cursor: 'default',
      },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[aria-current]': { borderColor: 'Highlight' } } } },
  },
  'page',
)
export const gap = componentStyle({ minWidth: vars.control.small, textAlign: 'center' }, 'gap')
export const short = componentStyle(
  { display: 'none', fontVariantNumeric: 'tabular-nums', '@media': { [media.belowMedium]: { display: 'inline' } } },
  'short',
)
// The list of the system itself: on a phone nothing is better, and there are only a few sizes.
export const size = componentStyle(
  {
    ...text('body'),
    minHeight: vars.control.small,
    paddingInlineStart: vars.space[12],
    border: `1px solid ${vars.color.lineStrong}`,
    backgroundColor: vars.color.surface,
    selectors: { '&:focus-visible': focusRing },
  },
  'size',
)
