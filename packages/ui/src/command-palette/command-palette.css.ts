import { vars } from '../theme/contract.css.ts'
import { focusRing, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const veil = componentStyle(
  {
    alignItems: 'flex-start',
    justifyContent: 'center',
    padding: `min(12vh, 120px) ${vars.space[24]} ${vars.space[24]}`,
    '@media': { [media.belowSmall]: { padding: vars.space[8] } },
  },
  'veil',
)
export const modal = componentStyle({ display: 'flex', width: '100%', maxWidth: '600px', maxHeight: '100%' }, 'modal')
export const frame = componentStyle({ borderRadius: vars.radius.card, overflow: 'hidden' }, 'frame')
export const search = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[12],
    paddingInline: vars.space[16],
    borderBlockEnd: `1px solid ${vars.color.line}`,
    color: vars.color.inkMuted,
  },
  'search',
)
export const input = componentStyle(
  {
    ...text('reading'),
    flex: 1,
    minWidth: 0,
    minHeight: '56px',
    padding: 0,
    border: 0,
    outline: 'none',
    background: 'none',
    color: vars.color.ink,
    selectors: {
      '&::placeholder': { color: vars.color.inkFaint, opacity: 1 },
      '&::-webkit-search-cancel-button': { display: 'none' },
    },
  },
  'input',
)
export const list = componentStyle(
  { minHeight: 0, maxHeight: '420px', overflowY: 'auto', padding: vars.space[8], outline: 'none' },
  'list',
)
export const line = componentStyle(
  { display: 'flex', flex: 1, minWidth: 0, alignItems: 'center', gap: vars.space[12] },
  'line',
)
export const shortcut = componentStyle(
  { ...text('caption', 'medium'), marginInlineStart: 'auto', color: vars.color.inkMuted, fontFamily: 'inherit' },
  'shortcut',
)
export const empty = componentStyle(
  { ...text('body'), padding: `${vars.space[32]} ${vars.space[16]}`, textAlign: 'center', color: vars.color.inkMuted },
  'empty',
)
export const notEmpty = componentStyle({ display: 'contents' }, 'notEmpty')
export const note = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: vars.space[12],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
  },
  'note',
)
export const noteText = componentStyle(
  { ...text('caption'), flex: '1 1 200px', color: vars.color.inkMuted },
  'noteText',
)
/** Its words stand in line with the text and with the edge, on a line of their own too. */
export const noteAction = componentStyle(
  {
    ...text('caption', 'medium'),
    ...noOutline,
    minHeight: vars.control.hit,
    marginInline: `calc(-1 * ${vars.space[12]})`,
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&:hover': { textDecoration: 'underline' },
      '&:focus-visible': focusRing,
      '&[aria-disabled=true]': { color: vars.color.inkMuted, cursor: 'default', textDecoration: 'none' },
    },
  },
  'noteAction',
)
