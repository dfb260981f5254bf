import { globalStyle } from '@vanilla-extract/css'
import { focusRingInset } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { layers } from '../theme/layers.ts'
import { media, zIndex } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

/** The veil over the page; its child stands where `align-items` says. */
export const veil = componentStyle(
  {
    position: 'fixed',
    inset: 0,
    zIndex: zIndex.dialog,
    display: 'flex',
    backgroundColor: vars.color.veil,
    opacity: 1,
    transition: `opacity ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
  },
  'veil',
)

export const frame = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    maxHeight: '100%',
    width: '100%',
    // A veil is no edge where contrast is high.
    outline: `1px solid ${vars.color.softEdge}`,
    outlineOffset: '-1px',
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    boxShadow: vars.shadow.floating,
    '@media': { [media.forcedColors]: { outlineColor: 'CanvasText' } },
  },
  'frame',
)
export const header = componentStyle(
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[16],
    paddingInline: vars.space[24],
    paddingBlockStart: vars.space[24],
    '@media': { [media.belowSmall]: { paddingInline: vars.space[16], paddingBlockStart: vars.space[20] } },
  },
  'header',
)
export const title = componentStyle(
  { ...text('title', 'semibold'), flex: 1, minWidth: 0, margin: 0, overflowWrap: 'anywhere', textWrap: 'balance' },
  'title',
)
export const close = componentStyle({ marginBlock: '-8px', marginInlineEnd: '-8px' }, 'close')
export const body = componentStyle(
  {
    ...text('body'),
    flex: 1,
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    outline: 'none',
    paddingInline: vars.space[24],
    paddingBlock: vars.space[16],
    selectors: { '&:last-child': { paddingBlockEnd: vars.space[24] }, '&:focus-visible': focusRingInset },
    '@media': { [media.belowSmall]: { paddingInline: vars.space[16] } },
  },
  'body',
)
export const footer = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: vars.space[8],
    padding: `${vars.space[16]} ${vars.space[24]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      [media.belowSmall]: {
        paddingInline: vars.space[16],
        paddingBlockEnd: `max(${vars.space[16]}, env(safe-area-inset-bottom))`,
      },
    },
  },
  'footer',
)

/** A veil over what is of no use on paper: that which is searched or pressed. The page is printed without it. */
export const unprinted = componentStyle(
  { '@media': { print: { selectors: { '&&': { display: 'none' } } } } },
  'unprinted',
)

const onPaper = (selector: string, rule: object): void =>
  globalStyle(selector, { '@layer': { [layers.components]: { '@media': { print: rule } } } })
// What lies open over the page is what is printed, an invoice or an order, as long as it is; the page waits on paper too.
const printed = `${veil}:not(${unprinted})`
onPaper(`body:has(${printed}) > :not(${printed}, :has(${printed}))`, { display: 'none' })
// The class is said again and again to be stronger than dialogs and drawers, which have places on a screen.
const open = `${printed}:has(${frame})`
onPaper(open, { position: 'static', display: 'block', padding: 0, opacity: 1, backgroundColor: 'transparent' })
onPaper(`${open} > *, ${open} ${frame}`, {
  display: 'block',
  width: 'auto',
  maxWidth: 'none',
  height: 'auto',
  maxHeight: 'none',
  translate: 'none',
  outline: 'none',
  boxShadow: 'none',
})
onPaper(`${open} ${body}`, { overflow: 'visible', paddingInline: 0 })
onPaper(`${open} ${header}`, { paddingInline: 0 })
onPaper(`${open} :is(${close}, ${footer})`, { display: 'none' })

/** Panel of a menu, a popover, a list: what floats beside its trigger. */
export const floating = componentStyle(
  {
    ...text('body'),
    // react-aria writes a number of its own into the style, above everything; only importance is stronger.
    zIndex: `${zIndex.popover} !important`,
    minWidth: '180px',
    maxWidth: 'min(400px, calc(100vw - 16px))',
    overflow: 'auto',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surfaceRaised,
    color: vars.color.ink,
    boxShadow: vars.shadow.floating,
    outline: 'none',
    opacity: 1,
    translate: '0 0',
    transition: `opacity ${vars.motion.quick} ${vars.motion.ease}, translate ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-entering], &[data-exiting]': { opacity: 0 },
      '&[data-entering][data-placement=bottom]': { translate: '0 -4px' },
      '&[data-entering][data-placement=top]': { translate: '0 4px' },
    },
    '@media': { print: { selectors: { '&&': { display: 'none' } } } },
  },
  'floating',
)
