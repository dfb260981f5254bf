import { chosenUnavailable, chosenUnavailableForced } from '../internal/chosen.ts'
import { vars } from '../theme/contract.css.ts'
import { focusRing, noOutline } from '../theme/focus.ts'
import { componentStyle } from '../theme/style.ts'

// One node, without a field around it: the mark is cut out of a pseudo-element.
const mark = {
  content: '',
  width: '12px',
  height: '12px',
  backgroundColor: vars.color.onAccent,
} as const

const filled = { backgroundColor: vars.color.accent, borderColor: vars.color.accent } as const

export const box = componentStyle(
  {
    ...noOutline,
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    margin: 0,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '5px',
    backgroundColor: vars.color.surface,
    cursor: 'pointer',
    selectors: {
      '&:checked, &:indeterminate': filled,
      '&:checked::before': {
        ...mark,
        clipPath: 'polygon(14% 44%, 0 60%, 40% 96%, 100% 20%, 85% 8%, 38% 66%)',
      },
      '&:indeterminate::before': { ...mark, clipPath: 'inset(42% 8% 42% 8% round 1px)' },
      '&:focus-visible': focusRing,
      '&:disabled': { backgroundColor: vars.color.sunken, borderColor: vars.color.line, cursor: 'not-allowed' },
      '&:disabled:checked, &:disabled:indeterminate': chosenUnavailable,
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          '&:checked, &:indeterminate': { backgroundColor: 'Highlight', borderColor: 'Highlight' },
          '&:disabled': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
          '&:disabled:checked, &:disabled:indeterminate': chosenUnavailableForced,
          '&:checked::before, &:indeterminate::before': { backgroundColor: 'HighlightText' },
        },
      },
    },
  },
  'box',
)
