import { vars } from '../theme/contract.css.ts'
import { focusRingInset, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, componentVariants, text } from '../theme/style.ts'

const rule = `1px solid ${vars.color.line}`
// The calendar follows its own width, not that of the window: it may stand in a drawer.
const narrow = '(max-width: 759.98px)'
// Out of sight but still read: the name of a day is all that it holds.
const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const
const tight = '(max-width: 459.98px)'
// Short sums leave room for the note in a place where whole ones need all of it.
const close = '(max-width: 519.98px)'

export const root = componentStyle({ ...text('body'), containerType: 'inline-size', minWidth: 0 }, 'root')
export const header = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    paddingBlockEnd: vars.space[12],
    '@container': { [tight]: { columnGap: vars.space[4] } },
  },
  'header',
)
export const arrow = componentStyle({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } }, 'arrow')
export const title = componentStyle(
  {
    ...text('title', 'semibold'),
    minWidth: '9em',
    textAlign: 'center',
    // The longest month still fits, and a button for today beside the arrows.
    '@container': { [tight]: { minWidth: '7.75em' } },
  },
  'title',
)
export const summary = componentStyle(
  { marginInlineStart: 'auto', color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  'summary',
)
export const grid = componentStyle(
  {
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    overflow: 'hidden',
    border: rule,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surface,
  },
  'grid',
)
export const weekday = componentStyle(
  {
    ...text('caption', 'medium'),
    padding: vars.space[8],
    color: vars.color.inkMuted,
    textAlign: 'start',
    '@container': { [tight]: { padding: vars.space[4], textAlign: 'center' } },
  },
  'weekday',
)
export const cell = componentStyle(
  {
    height: '84px',
    padding: 0,
    borderBlockStart: rule,
    borderInlineStart: rule,
    verticalAlign: 'top',
    selectors: {
      '&:first-child': { borderInlineStart: 0 },
      '&[data-quiet]': { backgroundColor: vars.color.sunken },
    },
    '@container': { [narrow]: { height: '64px' }, [tight]: { height: '52px' } },
  },
  'cell',
)
export const day = componentStyle(
  {
    ...noOutline,
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: vars.space[2],
    width: '100%',
    height: '100%',
    minWidth: 0,
    padding: vars.space[8],
    border: 0,
    background: 'none',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-selected]': {
        backgroundColor: vars.color.accentSoft,
        boxShadow: `inset 0 0 0 2px ${vars.color.accent}`,
      },
      '&:focus-visible': focusRingInset,
      '&[data-selected]:focus-visible': { outlineOffset: '-5px' },
    },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:not([data-selected])': { backgroundColor: vars.color.sunken } },
      },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
        },
      },
    },
    '@container': {
      [narrow]: { paddingInline: vars.space[4] },
      [tight]: { alignItems: 'center', padding: vars.space[4] },
    },
  },
  'day',
)
export const number = componentStyle(
  {
    ...text('body', 'medium'),
    display: 'grid',
    placeItems: 'center',
    height: '24px',
    borderRadius: vars.radius.full,
    color: vars.color.ink,
    selectors: {
      '[data-weekend] > &, [data-quiet] > * > &': { color: vars.color.inkMuted },
      // The circle reaches out of the line in which the figures stand, so that they stay in it.
      '[aria-current=date] > &': {
        minWidth: '24px',
        marginInline: '-4px',
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '[aria-current=date] > &': { border: '2px solid Highlight' } },
      },
    },
    '@container': { [narrow]: { selectors: { '[aria-current=date] > &': { marginInline: 0 } } } },
  },
  'number',
)
export const sum = componentStyle(
  {
    ...text('caption', 'semibold'),
    maxWidth: '100%',
    fontVariantNumeric: 'tabular-nums',
    '@container': { [tight]: { textAlign: 'center' } },
  },
  'sum',
)
export const tones = componentVariants(
  {
    neutral: vars.color.ink,
    negative: vars.color.negative,
    positive: vars.color.positive,
    notice: vars.color.notice,
  },
  (color) => ({ color }),
)
export const whole = componentStyle({ whiteSpace: 'nowrap', '@container': { [narrow]: unseen } }, 'whole')
export const short = componentStyle(
  {
    display: 'none',
    '@container': { [narrow]: { display: 'inline' }, [tight]: { display: 'none' } },
  },
  'short',
)
// Too tight for figures: a mark says that the day holds something, its name and the place beside say what.
export const dot = componentStyle(
  {
    display: 'none',
    width: '6px',
    height: '6px',
    borderRadius: vars.radius.full,
    backgroundColor: 'currentColor',
    '@container': { [tight]: { display: 'block' } },
    '@media': {
      [media.forcedColors]: { backgroundColor: 'CanvasText', forcedColorAdjust: 'none' },
    },
  },
  'dot',
)
/** Always short for the eye, always whole for screen readers. */
export const unseenWhole = componentStyle(unseen, 'unseenWhole')
export const withSign = componentStyle({ '@container': { [tight]: { display: 'none' } } }, 'withSign')
export const withoutSign = componentStyle(
  {
    display: 'none',
    // Seven of them share the width of a phone, and none may touch the ring of its day.
    marginInline: '-4px',
    fontSize: '0.6875rem',
    letterSpacing: '-0.02em',
    '@container': { [tight]: { display: 'inline-block' } },
  },
  'withoutSign',
)
export const note = componentStyle(
  { ...text('caption'), display: 'flex', gap: vars.space[4], maxWidth: '100%', color: vars.color.inkMuted },
  'note',
)
export const noteIcon = componentStyle({ flex: 'none', marginBlockStart: '1px' }, 'noteIcon')
export const noteText = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [narrow]: unseen },
  },
  'noteText',
)
export const noteBesideShort = componentStyle(
  {
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    '@container': { [close]: unseen },
  },
  'noteBesideShort',
)
export const marks = componentStyle(
  {
    ...text('caption'),
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space[8],
    maxWidth: '100%',
    marginBlockStart: 'auto',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  'marks',
)
export const mark = componentStyle(
  { display: 'inline-flex', alignItems: 'center', gap: vars.space[4], whiteSpace: 'nowrap' },
  'mark',
)
export const markSum = componentStyle({ '@container': { [tight]: { display: 'none' } } }, 'markSum')
export const markTones = componentVariants(
  { info: vars.color.info, positive: vars.color.positive, negative: vars.color.negative },
  (color) => ({ color }),
)
