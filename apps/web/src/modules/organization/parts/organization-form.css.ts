import { vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** It is focused so that screen readers begin here; nothing can be done with it. */
export const heading = style({ outline: 'none' })

/** In sight while the form is longer than the window: one field is changed without a walk to its end. */
export const actions = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  marginInline: `calc(-1 * ${vars.space[8]})`,
  // An installed cabinet reaches under the bar of the phone.
  paddingBlock: `${vars.space[12]} max(${vars.space[12]}, env(safe-area-inset-bottom))`,
  paddingInline: vars.space[8],
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
})

// What is focused by keys comes to stand above the bar.
globalStyle(`:root:has(${actions})`, { scrollPaddingBlockEnd: '88px' })
