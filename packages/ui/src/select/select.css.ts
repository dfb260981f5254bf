// Both stand on the trigger, and this sets aside what is said there: it has to come after.
import '../internal/field/field.css.ts'
import { invalidEdge, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, text } from '../theme/style.ts'

export const button = componentStyle(
  {
    ...text('body'),
    ...noOutline,
    width: '100%',
    gap: vars.space[8],
    paddingBlock: '6px',
    paddingInlineStart: vars.space[12],
    paddingInlineEnd: '10px',
    textAlign: 'start',
    cursor: 'pointer',
    selectors: {
      '&[data-focus-visible]': {
        borderColor: vars.color.focus,
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: '-1px',
      },
      '&[data-disabled]': { color: vars.color.inkFaint },
      '[data-invalid] > &:not([data-focus-visible], [data-disabled])': invalidEdge,
      '[data-invalid] > &[data-focus-visible]': { borderColor: vars.color.negative, outlineColor: vars.color.negative },
    },
  },
  'button',
)
export const value = componentStyle(
  {
    flex: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    selectors: { '&[data-placeholder]': { color: vars.color.inkFaint } },
  },
  'value',
)
export const arrow = componentStyle({ color: vars.color.inkMuted }, 'arrow')
