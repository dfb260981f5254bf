import { vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/** How far the sign has come down, in pixels. */
export const PULLED = '--cabinet-pulled'

const SIZE = '40px'

export const sign = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: SIZE,
  blockSize: SIZE,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.surfaceRaised,
  color: vars.color.accent,
  boxShadow: vars.shadow.floating,
  // Over the top line, under dialogs.
  zIndex: 90,
  pointerEvents: 'none',
  translate: `0 calc(var(${PULLED}, 0px) - ${SIZE})`,
  selectors: {
    '&[hidden]': { display: 'none' },
    '&[data-far]': { backgroundColor: vars.color.accent, color: vars.color.onAccent },
  },
})

// What the browser does itself at the end of a pull would load the page anew, and with it what is typed.
globalStyle('html:has([data-pull-to-refresh])', { overscrollBehaviorY: 'contain' })
