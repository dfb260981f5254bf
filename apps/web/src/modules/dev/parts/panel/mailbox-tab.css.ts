import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const what = style({
  display: 'block',
  minWidth: 0,
  fontWeight: 500,
  overflowWrap: 'anywhere',
  whiteSpace: 'normal',
})

/** Two lines of the text are enough to recognize a message. */
export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginBlockStart: vars.space[4],
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 400,
  color: vars.color.inkMuted,
})
