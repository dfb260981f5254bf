import { chosenUnavailable, chosenUnavailableForced } from '../chosen.ts'
import { focusRingInset, noOutline } from '../../theme/focus.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/scale.ts'
import { componentStyle, text } from '../../theme/style.ts'

/** Panel of a list of choices, at least as wide as its field. */
// Doubled, to win over the least width of what floats in whatever order the two come.
export const panel = componentStyle(
  {
    selectors: {
      // The list scrolls; what stands above and below it stays.
      '&&': { display: 'flex', flexDirection: 'column', minWidth: 'var(--trigger-width)', overflow: 'hidden' },
    },
  },
  'panel',
)
export const list = componentStyle(
  {
    ...noOutline,
    flex: '0 1 auto',
    minHeight: 0,
    boxSizing: 'border-box',
    padding: vars.space[4],
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // The rows that come into sight take their own height; what is read must not move.
    overflowAnchor: 'auto',
  },
  'list',
)
export const item = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: '36px',
    boxSizing: 'border-box',
    paddingBlock: '6px',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    cursor: 'pointer',
    selectors: {
      '&[data-hovered], &[data-focused]': { backgroundColor: vars.color.neutralSoft },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      '&[data-selected]': { fontWeight: '500' },
    },
    '@media': {
      [media.touch]: { minHeight: vars.control.hit },
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  },
  'item',
)
export const words = componentStyle({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' }, 'words')
export const description = componentStyle(
  { ...text('caption'), fontWeight: '400', color: vars.color.inkMuted },
  'description',
)
export const tick = componentStyle(
  {
    flex: 'none',
    color: 'transparent',
    selectors: { '[data-selected] > &': { color: vars.color.accent } },
    // No colour is transparent there.
    '@media': { [media.forcedColors]: { selectors: { ':not([data-selected]) > &': { visibility: 'hidden' } } } },
  },
  'tick',
)
export const box = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSizing: 'border-box',
    width: '20px',
    height: '20px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '5px',
    color: 'transparent',
    selectors: {
      '[data-selected] > &': {
        backgroundColor: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      '[data-disabled] > &': { backgroundColor: vars.color.sunken, borderColor: vars.color.line },
      '[data-disabled][data-selected] > &': chosenUnavailable,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        borderColor: 'CanvasText',
        selectors: {
          '[data-selected] > &': { backgroundColor: 'Highlight', color: 'HighlightText' },
          '[data-disabled] > &': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
          '[data-disabled][data-selected] > &': chosenUnavailableForced,
        },
      },
    },
  },
  'box',
)
export const sectionTitle = componentStyle(
  { ...text('caption', 'medium'), padding: '8px 8px 4px', color: vars.color.inkMuted, overflowWrap: 'anywhere' },
  'sectionTitle',
)
/** What stands in the place of choices: nothing found, loading, an error with its retry. */
export const state = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    padding: vars.space[12],
    color: vars.color.inkMuted,
  },
  'state',
)
export const footer = componentStyle({ paddingInline: vars.space[16], paddingBlockEnd: vars.space[12] }, 'footer')
