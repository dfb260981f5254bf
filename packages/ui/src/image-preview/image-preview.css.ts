import { focusRingInset, noOutline } from '../theme/focus.ts'
import { vars } from '../theme/contract.css.ts'
import { media, zIndex } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const root = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    margin: 0,
    overflow: 'hidden',
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.inset,
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
  },
  'root',
)
export const place = componentStyle(
  { position: 'relative', display: 'flex', backgroundColor: vars.color.sunken },
  'place',
)
export const thumbnail = componentStyle(
  {
    width: '100%',
    height: '100%',
    padding: vars.space[12],
    boxSizing: 'border-box',
    objectFit: 'contain',
    // Until it is there the browser would show the words of `alt` or a broken picture.
    selectors: { '&:not([data-phase=ready])': { opacity: 0 } },
  },
  'thumbnail',
)
export const thumbnailPage = componentStyle(
  { maxWidth: '100%', height: '100%', marginInline: 'auto', overflow: 'hidden', pointerEvents: 'none' },
  'thumbnailPage',
)
export const open = componentStyle(
  {
    ...noOutline,
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    padding: vars.space[8],
    border: 'none',
    borderRadius: `${vars.radius.inset} ${vars.radius.inset} 0 0`,
    backgroundColor: 'transparent',
    color: vars.color.ink,
    cursor: 'zoom-in',
    selectors: { '&[data-focus-visible]': focusRingInset },
  },
  'open',
)
export const openMark = componentStyle(
  {
    display: 'flex',
    padding: vars.space[8],
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.control,
    backgroundColor: vars.color.surfaceRaised,
    selectors: { '[data-hovered] > &': { color: vars.color.accent, borderColor: vars.color.accent } },
  },
  'openMark',
)
export const caption = componentStyle(
  {
    ...text('body'),
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[8],
    minWidth: 0,
    padding: `${vars.space[4]} ${vars.space[4]} ${vars.space[4]} ${vars.space[12]}`,
    borderBlockStart: `1px solid ${vars.color.line}`,
    selectors: { '[dir=rtl] &': { padding: `${vars.space[4]} ${vars.space[12]} ${vars.space[4]} ${vars.space[4]}` } },
  },
  'caption',
)
export const name = componentStyle({ display: 'flex', flex: 1, minWidth: 0, whiteSpace: 'pre' }, 'name')
export const nameStart = componentStyle({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' }, 'nameStart')
export const nameEnd = componentStyle({ flex: 'none' }, 'nameEnd')
export const group = componentStyle({ display: 'flex', alignItems: 'center', flex: 'none' }, 'group')
export const arrow = componentStyle({ selectors: { '[dir=rtl] &': { scale: '-1 1' } } }, 'arrow')
export const number = componentStyle(
  {
    ...text('body'),
    minWidth: '52px',
    textAlign: 'center',
    color: vars.color.inkMuted,
    fontVariantNumeric: 'tabular-nums',
  },
  'number',
)
export const download = componentStyle({ paddingInline: 0, flex: 'none', aspectRatio: '1' }, 'download')
export const cover = componentStyle(
  { position: 'absolute', inset: 0, display: 'grid', placeItems: 'center', pointerEvents: 'none' },
  'cover',
)
export const failed = componentStyle(
  {
    ...text('body'),
    position: 'absolute',
    inset: 0,
    zIndex: 1,
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: vars.space[12],
    padding: vars.space[16],
    textAlign: 'center',
    color: vars.color.inkMuted,
    backgroundColor: vars.color.sunken,
  },
  'failed',
)

// Popovers stand above dialogs, and the picture may be opened out of one.
export const veil = componentStyle({ selectors: { '&&': { zIndex: zIndex.popover } } }, 'veil')
export const modal = componentStyle({ width: '100%', height: '100%' }, 'modal')
export const dialog = componentStyle(
  {
    display: 'flex',
    flexDirection: 'column',
    height: '100%',
    outline: 'none',
    backgroundColor: vars.color.surface,
    color: vars.color.ink,
  },
  'dialog',
)
export const header = componentStyle(
  {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space[4],
    padding: `${vars.space[8]} ${vars.space[16]}`,
    borderBlockEnd: `1px solid ${vars.color.line}`,
  },
  'header',
)
export const title = componentStyle({
  ...text('reading', 'semibold'),
  display: 'flex',
  flex: 1,
  minWidth: 0,
  margin: 0,
})
export const stage = componentStyle(
  {
    ...noOutline,
    position: 'relative',
    flex: 1,
    minHeight: 0,
    display: 'grid',
    // Tracks that do not grow with the picture: a large one stands in the middle and overflows evenly.
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    overflow: 'hidden',
    backgroundColor: vars.color.sunken,
    // Every finger is ours: one moves the picture, two zoom it.
    touchAction: 'none',
    userSelect: 'none',
    selectors: {
      '&:focus-visible': focusRingInset,
      '&[data-movable]': { cursor: 'grab' },
      '&[data-dragging]': { cursor: 'grabbing' },
    },
  },
  'stage',
)
export const stageInPlace = componentStyle(
  {
    flex: 'none',
    // The tools under it stay in sight on a small screen.
    maxHeight: '66dvh',
    selectors: { '&:not([data-movable])': { touchAction: 'pan-x pan-y' } },
  },
  'stageInPlace',
)
export const picture = componentStyle(
  {
    maxWidth: 'none',
    transitionProperty: 'scale, rotate, translate',
    transitionDuration: vars.motion.quick,
    transitionTimingFunction: vars.motion.ease,
    selectors: {
      // Under a finger the picture must not lag.
      '[data-dragging] > &': { transitionDuration: '0s' },
      '&:not([data-phase=ready])': { opacity: 0 },
    },
  },
  'picture',
)
/** A page that the consumer draws: a frame in it must not take the gestures. */
export const drawnPage = componentStyle(
  { flex: 'none', backgroundColor: vars.color.surface, pointerEvents: 'none' },
  'drawnPage',
)
export const tools = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: vars.space[24],
    rowGap: vars.space[4],
    paddingBlock: vars.space[8],
    paddingInline: vars.space[16],
    borderBlockStart: `1px solid ${vars.color.line}`,
    '@media': {
      // One line on a phone: buttons as small as a finger takes, and nothing between them.
      [media.belowSmall]: {
        vars: { [vars.control.medium]: vars.control.small },
        columnGap: 0,
        paddingInline: 0,
        paddingBlockEnd: `max(${vars.space[8]}, env(safe-area-inset-bottom))`,
      },
    },
  },
  'tools',
)
export const percent = componentStyle(
  {
    minWidth: '72px',
    fontVariantNumeric: 'tabular-nums',
    '@media': { [media.belowSmall]: { selectors: { '&&': { minWidth: vars.control.small, paddingInline: 0 } } } },
  },
  'percent',
)
