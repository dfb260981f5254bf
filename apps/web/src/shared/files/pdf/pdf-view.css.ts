import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const view = style({
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  overflow: 'clip',
  backgroundColor: vars.color.sunken,
})

export const place = style({ position: 'relative', height: 'min(66dvh, 44rem)' })

/** While a document is not on the screen the frame keeps its size: pages are measured by it. */
export const frame = style({
  display: 'block',
  width: '100%',
  height: '100%',
  border: 0,
  selectors: { '&[data-hidden]': { visibility: 'hidden' } },
})

export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  padding: vars.space[16],
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[4],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  '@media': {
    // One line on a phone: buttons as small as a finger takes, and nothing between them.
    [media.belowSmall]: {
      vars: { [vars.control.medium]: vars.control.small },
      columnGap: 0,
      justifyContent: 'space-between',
      paddingInline: 0,
    },
  },
})

export const group = style({ display: 'flex', alignItems: 'center' })

export const percent = style({
  minWidth: 72,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSmall]: { minWidth: vars.control.small, paddingInline: 0 } },
})

export const number = style({
  minWidth: 64,
  textAlign: 'center',
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.belowSmall]: { minWidth: 44 } },
})
