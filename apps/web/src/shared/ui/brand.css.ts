import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const root = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[12] })

export const mark = style({
  inlineSize: '32px',
  blockSize: '32px',
  flex: 'none',
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.accent,
  stroke: vars.color.onAccent,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  fill: 'none',
})

export const name = style({ fontSize: '1rem', lineHeight: '1.25rem', fontWeight: '600' })

export const hiddenName = style({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
