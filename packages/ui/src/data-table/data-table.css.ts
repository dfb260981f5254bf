import { createVar, globalStyle, keyframes } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { focusRingInset, noOutline } from '../theme/focus.ts'
import { layers } from '../theme/layers.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

/** Columns of a virtual table, as `grid-template-columns`; one change moves every row without rendering any. */
export const template = createVar('template')
/** Sum of the least widths. */
export const total = createVar('total')
export const actionsWidth = createVar('actions-width')
export const ground = createVar('ground')
const selectWidth = '52px'
export const rule = `1px solid ${vars.color.line}`
// A finger leaves no pointer behind, so hover exists only where it can end. Rows of a native table carry no handlers
// of react-aria: a hundred rows with their own pointer listeners would cost more than the rows.
const hover = '(hover: hover)'

export const root = componentStyle(
  {
    position: 'relative',
    isolation: 'isolate',
    minWidth: 0,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
  },
  'root',
)
export const box = componentStyle(
  {
    position: 'relative',
    overflow: 'auto',
    maxHeight: 'calc(100dvh - 128px)',
    overscrollBehaviorX: 'contain',
    scrollPaddingBlockStart: '48px',
    scrollPaddingInlineStart: '220px',
    borderRadius: 'inherit',
  },
  'box',
)
export const boxNative = componentStyle({}, 'boxNative')
export const table = componentStyle(
  {
    ...text('body'),
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    width: '100%',
    minWidth: total,
  },
  'table',
)
export const grid = componentStyle({ ...text('body'), width: '100%', minWidth: total }, 'grid')
export const selectColumn = componentStyle({ width: selectWidth }, 'selectColumn')
export const selectTrack = selectWidth
export const actionsColumn = componentStyle({ width: actionsWidth }, 'actionsColumn')

export const row = componentStyle(
  {
    vars: { [ground]: vars.color.surface },
    selectors: {
      '&[aria-selected=true]': { vars: { [ground]: vars.color.accentSoft } },
      '&[aria-current]': { vars: { [ground]: vars.color.sunken } },
      '&[aria-current][aria-selected=true]': { vars: { [ground]: vars.color.accentSoft } },
    },
    // Seen where a row is a card, which alone has an edge; of the others the line under their cells says so.
    '@media': {
      [media.forcedColors]: { selectors: { '&&[aria-selected=true]': { borderColor: 'Highlight' } } },
    },
  },
  'row',
)
export const rowOpens = componentStyle(
  {
    cursor: 'pointer',
    '@media': {
      [hover]: {
        selectors: {
          '&:hover:not([aria-selected=true])': { vars: { [ground]: vars.color.sunken } },
          '&:hover[aria-selected=true]': {
            vars: { [ground]: `color-mix(in oklab, ${vars.color.accentSoft} 94%, ${vars.color.ink})` },
          },
        },
      },
    },
  },
  'rowOpens',
)
export const rowVirtual = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    display: 'grid',
    gridTemplateColumns: template,
    width: '100%',
    contain: 'layout style',
  },
  'rowVirtual',
)
export const skeletonNumber = componentStyle({ marginInlineStart: 'auto' }, 'skeletonNumber')
// The second line of a cell is a small one with a little room above it.
export const skeletonSecond = componentStyle({ selectors: { '&&': { marginBlockStart: '0.3lh' } } }, 'skeletonSecond')
export const skeletonVirtual = componentStyle({ display: 'grid', gridTemplateColumns: template }, 'skeletonVirtual')
export const headerRow = componentStyle({}, 'headerRow')
// A virtual row has one height, so its texts keep to their lines.
globalStyle(`${rowVirtual} > *`, {
  '@layer': {
    [layers.components]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', alignContent: 'center' },
  },
})
export const headerRowVirtual = componentStyle(
  { display: 'grid', gridTemplateColumns: template, position: 'sticky', insetBlockStart: 0, zIndex: 3 },
  'headerRowVirtual',
)

export const cell = componentStyle(
  {
    ...noOutline,
    paddingInline: vars.space[12],
    paddingBlock: vars.pad.row,
    borderBlockEnd: rule,
    backgroundColor: ground,
    textAlign: 'start',
    verticalAlign: 'middle',
    overflowWrap: 'anywhere',
    fontWeight: 'inherit',
    selectors: {
      '&:focus-visible': focusRingInset,
      '[role=row][aria-current] > &:first-child': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
      '[dir=rtl] [role=row][aria-current] > &:first-child': { boxShadow: `inset -3px 0 0 ${vars.color.accent}` },
    },
    '@media': {
      [media.forcedColors]: {
        // Weaker than what a card says of its cells.
        selectors: { ':where([role=row][aria-selected=true]) > &': { borderBlockEnd: '1px solid Highlight' } },
      },
    },
  },
  'cell',
)
export const headerCell = componentStyle(
  {
    ...text('caption', 'medium'),
    ...noOutline,
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 3,
    paddingInline: vars.space[12],
    paddingBlock: vars.space[2],
    height: vars.control.medium,
    borderBlockEnd: rule,
    backgroundColor: vars.color.surface,
    color: vars.color.inkMuted,
    textAlign: 'start',
    verticalAlign: 'middle',
    alignContent: 'center',
    overflowWrap: 'break-word',
    selectors: {
      '&:focus-visible': focusRingInset,
      '&[data-drop=start]': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
      '&[data-drop=end]': { boxShadow: `inset -3px 0 0 ${vars.color.accent}` },
      '[dir=rtl] &[data-drop=start]': { boxShadow: `inset -3px 0 0 ${vars.color.accent}` },
      '[dir=rtl] &[data-drop=end]': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
    },
  },
  'headerCell',
)
export const numeric = componentStyle({ textAlign: 'end', fontVariantNumeric: 'tabular-nums' }, 'numeric')
export const title = componentStyle({}, 'title')
export const selectCell = componentStyle(
  { paddingInlineStart: vars.space[16], paddingInlineEnd: vars.space[12], cursor: 'default' },
  'selectCell',
)
export const actionsCell = componentStyle(
  {
    position: 'sticky',
    insetInlineEnd: 0,
    zIndex: 1,
    paddingBlock: vars.space[2],
    textAlign: 'end',
    selectors: { [`&${headerCell}`]: { zIndex: 4 } },
  },
  'actionsCell',
)
export const footerRow = componentStyle({ vars: { [ground]: vars.color.surface } }, 'footerRow')
export const footerRowVirtual = componentStyle(
  { position: 'sticky', insetBlockEnd: 0, zIndex: 3, display: 'grid', gridTemplateColumns: template },
  'footerRowVirtual',
)
export const footerCell = componentStyle(
  {
    ...text('body', 'medium'),
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: 2,
    paddingInline: vars.space[12],
    paddingBlock: vars.pad.row,
    borderBlockStart: rule,
    backgroundColor: ground,
    overflowWrap: 'anywhere',
  },
  'footerCell',
)
export const expand = componentStyle(
  {
    ...noOutline,
    display: 'inline-grid',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '28px',
    height: '28px',
    marginBlock: '-6px',
    marginInlineStart: '-6px',
    marginInlineEnd: vars.space[4],
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.inkMuted,
    verticalAlign: 'middle',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRingInset },
    '@media': {
      [hover]: { selectors: { '&:hover': { backgroundColor: vars.color.neutralSoft, color: vars.color.ink } } },
      [media.touch]: { width: vars.control.hit, height: vars.control.hit, marginBlock: '-12px' },
    },
  },
  'expand',
)
export const expandIcon = componentStyle(
  {
    transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
    rotate: '-90deg',
    selectors: {
      '[aria-expanded=true] > &': { rotate: '0deg' },
      '[dir=rtl] [aria-expanded=false] > &': { rotate: '90deg' },
    },
  },
  'expandIcon',
)
export const detailsRow = componentStyle({ vars: { [ground]: vars.color.surface } }, 'detailsRow')
export const details = componentStyle({ paddingInline: vars.space[24], paddingBlock: vars.space[16] }, 'details')
export const detailsVirtual = componentStyle(
  {
    gridColumn: '1 / -1',
    paddingInline: vars.space[24],
    paddingBlock: vars.space[16],
    // Above the one line that the other cells of a virtual row keep to.
    selectors: { '&&': { whiteSpace: 'normal' } },
  },
  'detailsVirtual',
)
export const sortPlace = componentStyle({ ...text('caption', 'medium'), fontSize: '0.6875rem' }, 'sortPlace')

export const plainHeader = componentStyle({}, 'plainHeader')
export const sort = componentStyle(
  {
    ...text('caption', 'medium'),
    ...noOutline,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxWidth: '100%',
    minHeight: vars.control.small,
    marginInline: '-6px',
    paddingInline: '6px',
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: { '&:focus-visible': focusRingInset, '&[data-sorted]': { color: vars.color.ink } },
    '@media': { [hover]: { selectors: { '&:hover': { color: vars.color.ink, backgroundColor: vars.color.sunken } } } },
  },
  'sort',
)
// The word stands right above its figures, so the arrow goes to its other side.
globalStyle(`${numeric} > ${sort}`, { '@layer': { [layers.components]: { flexDirection: 'row-reverse' } } })
export const sortIcon = componentStyle({ flex: 'none' }, 'sortIcon')
export const resizer = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: '-6px',
    zIndex: 1,
    width: '12px',
    cursor: 'col-resize',
    touchAction: 'none',
    selectors: {
      // At the end of the table there is nothing to reach into: the handle would only make it scroll.
      ':last-child > &': { insetInlineEnd: 0, width: '6px' },
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: '30%',
        insetInlineStart: '5px',
        width: '1px',
        backgroundColor: vars.color.line,
      },
      '&:active::after': { insetBlock: 0, width: '2px', backgroundColor: vars.color.accent },
    },
    '@media': {
      [hover]: { selectors: { '&:hover::after': { insetBlock: 0, width: '2px', backgroundColor: vars.color.accent } } },
    },
  },
  'resizer',
)

export const pinned = componentStyle(
  {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    selectors: { [`&${headerCell}, ${headerRow} > &`]: { zIndex: 4 }, [`&${footerCell}`]: { zIndex: 3 } },
  },
  'pinned',
)
export const pinnedAfterSelect = componentStyle({ insetInlineStart: selectWidth }, 'pinnedAfterSelect')
// The line tells where the rest slides under, but only while something has slid.
export const pinnedFirst = componentStyle(
  { selectors: { '[data-scrolled] &': { borderInlineEnd: rule } } },
  'pinnedFirst',
)

const slide = keyframes({ from: { insetInlineStart: '-30%' }, to: { insetInlineStart: '100%' } }, 'slide')
// A veil over the rows and under the header dims the old rows without a single one rendering.
export const veil = componentStyle(
  {
    position: 'absolute',
    inset: 0,
    zIndex: 2,
    overflow: 'hidden',
    pointerEvents: 'none',
    backgroundColor: `color-mix(in oklab, ${vars.color.surface} 50%, transparent)`,
    borderRadius: 'inherit',
  },
  'veil',
)
export const progress = componentStyle(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: 5,
    height: '2px',
    overflow: 'hidden',
    pointerEvents: 'none',
    backgroundColor: vars.color.accentSoft,
    selectors: {
      '&::after': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: '35%',
        width: '30%',
        backgroundColor: vars.color.accent,
      },
    },
    '@media': { [media.motion]: { selectors: { '&::after': { animation: `${slide} 1200ms linear infinite` } } } },
  },
  'progress',
)
export const state = componentStyle({ paddingBlock: vars.space[8] }, 'state')
