import { focusRing } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    display: 'inline-grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    gap: vars.space[2],
    minWidth: 0,
    maxWidth: '100%',
    minHeight: vars.control.medium,
    boxSizing: 'border-box',
    padding: '3px',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.sunken,
  },
  'root',
)
export const wide = componentStyle({ display: 'grid' }, 'wide')
export const segment = componentStyle(
  {
    ...text('body', 'medium'),
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    minWidth: 0,
    paddingInline: vars.space[12],
    borderRadius: `calc(${vars.radius.control} - 4px)`,
    color: vars.color.inkMuted,
    cursor: 'pointer',
    transition: `color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.ink },
      '&[data-selected]': {
        backgroundColor: vars.color.surface,
        color: vars.color.ink,
        boxShadow: `0 0 0 1px ${vars.color.lineStrong}`,
      },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
    },
    '@media': {
      // The group is as high as a touch asks for; so are its segments.
      [media.touch]: { minHeight: `calc(${vars.control.hit} - 8px)` },
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: '-2px' },
          '&[data-disabled]': { color: 'GrayText' },
        },
      },
    },
  },
  'segment',
)
export const label = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }, 'label')
