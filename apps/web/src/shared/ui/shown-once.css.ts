import { style } from '@vanilla-extract/css'

/** What machines have made: letters that look alike can be told apart. */
export const code = style({
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.8125rem',
  overflowWrap: 'anywhere',
})
