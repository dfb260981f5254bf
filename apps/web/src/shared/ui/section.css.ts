import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** Cards of a row are equally high, and what can be done stands at their feet. */
export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space[20], minWidth: 0 })
export const content = style({ flex: 1 })

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[8] })
/** At the other end, where nobody gets by mistake. */
export const danger = style({ display: 'grid', marginInlineStart: 'auto' })

// On a phone the buttons stand below one another, each as wide as the card.
globalStyle(`${actions} > *`, { '@media': { [media.belowSmall]: { flexBasis: '100%' } } })
