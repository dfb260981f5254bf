import { vars } from '../theme/contract.css.ts'
import { focusRingInset, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'
import { rule } from './data-table.css.ts'

const hover = '(hover: hover)'

/** Columns go on behind this edge: a shadow beside the actions, or at the end of the table. */
export const edge = componentStyle(
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineEnd: 0,
    zIndex: 4,
    width: '16px',
    pointerEvents: 'none',
    opacity: 0,
    background: `linear-gradient(to left, ${vars.color.shadowFar}, transparent)`,
    borderInlineEnd: rule,
    transition: `opacity ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '[data-more] > &': { opacity: 1 },
      '[dir=rtl] &': { background: `linear-gradient(to right, ${vars.color.shadowFar}, transparent)` },
    },
  },
  'edge',
)
/** Leads to the columns that are out of sight; stands in the empty header of the actions, or over the last header. */
export const onward = componentStyle(
  {
    ...noOutline,
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '16px',
    zIndex: 5,
    display: 'none',
    placeItems: 'center',
    boxSizing: 'border-box',
    width: '32px',
    height: '32px',
    padding: 0,
    border: rule,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.accent,
    cursor: 'pointer',
    selectors: {
      '&:focus-visible': focusRingInset,
      '[data-more] > &, [data-scrolled] > &': { display: 'grid' },
    },
    '@media': {
      [hover]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } },
      [media.touch]: { width: vars.control.hit, height: vars.control.hit, insetBlockStart: 0, insetInlineEnd: '10px' },
    },
  },
  'onward',
)
export const onwardIcon = componentStyle(
  {
    transition: `rotate ${vars.motion.quick} ${vars.motion.ease}`,
    rotate: '180deg',
    selectors: {
      '[data-more] > * > &': { rotate: '0deg' },
      '[dir=rtl] &': { rotate: '0deg' },
      '[dir=rtl] [data-more] > * > &': { rotate: '180deg' },
    },
  },
  'onwardIcon',
)
