import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { layers } from '../theme/layers.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'
import * as base from './data-table.css.ts'
import * as edges from './edge.css.ts'

const inCards = (selector: string, rule: object): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { [media.belowMedium]: rule } } } })

/** Under 768 px each row is a card; the header turns into a line of sorts. */
export const cards = componentStyle({ '@media': { [media.belowMedium]: { backgroundColor: 'transparent' } } }, 'cards')
inCards(`${cards} ${base.table}, ${cards} ${base.table} > tbody`, { display: 'block', minWidth: 0 })
inCards(`${cards} ${base.grid}`, { minWidth: 0 })
inCards(`${cards} ${base.table} > thead`, { display: 'block' })
inCards(`${cards} ${base.boxNative}`, { maxHeight: 'none', overflow: 'visible', borderRadius: 0 })
inCards(`${cards} ${base.headerRow}`, {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  overflowX: 'auto',
  paddingBlockEnd: vars.space[8],
  position: 'static',
})
inCards(`${cards} ${base.headerCell}`, {
  position: 'static',
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  height: 'auto',
  minHeight: vars.control.hit,
  padding: 0,
  border: 0,
  background: 'none',
})
// The sorts begin where the cards do, the box over them stays above the boxes of the cards.
inCards(`${cards} ${base.headerCell}${base.selectCell}`, { paddingInline: `${vars.space[16]} ${vars.space[4]}` })
// There are no figures below it that its word would have to stand over.
inCards(`${cards} ${base.numeric} > ${base.sort}`, { flexDirection: 'row' })
inCards(`${cards} ${base.plainHeader}, ${cards} ${base.resizer}, ${cards} ${edges.onward}`, { display: 'none' })
// A row with nothing to press says nothing there: each card names its columns itself.
for (const part of [base.headerRow, `${base.table} > thead`])
  inCards(`${cards} ${part}:not(:has(button, input))`, { display: 'none' })
// Nor is there anything to select where no row is.
const empty = `${cards}:has(> ${base.state})`
inCards(`${empty} ${base.headerRow} > ${base.selectCell}`, { display: 'none' })
for (const part of [base.headerRow, `${base.table} > thead`])
  inCards(`${empty} ${part}:not(:has(button))`, { display: 'none' })
inCards(`${cards} ${base.sort}`, {
  border: base.rule,
  borderRadius: vars.radius.full,
  paddingInline: '12px',
  marginInline: 0,
  backgroundColor: vars.color.surface,
})
inCards(`${cards} ${base.row}`, {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  marginBlockEnd: vars.space[8],
  padding: vars.space[16],
  border: base.rule,
  borderRadius: vars.radius.card,
  backgroundColor: base.ground,
})
inCards(`${cards} ${edges.edge}`, { display: 'none' })
inCards(`${cards} tfoot, ${cards} ${base.detailsRow}`, { display: 'block', position: 'static' })
inCards(`${cards} ${base.cell}:is(${base.details}, ${base.detailsVirtual})`, {
  display: 'block',
  padding: vars.space[16],
})
inCards(`${cards} ${base.footerRow}`, {
  position: 'static',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[8],
  padding: vars.space[16],
  border: base.rule,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
})
inCards(`${cards} ${base.footerCell}`, {
  position: 'static',
  display: 'grid',
  gridTemplateColumns: 'minmax(124px, 2fr) 3fr',
  gap: vars.space[8],
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'start',
})
inCards(`${cards} ${base.footerCell}[data-empty], ${cards} ${base.footerCell}:not([data-label])`, { display: 'none' })
inCards(`${cards} ${base.footerCell}[data-label]::before`, { content: 'attr(data-label)', color: vars.color.inkMuted })
inCards(`${cards} ${base.detailsRow}`, {
  marginBlockEnd: vars.space[8],
  border: base.rule,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
})
inCards(`${cards} ${base.row}[aria-current]`, { borderColor: vars.color.accent })
inCards(`${cards} ${base.cell}`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(124px, 2fr) 3fr',
  alignItems: 'start',
  justifyItems: 'start',
  gap: vars.space[8],
  position: 'static',
  // A pinned cell lies above its row; in a card it would cover the actions.
  zIndex: 'auto',
  padding: 0,
  border: 0,
  background: 'none',
  boxShadow: 'none !important',
  textAlign: 'start',
})
inCards(`${cards} ${base.cell}[data-label]::before`, { content: 'attr(data-label)', color: vars.color.inkMuted })
inCards(`${cards} ${base.cell}${base.title}`, { ...text('reading', 'medium'), display: 'block', order: -1 })
inCards(`${cards} ${base.selectCell} ~ ${base.title}`, { paddingInlineStart: '36px' })
inCards(`${cards} ${base.row}:has(> ${base.actionsCell}) > ${base.title}`, { paddingInlineEnd: '48px' })
inCards(`${cards} ${base.row} > ${base.selectCell}`, {
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'block',
  padding: vars.space[16],
})
inCards(`${cards} ${base.row} > ${base.selectCell} > input`, { marginBlockStart: vars.space[2] })
inCards(`${cards} ${base.row} > ${base.actionsCell}`, {
  position: 'absolute',
  // Its icon stands on the first line, 16 px from the edge, whatever the size of a button under a mouse or a finger.
  insetBlockStart: `calc(28px - ${vars.control.small} / 2)`,
  insetInlineEnd: `calc(26px - ${vars.control.small} / 2)`,
  display: 'block',
})

inCards(`${cards} ${base.rowVirtual}`, { position: 'absolute', marginBlockEnd: 0 })
inCards(`${cards} ${base.rowVirtual} > *`, { overflow: 'visible', whiteSpace: 'normal' })
