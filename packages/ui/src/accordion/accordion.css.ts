import { focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

const corner = `calc(${vars.radius.card} - 1px)`

export const root = componentStyle(
  {
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.card,
    backgroundColor: vars.color.surface,
    overflow: 'hidden',
    '@media': { print: { overflow: 'visible' } },
  },
  'root',
)
export const item = componentStyle(
  { selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } } },
  'item',
)
export const heading = componentStyle(
  { margin: 0, font: 'inherit', '@media': { print: { breakAfter: 'avoid' } } },
  'heading',
)
export const trigger = componentStyle(
  {
    ...noOutline,
    ...text('reading', 'medium'),
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space[16],
    width: '100%',
    minHeight: '56px',
    padding: `${vars.space[12]} ${vars.pad.card}`,
    border: 0,
    background: 'none',
    color: vars.color.ink,
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      // Where the list has round corners, so has a title, a border further in; where it meets others, it fills its place.
      [`${item}:first-child > * > &`]: { borderStartStartRadius: corner, borderStartEndRadius: corner },
      [`${item}:last-child > * > &[aria-expanded=false]`]: {
        borderEndStartRadius: corner,
        borderEndEndRadius: corner,
      },
      '&[data-hovered]': { backgroundColor: vars.color.neutralSoft },
      '&[data-focus-visible]': focusRingInset,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
  },
  'trigger',
)
export const mark = componentStyle(
  {
    color: vars.color.inkMuted,
    transition: `rotate ${vars.motion.normal} ${vars.motion.ease}`,
    selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
    '@media': { print: { display: 'none' } },
  },
  'mark',
)
export const panel = componentStyle(
  {
    height: 'var(--disclosure-panel-height)',
    overflow: 'clip',
    transition: `height ${vars.motion.normal} ${vars.motion.ease}`,
    // Nothing unfolds on paper: all parts are printed, the closed ones too.
    '@media': {
      print: { height: 'auto', contentVisibility: 'visible', selectors: { '&[hidden]': { display: 'block' } } },
    },
  },
  'panel',
)
export const content = componentStyle(
  { ...text('body'), padding: `${vars.space[4]} ${vars.pad.card} ${vars.space[20]}`, color: vars.color.ink },
  'content',
)
