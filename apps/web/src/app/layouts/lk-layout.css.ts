import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { CONTAINER } from './container.ts'

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100dvh',
  '@media': { [media.fromMedium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})

export const column = style({ minInlineSize: 0, display: 'flex', flexDirection: 'column' })

export const content = style({
  flex: 1,
  inlineSize: '100%',
  maxInlineSize: CONTAINER,
  marginInline: 'auto',
  paddingBlock: '20px 32px',
  paddingInline: vars.space[16],
  outline: 'none',
  '@media': { [media.fromMedium]: { padding: vars.space[32] } },
})

/** As wide as a screen of 1920 leaves it; beyond, rows become too long for the eye. */
export const wideContent = style([
  content,
  { maxInlineSize: '1680px', '@media': { [media.fromMedium]: { paddingBlock: '16px 32px' } } },
])

export const navigation = style({
  display: 'none',
  '@media': {
    [media.fromMedium]: { display: 'block', position: 'sticky', insetBlockStart: 0, blockSize: '100dvh', zIndex: 11 },
    print: { display: 'none' },
  },
})

// On paper there is nothing to press: only what the page says.
const print = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { print: rules } })

// Paper is white, whatever the theme: pale ink on it could not be read.
print(':root', { colorScheme: 'light', backgroundColor: 'white' })
print('body', { backgroundColor: 'transparent' })
print(`${root}`, { display: 'block' })
print(`${content}`, { maxInlineSize: 'none', padding: 0 })
// Headings of columns that can be sorted and of texts that fold are buttons too, and stay.
const pressed = ':is(button, [role=search], [role=tablist], input, select):not(:is(th, h2, h3, h4, h5) *)'
print(`${root} main :is(${pressed}, :has(> input[type=search]))`, { display: 'none !important' })
// Nor is there anything to follow or to choose: links that look like buttons, choices of a view, boxes to tick, edges of
// columns to drag, steps between pages. Of a bar of filters only the chips stay: what the list was narrowed by.
const chosen =
  ':is([role=radiogroup], label > [data-part=box], th > [draggable], th input, [data-part=steps], :has(> select))'
const filters = '[role=group] > :is([data-part=search], [data-part=counts], [data-part=fields])'
print(`${root} main :is(${chosen}, ${filters}, a:has(> [data-part=content]))`, { display: 'none !important' })
// A day of the calendar is pressed to open it, and says what falls due.
print(`${root} main td > [data-part=day]`, { display: 'flex !important' })
// How much of a limit is used is told by colour, which browsers leave out otherwise.
print(`${root} main [role=meter] *`, { printColorAdjust: 'exact' })
// A long table is printed whole, over as many sheets as it takes. Spans are left alone: those that only screen readers
// read are cut by the same means.
print(`${root} main :not(span)`, {
  overflow: 'visible !important',
  maxBlockSize: 'none !important',
  position: 'static',
})
print(`${root} main :is(tr, dl, figure)`, { breakInside: 'avoid' })

// The columns of a register share the sheet, however wide they are on the screen.
print(`${root} main table`, { tableLayout: 'auto', minInlineSize: '0', fontSize: '0.75rem' })
print(`${root} main col`, { inlineSize: 'auto !important' })
// They share it by their words: on the screen a column has its width, and only what is longer is parted.
print(`${root} main :is(td, th, td *, th *)`, { overflowWrap: 'break-word' })
// On an upright sheet each row is a card, and its head is a line of sorts.
globalStyle(`${root} main thead`, { '@media': { 'print and (width < 768px)': { display: 'none' } } })

// What lies open over the page is what is printed: an invoice, an order. It is as long as it is, and the page stays out.
const shown = '[role=dialog]'
print(`body:has(${shown}) ${root}`, { display: 'none' })
print(`body > :has(${shown}), body > :has(${shown}) :has(${shown}), ${shown}, ${shown} :not(span)`, {
  position: 'static',
  overflow: 'visible',
  maxBlockSize: 'none',
})
print(`body > :has(${shown}), body > :has(${shown}) :has(${shown}), ${shown}`, {
  display: 'block',
  blockSize: 'auto',
  maxInlineSize: 'none !important',
  inlineSize: 'auto',
  backgroundColor: 'transparent',
  boxShadow: 'none',
})
print(`${shown} :is(${pressed}, footer)`, { display: 'none !important' })
