import { chosenUnavailable } from '../internal/chosen.ts'
import { focusRing, invalidEdge, invalidEdgeForced } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const choices = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    gap: '10px',
    paddingBlock: vars.space[4],
    selectors: { '[data-orientation=horizontal] > &': { flexFlow: 'row wrap', columnGap: vars.space[24] } },
    '@media': { [media.touch]: { gap: 0 } },
  },
  'choices',
)
export const radio = componentStyle(
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
      [media.touch]: { minHeight: vars.control.hit, paddingBlock: '12px', boxSizing: 'border-box' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  'radio',
)
export const circle = componentStyle(
  {
    flex: 'none',
    boxSizing: 'border-box',
    width: '20px',
    height: '20px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    transition: `border ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.inkMuted },
      '[data-invalid] > &': { borderColor: vars.color.negative },
      '[data-invalid]:not([data-selected], [data-focus-visible], [data-disabled]) > &': invalidEdge,
      '[data-selected] > &': { border: `6px solid ${vars.color.accent}` },
      '[data-selected][data-hovered] > &': { borderColor: vars.color.accentHover },
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { backgroundColor: vars.color.sunken, borderColor: vars.color.line },
      '[data-disabled][data-selected] > &': { borderColor: chosenUnavailable.borderColor },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          '[data-invalid]:not([data-selected], [data-focus-visible], [data-disabled]) > &': invalidEdgeForced,
          '[data-hovered] > &': { borderColor: 'CanvasText' },
          '[data-selected] > &, [data-selected][data-hovered] > &': { borderColor: 'Highlight' },
          '[data-disabled] > &, [data-disabled][data-selected] > &': {
            backgroundColor: 'Canvas',
            borderColor: 'GrayText',
          },
        },
      },
    },
  },
  'circle',
)
export const words = componentStyle(
  { display: 'grid', gap: vars.space[2], minWidth: 0, overflowWrap: 'anywhere' },
  'words',
)
export const description = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'description')
