import { vars } from '../theme/contract.css.ts'
import { typeScale, weights as weightValues } from '../theme/scale.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

export const root = componentStyle({ margin: 0, overflowWrap: 'break-word' }, 'root')
export const sizes = componentVariants(typeScale, (size) => size)
export const weights = componentVariants(weightValues, (fontWeight) => ({ fontWeight }))
export const tones = componentVariants(
  {
    ink: vars.color.ink,
    muted: vars.color.inkMuted,
    faint: vars.color.inkFaint,
    accent: vars.color.accent,
    positive: vars.color.positive,
    notice: vars.color.notice,
    negative: vars.color.negative,
    info: vars.color.info,
  },
  (color) => ({ color }),
)
export const aligns = componentVariants({ start: 'start', center: 'center', end: 'end' } as const, (textAlign) => ({
  textAlign,
}))
export const measure = componentStyle({ maxWidth: '68ch', textWrap: 'pretty' }, 'measure')
export const truncated = componentStyle(
  { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 },
  'truncated',
)
