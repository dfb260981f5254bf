import { media, vars, zIndex } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** A phone held upright: on its side, or when a page is enlarged, a bar would take a quarter of what can be seen. */
const PHONE = `screen and ${media.belowMedium} and (min-height: 480px)`
/** The height of the bar: a button for a finger, and the space around it. */
const BAR = `(${vars.space[48]} + ${vars.space[12]} + max(${vars.space[12]}, env(safe-area-inset-bottom)))`

export const root = style({
  '@media': {
    [PHONE]: {
      position: 'fixed',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: zIndex.sticky,
      display: 'flex',
      gap: vars.space[8],
      paddingBlock: `${vars.space[12]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
      paddingInline: vars.space[16],
      borderBlockStart: `1px solid ${vars.color.line}`,
      backgroundColor: vars.color.page,
    },
  },
})

const onPhone = (selector: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@media': { [PHONE]: rules } })

onPhone(`${root} > *`, { flex: '1 1 0', minInlineSize: 0 })
onPhone(`${root} > :last-child:not(:first-child)`, { flexGrow: 2 })
// What opens over the page, and what is to be done with chosen rows, has its own buttons there.
onPhone(`body:has([role=dialog], [role=alertdialog], [role=region][data-shown]) ${root}`, { visibility: 'hidden' })

// The last row, what is focused by keys and what is told for a moment all end above the bar.
onPhone(`:root:has(${root})`, { scrollPaddingBlockEnd: `calc(${BAR} + ${vars.space[16]})` })
onPhone(`main:has(${root})`, { paddingBlockEnd: `calc(${BAR} + ${vars.space[32]})` })

/** For the region of short messages. */
export const above = style({
  '@media': {
    [PHONE]: { selectors: { [`body:has(${root}) &`]: { insetBlockEnd: `calc(${BAR} + ${vars.space[16]})` } } },
  },
})
