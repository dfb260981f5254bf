import { focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[16], minWidth: 0 },
  'root',
)
const fade = '32px'
/** The row goes on behind this edge: it fades there, whatever it stands on. */
const fadeAt = (edge: 'left' | 'right') => ({
  maskImage: `linear-gradient(to ${edge}, #000 calc(100% - ${fade}), transparent)`,
})
export const list = componentStyle(
  {
    ...noOutline,
    // Paper shows one view and says which.
    '@media': { print: { overflow: 'visible', selectors: { '&&&': { maskImage: 'none' } } } },
    display: 'flex',
    gap: vars.space[4],
    overflowX: 'auto',
    scrollbarWidth: 'none',
    borderBlockEnd: `1px solid ${vars.color.line}`,
    selectors: {
      '&[data-scrolled]': fadeAt('left'),
      '[dir=rtl] &[data-scrolled]': fadeAt('right'),
      '[data-more] > &': fadeAt('right'),
      '[dir=rtl] [data-more] > &': fadeAt('left'),
      '[data-more] > &[data-scrolled], [dir=rtl] [data-more] > &[data-scrolled]': {
        maskImage: `linear-gradient(to right, transparent, #000 ${fade}, #000 calc(100% - ${fade}), transparent)`,
      },
    },
  },
  'list',
)
export const tab = componentStyle(
  {
    ...text('body', 'medium'),
    ...noOutline,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minHeight: vars.control.medium,
    paddingInline: vars.space[12],
    borderRadius: vars.radius.control,
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-selected]': { color: vars.color.accent },
      '&[data-selected]::after': {
        content: '',
        position: 'absolute',
        insetInline: 0,
        insetBlockEnd: 0,
        height: '2px',
        backgroundColor: 'currentColor',
      },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      print: { selectors: { '&:not([data-selected])': { display: 'none' } } },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]::after': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'tab',
)
/** Only marks the place: the title and what stands after it are items of the tab. */
export const title = componentStyle({ display: 'contents' }, 'title')
export const panel = componentStyle(
  {
    ...noOutline,
    minWidth: 0,
    borderRadius: vars.radius.control,
    selectors: { '&[data-focus-visible]': focusRingInset },
  },
  'panel',
)
