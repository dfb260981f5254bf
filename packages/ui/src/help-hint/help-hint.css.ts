import { focusRing, focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text as typeSize } from '../theme/style.ts'

// It takes the height of a line of text, however large its hit area: the text around it does not move apart.
export const icon = componentStyle(
  {
    verticalAlign: 'middle',
    marginBlock: `calc((20px - ${vars.control.small}) / 2)`,
    // At the end of a label it stands right after the words rather than at the far edge of the field.
    marginInlineStart: '-6px',
    marginInlineEnd: 'auto',
    alignSelf: 'center',
    color: vars.color.inkMuted,
  },
  'icon',
)
export const text = componentStyle(
  {
    ...typeSize('body'),
    ...noOutline,
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[4],
    maxWidth: '100%',
    padding: 0,
    border: 0,
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.accent,
    textAlign: 'start',
    cursor: 'pointer',
    WebkitTapHighlightColor: 'transparent',
    selectors: {
      '&[data-hovered], &[data-pressed]': { color: vars.color.accentHover, textDecorationLine: 'underline' },
      '&[data-focus-visible]': focusRing,
    },
    '@media': {
      [media.touch]: {
        // A finger needs more than a line of text.
        selectors: { '&::after': { content: '', position: 'absolute', insetBlock: '-12px', insetInline: '-4px' } },
      },
    },
  },
  'text',
)

export const panel = componentStyle({ maxWidth: '360px' }, 'panel')
export const body = componentStyle({ overflowWrap: 'break-word' }, 'body')
export const figure = componentStyle(
  {
    position: 'relative',
    margin: 0,
    marginBlockStart: vars.space[12],
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.sunken,
  },
  'figure',
)
export const picture = componentStyle(
  {
    display: 'block',
    width: '100%',
    // The place is taken before the picture comes: nothing shifts under the pointer.
    aspectRatio: '16 / 9',
    objectFit: 'contain',
    boxSizing: 'border-box',
    padding: vars.space[8],
    // Until it is there the browser would show the words of `alt` or a broken picture.
    selectors: { '&:not([data-phase=ready])': { opacity: 0 } },
  },
  'picture',
)
export const enlarge = componentStyle(
  {
    ...noOutline,
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'flex-end',
    justifyContent: 'flex-end',
    padding: vars.space[8],
    border: 0,
    borderRadius: vars.radius.inset,
    background: 'none',
    color: vars.color.ink,
    cursor: 'zoom-in',
    selectors: { '&[data-focus-visible]': focusRingInset },
  },
  'enlarge',
)
export const mark = componentStyle(
  {
    ...typeSize('caption', 'medium'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[4]} ${vars.space[8]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceRaised,
    selectors: { '[data-hovered] > &': { color: vars.color.accent, borderColor: vars.color.accent } },
  },
  'mark',
)
export const link = componentStyle({ display: 'inline-block', marginBlockStart: vars.space[12] }, 'link')
