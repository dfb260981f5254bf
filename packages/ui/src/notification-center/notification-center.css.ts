import { toneInk, toneSoft } from '../internal/tones.css.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRingInset, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle({ position: 'relative', display: 'inline-flex' }, 'root')
export const count = componentStyle(
  {
    ...text('caption', 'semibold'),
    position: 'absolute',
    insetBlockStart: '-4px',
    // Beside the bell, not over it: three characters reach out of the button.
    insetInlineStart: '55%',
    minWidth: '18px',
    boxSizing: 'border-box',
    paddingInline: '4px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.negative,
    color: vars.color.surface,
    fontSize: '0.6875rem',
    lineHeight: '18px',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    pointerEvents: 'none',
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  'count',
)
export const floating = componentStyle({ width: '400px', overflow: 'hidden' }, 'floating')
export const dialog = componentStyle(
  { display: 'flex', maxHeight: 'inherit', boxSizing: 'border-box', outline: 'none' },
  'dialog',
)
export const panel = componentStyle(
  { display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, maxHeight: 'min(560px, 80vh)' },
  'panel',
)
export const header = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[8],
    minHeight: '32px',
    paddingBlock: vars.space[12],
    paddingInlineStart: vars.space[16],
    paddingInlineEnd: vars.space[8],
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'header',
)
export const title = componentStyle({ ...text('reading', 'semibold'), margin: 0 }, 'title')
export const body = componentStyle(
  { flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[8] },
  'body',
)
export const day = componentStyle(
  {
    ...text('caption', 'medium'),
    margin: 0,
    paddingInline: vars.space[8],
    paddingBlock: `${vars.space[8]} ${vars.space[4]}`,
    color: vars.color.inkMuted,
  },
  'day',
)
export const list = componentStyle(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '2px', margin: 0, padding: 0, listStyle: 'none' },
  'list',
)
export const row = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '28px minmax(0, 1fr) auto',
    columnGap: vars.space[12],
    padding: vars.space[8],
    borderRadius: vars.radius.control,
    selectors: {
      '&[data-unread]': { backgroundColor: vars.color.accentSoft },
      '&:has([data-hovered][data-notification])': { backgroundColor: vars.color.neutralSoft },
    },
    '@media': {
      [media.forcedColors]: { selectors: { '&[data-unread]': { borderInlineStart: '3px solid Highlight' } } },
    },
  },
  'row',
)
export const mark = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '28px',
    height: '28px',
    borderRadius: vars.radius.full,
    backgroundColor: toneSoft,
    color: toneInk,
  },
  'mark',
)
export const words = componentStyle(
  { display: 'grid', gap: vars.space[2], minWidth: 0, overflowWrap: 'anywhere' },
  'words',
)
export const name = componentStyle(
  {
    ...text('body'),
    color: vars.color.ink,
    selectors: { [`${row}[data-unread] &`]: { fontWeight: 500 } },
  },
  'name',
)
export const pressed = componentStyle(
  {
    ...noOutline,
    padding: 0,
    border: 'none',
    background: 'none',
    fontFamily: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // The whole row is pressed, and the ring goes around it.
      '&::after': { content: '', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
      '&[data-focus-visible]::after': focusRingInset,
      '&[data-hovered]': { color: vars.color.accent },
    },
  },
  'pressed',
)
export const note = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'note')
export const time = componentStyle(
  { ...text('caption'), color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  'time',
)
export const read = componentStyle({ position: 'relative', zIndex: 1, alignSelf: 'start' }, 'read')
export const empty = componentStyle(
  {
    display: 'grid',
    justifyItems: 'center',
    gap: vars.space[4],
    paddingBlock: vars.space[32],
    paddingInline: vars.space[16],
    color: vars.color.inkMuted,
    textAlign: 'center',
  },
  'empty',
)
export const emptyTitle = componentStyle({ ...text('body', 'medium'), color: vars.color.ink }, 'emptyTitle')
export const emptyHelp = componentStyle({ ...text('caption') }, 'emptyHelp')
export const footer = componentStyle(
  { padding: vars.space[12], borderBlockStart: `1px solid ${vars.color.line}`, textAlign: 'center' },
  'footer',
)
