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
const ground = createVar('ground')
const selectWidth = '52px'
const rule = `1px solid ${vars.color.line}`
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
export const actionsTrack = '64px'
export const actionsColumn = componentStyle({ width: actionsTrack }, 'actionsColumn')

export const row = componentStyle(
  {
    vars: { [ground]: vars.color.surface },
    selectors: {
      '&[aria-selected=true]': { vars: { [ground]: vars.color.accentSoft } },
      '&[aria-current]': { vars: { [ground]: vars.color.sunken } },
      '&[aria-current][aria-selected=true]': { vars: { [ground]: vars.color.accentSoft } },
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
        selectors: { '[role=row][aria-selected=true] > &': { borderBlockEnd: '1px solid Highlight' } },
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
export const actionsCell = componentStyle({ paddingBlock: vars.space[2], textAlign: 'end' }, 'actionsCell')

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
    selectors: { [`&${headerCell}, ${headerRow} > &`]: { zIndex: 4 } },
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
const inCards = (selector: string, rule: object): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { [media.belowMedium]: rule } } } })

/** Under 768 px each row is a card; the header turns into a line of sorts. */
export const cards = componentStyle({ '@media': { [media.belowMedium]: { backgroundColor: 'transparent' } } }, 'cards')
inCards(`${cards} ${table}, ${cards} ${table} > tbody`, { display: 'block', minWidth: 0 })
inCards(`${cards} ${grid}`, { minWidth: 0 })
inCards(`${cards} ${table} > thead`, { display: 'block' })
inCards(`${cards} ${boxNative}`, { maxHeight: 'none', overflow: 'visible', borderRadius: 0 })
inCards(`${cards} ${headerRow}`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  overflowX: 'auto',
  paddingBlockEnd: vars.space[8],
  position: 'static',
})
inCards(`${cards} ${headerCell}`, {
  position: 'static',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 'auto',
  minHeight: vars.control.hit,
  border: 0,
  background: 'none',
})
inCards(`${cards} ${plainHeader}, ${cards} ${resizer}`, { display: 'none' })
inCards(`${cards} ${sort}`, {
  border: rule,
  borderRadius: vars.radius.full,
  paddingInline: '12px',
  marginInline: 0,
  backgroundColor: vars.color.surface,
})
inCards(`${cards} ${row}`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
  padding: vars.space[16],
  border: rule,
  borderRadius: vars.radius.card,
  backgroundColor: ground,
})
inCards(`${cards} ${row}[aria-current]`, { borderColor: vars.color.accent })
inCards(`${cards} ${cell}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 2fr) 3fr',
  alignItems: 'start',
  justifyItems: 'start',
  gap: vars.space[12],
  position: 'static',
  // A pinned cell lies above its row; in a card it would cover the actions.
  zIndex: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none !important',
  textAlign: 'start',
})
inCards(`${cards} ${cell}[data-label]::before`, { content: 'attr(data-label)', color: vars.color.inkMuted })
inCards(`${cards} ${cell}${title}`, { ...text('reading', 'medium'), display: 'block', order: -1 })
inCards(`${cards} ${selectCell} ~ ${title}`, { paddingInlineStart: '36px' })
inCards(`${cards} ${row}:has(> ${actionsCell}) > ${title}`, { paddingInlineEnd: '48px' })
inCards(`${cards} ${row} > ${selectCell}`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'block',
  padding: vars.space[16],
})
inCards(`${cards} ${row} > ${selectCell} > input`, { marginBlockStart: vars.space[2] })
inCards(`${cards} ${row} > ${actionsCell}`, {
  position: 'absolute',
  insetBlockStart: vars.space[4],
  insetInlineEnd: vars.space[4],
  display: 'block',
})

inCards(`${cards} ${rowVirtual}`, { position: 'absolute', marginBlockEnd: 0 })
inCards(`${cards} ${rowVirtual} > *`, { overflow: 'visible', whiteSpace: 'normal' })
