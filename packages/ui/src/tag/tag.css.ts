import { toneInk, toneSoft } from '../internal/tones.css.ts'
import { focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    ...text('body'),
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    minHeight: '28px',
    maxWidth: '100%',
    paddingInline: '10px',
    border: `1px solid color-mix(in oklab, ${toneInk} 30%, transparent)`,
    borderRadius: vars.radius.full,
    backgroundColor: toneSoft,
    color: toneInk,
  },
  'root',
)
export const removable = componentStyle({ paddingInlineEnd: '3px' }, 'removable')
export const content = componentStyle(
  { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'content',
)
export const remove = componentStyle(
  {
    ...noOutline,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '22px',
    height: '22px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.full,
    background: 'none',
    color: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: `color-mix(in oklab, ${toneInk} 16%, transparent)` },
      '&[data-focus-visible]': focusRingInset,
      // The hit area grows on touch while the drawing stays.
      '&::after': { content: '', position: 'absolute', inset: '-1px' },
    },
    '@media': { [media.touch]: { selectors: { '&::after': { inset: '-11px' } } } },
  },
  'remove',
)
