import { createVar } from '@vanilla-extract/css'
import { vars } from '../theme/contract.css.ts'
import { componentVariants } from '../theme/style.ts'

/** Colour of the text and icons of a status. */
export const toneInk = createVar('toneInk')
/** Its quiet ground. */
export const toneSoft = createVar('toneSoft')

const { color } = vars

/** A status sets the two variables; badges, tags and banners consume them. */
export const tones = componentVariants(
  {
    neutral: { [toneInk]: color.inkMuted, [toneSoft]: color.neutralSoft },
    accent: { [toneInk]: color.accent, [toneSoft]: color.accentSoft },
    positive: { [toneInk]: color.positive, [toneSoft]: color.positiveSoft },
    notice: { [toneInk]: color.notice, [toneSoft]: color.noticeSoft },
    negative: { [toneInk]: color.negative, [toneSoft]: color.negativeSoft },
    info: { [toneInk]: color.info, [toneSoft]: color.infoSoft },
  },
  (values) => ({ vars: values }),
)
