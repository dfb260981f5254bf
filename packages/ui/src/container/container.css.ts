import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, componentVariants } from '../theme/style.ts'

export const root = componentStyle(
  {
    width: '100%',
    marginInline: 'auto',
    paddingInline: vars.space[16],
    '@media': { [media.fromMedium]: { paddingInline: vars.space[32] } },
  },
  'root',
)

const padded = (width: number): string => `calc(${width}px + 2 * ${vars.space[32]})`
export const widths = componentVariants(
  { form: padded(400), text: padded(720), page: padded(1200), full: 'none' },
  (maxWidth) => ({ maxWidth }),
)
