import { vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

export const frame = style({
  width: '100%',
  height: '36rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.control,
  // The email has its own colours; a programme that shows no dark emails shows a white sheet.
  backgroundColor: 'Canvas',
  colorScheme: 'light dark',
})

export const plain = style({
  margin: 0,
  padding: vars.space[16],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.sunken,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.875rem',
  lineHeight: 1.5,
})
