import { focusRing, focusRingInset, noOutline } from '../../theme/focus.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { componentStyle, text } from '../../theme/style.ts'

const hover = '(hover: hover)'

export const body = componentStyle({ ...noOutline, padding: vars.space[12] }, 'body')
export const calendar = componentStyle({ ...noOutline, width: 'max-content', maxWidth: '100%' }, 'calendar')
export const header = componentStyle(
  { display: 'flex', alignItems: 'center', gap: vars.space[4], marginBlockEnd: vars.space[8] },
  'header',
)
export const pickers = componentStyle({ display: 'flex', flex: 1, justifyContent: 'center' }, 'pickers')
export const picker = componentStyle(
  {
    ...text('body', 'medium'),
    height: '32px',
    paddingInlineStart: vars.space[8],
    border: 0,
    backgroundColor: 'transparent',
    textTransform: 'capitalize',
    selectors: { '&:focus-visible': focusRingInset },
    '@media': {
      [hover]: { selectors: { '&:hover': { backgroundColor: vars.color.neutralSoft } } },
      [media.touch]: { fontSize: '1rem', height: vars.control.hit },
    },
  },
  'picker',
)
export const turn = componentStyle(
  {
    ...noOutline,
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '36px',
    height: '36px',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.inkMuted,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.neutralSoft, color: vars.color.ink },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '[dir=rtl] &': { scale: '-1 1' },
    },
    '@media': { [media.touch]: { width: vars.control.hit, height: vars.control.hit } },
  },
  'turn',
)
/** Two months side by side. */
export const pair = componentStyle({ display: 'flex', gap: vars.space[24] }, 'pair')
/** As wide as a button of another month, so that the names of both months stand over the middle of their days. */
export const turnRoom = componentStyle({ flex: 'none', width: '36px' }, 'turnRoom')
export const secondMonth = componentStyle(
  { ...text('body', 'medium'), flex: 1, textAlign: 'center', textTransform: 'capitalize' },
  'secondMonth',
)
/** Takes today, under the days. */
export const today = componentStyle(
  {
    ...text('body', 'medium'),
    ...noOutline,
    display: 'block',
    width: '100%',
    minHeight: '36px',
    marginBlockStart: vars.space[4],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.neutralSoft },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': { [media.touch]: { minHeight: vars.control.hit } },
  },
  'today',
)
export const grid = componentStyle({ borderCollapse: 'separate', borderSpacing: '0 2px' }, 'grid')
export const weekday = componentStyle(
  { ...text('caption'), width: '40px', height: '24px', color: vars.color.inkMuted, fontWeight: '400' },
  'weekday',
)
export const day = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    display: 'grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '40px',
    height: '36px',
    borderRadius: vars.radius.control,
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { backgroundColor: vars.color.neutralSoft },
      // A ring inside, in the colour of the figures: it is there on a chosen day too.
      '&[data-today]': { fontWeight: '600', outline: '1px solid', outlineOffset: '-3px' },
      '&[data-disabled], &[data-unavailable]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[data-unavailable]': { textDecoration: 'line-through' },
      // Days of the neighbouring months cannot be chosen here and would only look like days that are refused.
      '&[data-outside-month]': { visibility: 'hidden' },
      '&[data-selected]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '1px', zIndex: 1, position: 'relative' },
    },
    '@media': {
      [media.touch]: { height: vars.control.hit },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: {
          '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText' },
          '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
        },
      },
    },
  },
  'day',
)
/** Days inside a range are a quiet band, its ends are solid. */
export const rangeDay = componentStyle(
  {
    selectors: {
      '&[data-selected]': { backgroundColor: vars.color.accentSoft, color: vars.color.ink, borderRadius: 0 },
      '&[data-selection-start], &[data-selection-end]': {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      // A band that goes on in the next week ends softly in this one.
      '&[data-selection-start], :first-child > &[data-selected]': {
        borderStartStartRadius: vars.radius.control,
        borderEndStartRadius: vars.radius.control,
      },
      '&[data-selection-end], :last-child > &[data-selected]': {
        borderStartEndRadius: vars.radius.control,
        borderEndEndRadius: vars.radius.control,
      },
    },
  },
  'rangeDay',
)
export const year = componentStyle(
  { ...text('body', 'medium'), flex: 1, textAlign: 'center', fontVariantNumeric: 'tabular-nums' },
  'year',
)
export const months = componentStyle(
  { ...noOutline, display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: vars.space[4] },
  'months',
)
export const month = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    display: 'grid',
    placeItems: 'center',
    minWidth: '84px',
    height: '40px',
    borderRadius: vars.radius.control,
    textTransform: 'capitalize',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.neutralSoft },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[data-selected]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
      '&[data-focus-visible]': { ...focusRing, outlineOffset: '1px' },
    },
    '@media': {
      [media.touch]: { height: vars.control.hit },
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        color: 'CanvasText',
        selectors: { '&[data-selected]': { backgroundColor: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
  'month',
)
/** The calendar of a period with its ready periods beside it, above it on phones. */
export const period = componentStyle(
  {
    display: 'flex',
    gap: vars.space[16],
    '@media': { [media.belowSmall]: { flexDirection: 'column', gap: vars.space[8] } },
  },
  'period',
)
export const presets = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space[2],
    '@media': {
      [media.belowSmall]: {
        display: 'grid',
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
        gap: vars.space[4],
        maxWidth: '296px',
      },
    },
  },
  'presets',
)
export const preset = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    minHeight: '36px',
    paddingInline: vars.space[12],
    border: 0,
    borderRadius: vars.radius.control,
    background: 'none',
    color: vars.color.ink,
    textAlign: 'start',
    // A name of the consumer may be longer than the half of a phone.
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-pressed]': { backgroundColor: vars.color.neutralSoft },
      '&[data-focus-visible]': focusRingInset,
      '&[aria-pressed=true]': { backgroundColor: vars.color.accentSoft, color: vars.color.accent, fontWeight: '500' },
    },
    '@media': {
      [media.belowSmall]: { paddingInline: vars.space[8] },
      [media.fromSmall]: { whiteSpace: 'nowrap' },
      [media.touch]: { minHeight: vars.control.hit },
    },
  },
  'preset',
)
