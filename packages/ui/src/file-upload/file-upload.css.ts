import { vars } from '../theme/contract.css.ts'
import { focusRingInset, invalidEdge, noOutline } from '../theme/focus.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const zone = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space[12],
    padding: vars.space[20],
    border: `1px dashed ${vars.color.lineStrong}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surface,
    textAlign: 'center',
    transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
    selectors: {
      '&[data-drop-target]': {
        borderColor: vars.color.accent,
        borderStyle: 'solid',
        backgroundColor: vars.color.accentSoft,
      },
      '&[data-invalid]:not([data-disabled])': { ...invalidEdge, outlineStyle: 'dashed' },
      '&[data-disabled]': { borderColor: vars.color.line, backgroundColor: vars.color.sunken },
    },
  },
  'zone',
)
export const hint = componentStyle({ ...text('body'), color: vars.color.inkMuted, maxWidth: '44ch' }, 'hint')
export const limits = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'limits')
export const actions = componentStyle(
  { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space[8] },
  'actions',
)
/** Taking a photo makes sense where the camera is in the hand. */
export const camera = componentStyle(
  { display: 'none', '@media': { [media.touch]: { display: 'inline-flex' } } },
  'camera',
)
/** Phones have nothing to drop and nothing to drop from. */
export const desktopHint = componentStyle({ '@media': { [media.touch]: { display: 'none' } } }, 'desktopHint')
export const input = componentStyle({ display: 'none' }, 'input')
export const list = componentStyle(
  { display: 'grid', gap: vars.space[8], margin: 0, padding: 0, listStyle: 'none' },
  'list',
)
export const row = componentStyle(
  {
    display: 'grid',
    gridTemplateColumns: '40px minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: vars.space[12],
    padding: vars.space[8],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surface,
    selectors: { '&[data-invalid]': invalidEdge },
  },
  'row',
)
export const preview = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    width: '40px',
    height: '40px',
    overflow: 'hidden',
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.neutralSoft,
    color: vars.color.inkMuted,
  },
  'preview',
)
export const picture = componentStyle({ width: '100%', height: '100%', objectFit: 'cover' }, 'picture')
export const words = componentStyle({ display: 'grid', gap: vars.space[2], minWidth: 0 }, 'words')
export const name = componentStyle(
  { ...text('body', 'medium'), overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  'name',
)
export const opener = componentStyle(
  {
    ...noOutline,
    maxWidth: '100%',
    padding: 0,
    overflow: 'hidden',
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.accent,
    font: 'inherit',
    textAlign: 'start',
    textOverflow: 'ellipsis',
    cursor: 'pointer',
    selectors: {
      '&[data-hovered]': { color: vars.color.accentHover, textDecorationLine: 'underline' },
      // The row cuts off what does not fit, the ring of its name too.
      '&[data-focus-visible]': focusRingInset,
    },
  },
  'opener',
)
export const size = componentStyle(
  { ...text('caption'), color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' },
  'size',
)
export const problem = componentStyle({ ...text('caption'), color: vars.color.negative }, 'problem')
export const rowActions = componentStyle({ display: 'flex', gap: vars.space[4] }, 'rowActions')
export const track = componentStyle(
  {
    height: '4px',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.line,
    '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
  },
  'track',
)
export const bar = componentStyle(
  {
    display: 'block',
    height: '100%',
    backgroundColor: vars.color.accent,
    transition: `width ${vars.motion.normal} ${vars.motion.ease}`,
    '@media': { [media.forcedColors]: { backgroundColor: 'Highlight', forcedColorAdjust: 'none' } },
  },
  'bar',
)
