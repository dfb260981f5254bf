import { chosenUnavailable, chosenUnavailableForced } from '../internal/chosen.ts'
import { focusRing, invalidEdge, invalidEdgeForced } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  { display: 'flex', flexDirection: 'column', gap: vars.space[2], minWidth: 0 },
  'root',
)
export const button = componentStyle(
  {
    ...text('body'),
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
    '@media': {
      [media.touch]: { minHeight: vars.control.hit, paddingBlock: '12px' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  'button',
)
export const box = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '20px',
    height: '20px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: '5px',
    backgroundColor: vars.color.surface,
    color: 'transparent',
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.inkMuted },
      '[data-selected] > &, [data-indeterminate] > &': {
        backgroundColor: vars.color.accent,
        borderColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      '[data-selected][data-hovered] > &, [data-indeterminate][data-hovered] > &': {
        backgroundColor: vars.color.accentHover,
        borderColor: vars.color.accentHover,
      },
      '[data-invalid] > &': { borderColor: vars.color.negative },
      '[data-invalid]:not([data-focus-visible], [data-disabled]) > &': invalidEdge,
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { backgroundColor: vars.color.sunken, borderColor: vars.color.line, color: 'transparent' },
      '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': chosenUnavailable,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          '[data-hovered] > &': { borderColor: 'CanvasText' },
          '[data-invalid]:not([data-focus-visible], [data-disabled]) > &': invalidEdgeForced,
          '[data-selected] > &, [data-indeterminate] > &, [data-selected][data-hovered] > &, [data-indeterminate][data-hovered] > &':
            {
              backgroundColor: 'Highlight',
              borderColor: 'Highlight',
              color: 'HighlightText',
            },
          '[data-disabled] > &': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
          '[data-disabled][data-selected] > &, [data-disabled][data-indeterminate] > &': chosenUnavailableForced,
        },
      },
    },
  },
  'box',
)
export const label = componentStyle({ minWidth: 0, overflowWrap: 'break-word' }, 'label')
export const required = componentStyle({ color: vars.color.negative }, 'required')
export const help = componentStyle(
  {
    paddingInlineStart: '30px',
    // The label is padded for fingers; its help belongs to it and not to what follows.
    '@media': { [media.touch]: { marginBlockStart: '-12px', paddingBlockEnd: '8px' } },
  },
  'help',
)
