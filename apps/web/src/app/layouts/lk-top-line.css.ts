import { media, vars } from '@cabinet/ui/theme'
import { globalStyle, style } from '@vanilla-extract/css'
import { CONTAINER } from './container.ts'

export const root = style({ '@media': { print: { display: 'none' } } })

/** Begins and ends where the content below it does. */
export const asContent = style([
  root,
  {
    '@media': {
      [media.fromMedium]: {
        paddingInline: `max(${vars.space[32]}, calc((100% - ${CONTAINER}) / 2 + ${vars.space[32]}))`,
      },
    },
  },
])

// The name of the organization gives way to the search, not the other way round; on phones that is one icon.
globalStyle(`${root} > :nth-child(2)`, {
  '@media': {
    [media.belowMedium]: { flex: 'none' },
    [media.fromMedium]: { minInlineSize: '200px' },
    // Its words and its keys.
    [media.fromLarge]: { minInlineSize: '272px' },
  },
})

export const narrowOnly = style({ '@media': { [media.fromMedium]: { display: 'none' } } })

/** On phones the top line has room for four buttons, and these two are in the menu and in the profile. */
export const roomyOnly = style({ flex: 'none', '@media': { [media.belowMedium]: { display: 'none' } } })

export const organization = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Twelve digits of a sole trader stand on one line of a phone of 360 px.
  '@media': { [media.belowSmall]: { marginInlineStart: `calc(-1 * ${vars.space[8]})` } },
})

export const search = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '340px',
  maxInlineSize: '100%',
  marginInlineStart: 'auto',
  blockSize: vars.control.medium,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.surface,
  color: vars.color.inkMuted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}, background-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:active': { borderColor: vars.color.ink, backgroundColor: vars.color.neutralSoft },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { borderColor: vars.color.ink } } },
    [media.belowMedium]: {
      flex: 'none',
      inlineSize: `max(40px, ${vars.control.hit})`,
      justifyContent: 'center',
      padding: 0,
      border: 0,
      background: 'none',
    },
  },
})

export const searchText = style({
  flex: 1,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowMedium]: { position: 'absolute', inlineSize: '1px', blockSize: '1px', clipPath: 'inset(50%)' },
  },
})

export const keys = style({
  flex: 'none',
  paddingInline: vars.space[4],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.small,
  font: 'inherit',
  fontSize: '0.6875rem',
  lineHeight: '1rem',
  '@media': { [media.belowLarge]: { display: 'none' } },
})

export const bell = style({ position: 'relative', display: 'inline-flex' })

// Measured from the middle, where the bell is: on touch screens the button around it is larger.
export const count = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 18px)',
  insetInlineStart: '50%',
  minInlineSize: '18px',
  paddingInline: vars.space[4],
  boxShadow: `0 0 0 2px ${vars.color.page}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.negative,
  color: vars.color.onNegative,
  fontSize: '0.6875rem',
  lineHeight: '18px',
  fontWeight: '600',
  textAlign: 'center',
  pointerEvents: 'none',
})

/** Beside the picture where there is room; screen readers have the name in full. */
export const person = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxInlineSize: '180px',
  minInlineSize: 0,
  '@media': { [media.belowLarge]: { display: 'none' } },
})
// As long as they are, the words end where their column does.
globalStyle(`${person} > *`, { maxInlineSize: '100%' })
