import { circle as radioCircle } from '../radio-group/radio-group.css.ts'
import { vars } from '../theme/contract.css.ts'
import { invalidEdge, focusRing } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const cards = componentStyle({ display: 'grid', gap: vars.space[12], minWidth: 0 }, 'cards')
const side = (count: number) => ({
  '@media': { [media.fromMedium]: { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` } },
})
export const columns = {
  1: componentStyle({}, 'one'),
  2: componentStyle(side(2), 'two'),
  3: componentStyle(side(3), 'three'),
}
export const circle = radioCircle
export const card = componentStyle(
  {
    ...text('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space[12],
    minWidth: 0,
    padding: vars.space[16],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
    cursor: 'pointer',
    transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { borderColor: vars.color.lineStrong },
      '&[data-selected]': {
        borderColor: vars.color.accent,
        boxShadow: `inset 0 0 0 1px ${vars.color.accent}`,
      },
      '&[data-invalid]': { borderColor: vars.color.negative },
      '&[data-invalid]:not([data-selected], [data-focus-visible], [data-disabled])': invalidEdge,
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': {
        backgroundColor: vars.color.sunken,
        color: vars.color.inkFaint,
        cursor: 'not-allowed',
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[data-selected]': { border: '2px solid Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  },
  'card',
)
export const icon = componentStyle({ flex: 'none', marginBlockStart: '-2px', color: vars.color.accent }, 'icon')
export const words = componentStyle(
  {
    containerType: 'inline-size',
    display: 'grid',
    gap: vars.space[4],
    flex: 1,
    minWidth: 0,
    overflowWrap: 'anywhere',
  },
  'words',
)
export const top = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: vars.space[4],
  },
  'top',
)
// A badge is higher than the line of its title and must not push it down; on a line of its own it needs the air.
export const aside = componentStyle(
  { marginBlock: '-2px', '@container': { '(width < 240px)': { marginBlock: '2px' } } },
  'aside',
)
export const title = componentStyle({ ...text('body', 'semibold'), minWidth: 0 }, 'title')
export const body = componentStyle(
  { color: vars.color.inkMuted, selectors: { '[data-disabled] &': { color: 'inherit' } } },
  'body',
)
