import { createVar } from '@vanilla-extract/css'
import { focusRing, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { componentStyle, componentVariants, text } from '../theme/style.ts'
import { media } from '../theme/scale.ts'
import { veils } from './veils.ts'

// The tone says which colours, the variant says where they go: N + M rules instead of N x M. What fills a solid button
// is the ink of the others.
const solid = createVar('solid')
const solidHovered = createVar('solidHovered')
const solidPressed = createVar('solidPressed')
const onSolid = createVar('onSolid')

export const root = componentStyle(
  {
    ...text('body', 'medium'),
    ...noOutline,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[8],
    maxWidth: '100%',
    paddingInline: vars.pad.control,
    paddingBlock: '4px',
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    background: 'none',
    color: solid,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    transition: `${vars.motion.quick} ${vars.motion.ease}`,
    transitionProperty: 'background-color, border-color, color',
    selectors: {
      '&[data-focus-visible]': focusRing,
      // A veil of ink, and no colour of its own: it is seen on a card, a list and a message alike.
      '&[data-hovered]': { backgroundColor: `color-mix(in oklab, ${solid} ${veils.hovered}%, transparent)` },
      '&[data-pressed]': { backgroundColor: `color-mix(in oklab, ${solid} ${veils.pressed}%, transparent)` },
    },
  },
  'root',
)

export const tones = componentVariants(
  {
    accent: {
      [solid]: vars.color.accent,
      [solidHovered]: vars.color.accentHover,
      [solidPressed]: vars.color.accentPressed,
      [onSolid]: vars.color.onAccent,
    },
    neutral: {
      [solid]: vars.color.ink,
      [solidHovered]: `color-mix(in oklab, ${vars.color.ink} 88%, ${vars.color.surface})`,
      [solidPressed]: `color-mix(in oklab, ${vars.color.ink} 78%, ${vars.color.surface})`,
      [onSolid]: vars.color.surface,
    },
    negative: {
      [solid]: vars.color.negative,
      [solidHovered]: vars.color.negativeHover,
      [solidPressed]: vars.color.negativeHover,
      [onSolid]: vars.color.onNegative,
    },
  },
  (values) => ({ vars: values }),
)

export const variants = {
  solid: componentStyle(
    {
      backgroundColor: solid,
      color: onSolid,
      selectors: {
        '&[data-hovered]': { backgroundColor: solidHovered },
        '&[data-pressed]': { backgroundColor: solidPressed },
      },
    },
    'solid',
  ),
  outline: componentStyle(
    {
      backgroundColor: vars.color.surface,
      borderColor: vars.color.lineStrong,
    },
    'outline',
  ),
  quiet: componentStyle(
    {
      paddingInline: vars.space[8],
    },
    'quiet',
  ),
}

export const sizes = {
  small: componentStyle({ minHeight: vars.control.small, paddingInline: vars.space[12] }, 'small'),
  medium: componentStyle({ minHeight: vars.control.medium }, 'medium'),
  large: componentStyle({ ...text('reading', 'medium'), minHeight: vars.control.large }, 'large'),
}

export const block = componentStyle({ width: '100%' }, 'block')

export const unavailable = componentStyle(
  {
    cursor: 'not-allowed',
    selectors: {
      '&, &[data-hovered], &[data-pressed]': {
        backgroundColor: vars.color.sunken,
        borderColor: vars.color.line,
        color: vars.color.inkFaint,
      },
    },
    '@media': { [media.forcedColors]: { color: 'GrayText', borderColor: 'GrayText' } },
  },
  'unavailable',
)
export const unavailableQuiet = componentStyle(
  {
    selectors: {
      '&, &[data-hovered], &[data-pressed]': { backgroundColor: 'transparent', borderColor: 'transparent' },
    },
  },
  'unavailableQuiet',
)

// Faded rather than hidden: hidden text would leave the accessible name while the button waits.
export const content = componentStyle(
  { display: 'inline-flex', alignItems: 'center', justifyContent: 'center', gap: 'inherit', minWidth: 0 },
  'content',
)
// A drawing has air of its own inside: with the whole distance on both sides it would stand apart from the words and
// push them off the middle.
export const icon = componentStyle({ marginInline: '-2px' }, 'icon')
// Before the words, which come first in the page: a name is read in its order.
export const status = componentStyle({ display: 'inline-flex', order: -1 }, 'told')
export const contentWaiting = componentStyle({ opacity: 0 }, 'contentWaiting')
export const waiting = componentStyle(
  { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' },
  'waiting',
)
