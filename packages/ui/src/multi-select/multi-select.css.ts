import { focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const summary = componentStyle({ display: 'flex', alignItems: 'baseline', gap: vars.space[8] }, 'summary')
export const names = componentStyle(
  { flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'names',
)
export const count = componentStyle({ ...text('caption'), flex: 'none', color: vars.color.inkMuted }, 'count')
export const tags = componentStyle(
  { display: 'flex', flexWrap: 'wrap', gap: '6px', margin: 0, padding: 0, listStyle: 'none' },
  'tags',
)
export const tag = componentStyle({ minWidth: 0, maxWidth: '100%' }, 'tag')
export const search = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'search',
)
export const searchIcon = componentStyle(
  { position: 'absolute', insetInlineStart: vars.space[12], color: vars.color.inkMuted, pointerEvents: 'none' },
  'searchIcon',
)
export const searchInput = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    width: '100%',
    boxSizing: 'border-box',
    minHeight: '40px',
    margin: 0,
    paddingInlineStart: '36px',
    paddingInlineEnd: vars.space[12],
    border: 0,
    background: 'none',
    color: vars.color.ink,
    selectors: {
      '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
      // It has the focus as long as the list is open: a line says so, a frame would shout.
      '&:focus-visible': { boxShadow: `inset 0 -2px 0 ${vars.color.focus}` },
    },
    '@media': {
      [media.touch]: { minHeight: vars.control.hit, fontSize: '16px' },
      [media.forcedColors]: { selectors: { '&:focus-visible': focusRingInset } },
    },
  },
  'searchInput',
)
export const footer = componentStyle(
  {
    display: 'flex',
    justifyContent: 'space-between',
    gap: vars.space[8],
    padding: vars.space[4],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'footer',
)
export const action = componentStyle(
  {
    ...text('body', 'medium'),
    ...noOutline,
    minHeight: '36px',
    paddingInline: vars.space[8],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.accentSoft },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minHeight: vars.control.hit } },
  },
  'action',
)
