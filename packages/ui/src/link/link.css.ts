import { focusRing, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle } from '../theme/style.ts'

export const root = componentStyle(
  {
    ...noOutline,
    color: vars.color.accent,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    textDecorationColor: 'color-mix(in oklab, currentColor 45%, transparent)',
    transition: `color ${vars.motion.quick} ${vars.motion.ease}, text-decoration-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-hovered]': { color: vars.color.accentHover, textDecorationColor: 'currentColor' },
      '&[data-pressed]': { color: vars.color.accentPressed },
      '&[data-focus-visible]': focusRing,
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed', textDecorationLine: 'none' },
    },
    '@media': { [media.forcedColors]: { selectors: { '&[data-disabled]': { color: 'GrayText' } } } },
  },
  'root',
)
export const inherit = componentStyle(
  { color: 'inherit', selectors: { '&[data-hovered], &[data-pressed]': { color: 'inherit' } } },
  'inherit',
)
export const standalone = componentStyle(
  { textDecorationLine: 'none', selectors: { '&[data-hovered]': { textDecorationLine: 'underline' } } },
  'standalone',
)
export const external = componentStyle(
  { display: 'inline', verticalAlign: '-0.15em', marginInlineStart: '0.25em' },
  'external',
)
export const together = componentStyle({ whiteSpace: 'nowrap' }, 'together')
