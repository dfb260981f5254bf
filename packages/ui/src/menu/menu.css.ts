import { createVar } from '@vanilla-extract/css'
import { noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, componentVariants, text } from '../theme/style.ts'

const itemInk = createVar('itemInk')

export const list = componentStyle({ ...noOutline, padding: vars.space[4] }, 'list')
export const item = componentStyle(
  {
    ...noOutline,
    display: 'flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '36px',
    paddingBlock: '6px',
    paddingInline: vars.space[8],
    borderRadius: vars.radius.control,
    color: itemInk,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-focused], &[data-hovered], &[data-open]': { backgroundColor: vars.color.neutralSoft },
      '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
      '&[data-disabled]': { color: vars.color.inkFaint, cursor: 'not-allowed' },
      // Beside lines with icons the words of one without stand under theirs: 20 px of icon and 10 of gap more.
      ':has(> * > svg:first-child) > &:not(:has(> svg:first-child))': { paddingInlineStart: '38px' },
    },
    '@media': {
      [media.touch]: { minHeight: vars.control.hit },
      [media.forcedColors]: {
        selectors: { '&[data-focused]': { outline: '2px solid Highlight' }, '&[data-disabled]': { color: 'GrayText' } },
      },
    },
  },
  'item',
)
export const tones = componentVariants({ ink: vars.color.ink, negative: vars.color.negative }, (color) => ({
  vars: { [itemInk]: color },
}))
export const words = componentStyle({ flex: 1, minWidth: 0, display: 'grid' }, 'words')
export const description = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'description')
export const end = componentStyle({ marginInlineStart: 'auto', color: vars.color.accent }, 'end')
export const sectionTitle = componentStyle(
  { ...text('caption', 'medium'), padding: '8px 8px 4px', color: vars.color.inkMuted },
  'sectionTitle',
)
export const section = componentStyle(
  {
    selectors: {
      '& + &': {
        marginBlockStart: vars.space[4],
        borderBlockStart: `1px solid ${vars.color.line}`,
        paddingBlockStart: vars.space[4],
      },
    },
  },
  'section',
)
