import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** As wide as a page is read; the header keeps to the same edges. */
export const CONTAINER = '1264px'

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
export const wideContent = style([content, { maxInlineSize: '1680px' }])

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

print(`${root}`, { display: 'block' })
print(`${content}`, { maxInlineSize: 'none', padding: 0 })
// Headings of columns that can be sorted are buttons too, and stay.
print(`${root} main :is(button, [role=search], [role=tablist], input, select):not(th *)`, {
  display: 'none !important',
})
// A long table is printed whole, over as many sheets as it takes.
print(`${root} main *`, { overflow: 'visible !important', maxBlockSize: 'none !important', position: 'static' })
print(`${root} main :is(tr, dl, figure)`, { breakInside: 'avoid' })
