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
    gap: vars.space[12],
    color: vars.color.ink,
    cursor: 'pointer',
    selectors: { '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' } },
    '@media': {
      [media.touch]: { minHeight: vars.control.hit, paddingBlock: '12px', boxSizing: 'border-box' },
      [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } },
    },
  },
  'button',
)
export const track = componentStyle(
  {
    flex: 'none',
    boxSizing: 'border-box',
    width: '36px',
    height: '20px',
    padding: '3px',
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '[data-hovered] > &': { borderColor: vars.color.inkMuted },
      '[data-invalid] > &': { borderColor: vars.color.negative },
      '[data-selected] > &': { backgroundColor: vars.color.accent, borderColor: vars.color.accent },
      '[data-selected][data-hovered] > &': { backgroundColor: vars.color.accentHover },
      '[data-invalid]:not([data-focus-visible], [data-disabled]) > &': invalidEdge,
      '[data-focus-visible] > &': focusRing,
      '[data-disabled] > &': { backgroundColor: vars.color.sunken, borderColor: vars.color.line },
      '[data-disabled][data-selected] > &': chosenUnavailable,
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'Canvas',
        borderColor: 'CanvasText',
        selectors: {
          '[data-invalid]:not([data-focus-visible], [data-disabled]) > &': invalidEdgeForced,
          '[data-hovered] > &': { borderColor: 'CanvasText' },
          '[data-selected] > &, [data-selected][data-hovered] > &': {
            backgroundColor: 'Highlight',
            borderColor: 'Highlight',
          },
          '[data-disabled] > &': { backgroundColor: 'Canvas', borderColor: 'GrayText' },
          '[data-disabled][data-selected] > &': chosenUnavailableForced,
        },
      },
    },
  },
  'track',
)
export const thumb = componentStyle(
  {
    display: 'block',
    width: '12px',
    height: '12px',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.lineStrong,
    transition: `margin ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '[data-selected] > * > &': { marginInlineStart: '16px', backgroundColor: vars.color.onAccent },
      '[data-disabled] > * > &': { backgroundColor: chosenUnavailable.borderColor },
      '[data-disabled][data-selected] > * > &': { backgroundColor: chosenUnavailable.color },
    },
    '@media': {
      [media.forcedColors]: {
        forcedColorAdjust: 'none',
        backgroundColor: 'CanvasText',
        selectors: {
          '[data-selected] > * > &': { backgroundColor: 'HighlightText' },
          '[data-disabled] > * > &': { backgroundColor: 'GrayText' },
          '[data-disabled][data-selected] > * > &': { backgroundColor: chosenUnavailableForced.color },
        },
      },
    },
  },
  'thumb',
)
export const label = componentStyle({ minWidth: 0, overflowWrap: 'break-word' }, 'label')
export const help = componentStyle(
  {
    paddingInlineStart: '48px',
    // The label is padded for fingers; its help belongs to it and not to what follows.
    '@media': { [media.touch]: { marginBlockStart: '-12px', paddingBlockEnd: '8px' } },
  },
  'help',
)
