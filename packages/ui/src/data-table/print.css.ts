import { globalStyle } from '@vanilla-extract/css'
import { layers } from '../theme/layers.ts'
import { media } from '../theme/scale.ts'
import * as cardStyles from './cards.css.ts'
import * as base from './data-table.css.ts'
import * as edges from './edge.css.ts'

const onPaper = (selector: string, rule: object): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { print: rule } } } })
// Three times: stronger than what says the same of a screen, and of cards.
const box = `${base.boxNative}${base.boxNative}${base.boxNative}`

// A sheet does not scroll: all rows are printed, over as many sheets as they take, and columns share the width of one.
// Widths and the height of the box are written into the elements, and only importance is stronger.
onPaper(box, { maxHeight: 'none !important', overflow: 'visible' })
onPaper(`${box} > ${base.table}`, { tableLayout: 'auto', minWidth: 0 })
onPaper(`${box} col`, { width: 'auto !important' })
onPaper(`${box} :is(tr, ${base.cell})`, { breakInside: 'avoid' })
onPaper(`${box} :is(${base.headerCell}, ${base.footerCell}, ${base.pinned})`, { position: 'static' })
onPaper(`${box} ${base.cell}, ${box} ${base.headerCell}`, { overflowWrap: 'break-word' })
// Nothing on paper can be ticked, pressed, dragged or scrolled to.
onPaper(
  `${box} :is(${base.selectCell}, ${base.actionsCell}, ${base.selectColumn}, ${base.actionsColumn}, ${base.expand}, ${base.resizer}, ${base.sortIcon})`,
  { display: 'none' },
)
onPaper(`${base.root} > :is(${edges.edge}, ${edges.onward}, ${base.veil}, ${base.progress})`, { display: 'none' })
// Where a narrow sheet makes rows cards, which name their columns themselves, the head is a line of sorts.
globalStyle(`${cardStyles.cards} ${box} thead`, {
  '@layer': { [layers.components]: { '@media': { [`print and ${media.belowMedium}`]: { display: 'none' } } } },
})
