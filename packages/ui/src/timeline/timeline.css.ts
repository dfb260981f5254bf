import { createVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, componentVariants, text } from '../theme/style.ts'

const mark = createVar('mark')

export const root = componentStyle(
  { ...text('body'), display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  'root',
)
export const event = componentStyle(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    columnGap: vars.space[12],
    paddingBlockEnd: vars.space[16],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      // The rail runs between the marks and touches none of them. A border is drawn in forced colours too.
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlock: '20px 2px',
        insetInlineStart: '7px',
        borderInlineStart: `2px solid ${vars.color.line}`,
      },
    },
  },
  'event',
)
export const tones = componentVariants(
  {
    accent: vars.color.accent,
    positive: vars.color.positive,
    notice: vars.color.notice,
    negative: vars.color.negative,
  },
  (color) => ({ vars: { [mark]: color } }),
)
export const dot = componentStyle(
  {
    width: '10px',
    height: '10px',
    marginBlockStart: '5px',
    marginInlineStart: '3px',
    // All of it is border, which forced colours draw.
    boxSizing: 'border-box',
    border: `5px solid ${mark}`,
    borderRadius: vars.radius.full,
    selectors: { '&[data-expected]': { border: `2px solid ${vars.color.lineStrong}` } },
  },
  'dot',
)
export const title = componentStyle({ minWidth: 0, overflowWrap: 'break-word' }, 'title')
export const expected = componentStyle({ color: vars.color.inkMuted }, 'expected')
export const time = componentStyle(
  {
    ...text('caption'),
    paddingBlockStart: vars.space[2],
    color: vars.color.inkMuted,
    whiteSpace: 'nowrap',
    '@media': { [media.belowSmall]: { gridColumn: 2, paddingBlockStart: 0 } },
  },
  'time',
)
export const note = componentStyle(
  { ...text('caption'), gridColumn: '2 / -1', color: vars.color.inkMuted, overflowWrap: 'break-word' },
  'note',
)
