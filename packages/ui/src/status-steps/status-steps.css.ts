import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

const size = '28px'

export const root = componentStyle(
  { ...text('body'), display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' },
  'root',
)
export const orientations = {
  auto: componentStyle({ '@media': { [media.fromMedium]: { flexDirection: 'row' } } }, 'auto'),
  vertical: componentStyle({}, 'vertical'),
}
export const step = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    gap: vars.space[12],
    flex: '1 1 0',
    minWidth: 0,
    paddingBlockEnd: vars.space[20],
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '',
        position: 'absolute',
        insetBlockStart: '32px',
        insetBlockEnd: '4px',
        insetInlineStart: '13px',
        // A border is drawn in forced colours too.
        border: `1px solid ${vars.color.line}`,
      },
      '&[data-state=done]:not(:last-child)::before': { borderColor: vars.color.accent },
    },
    '@media': {
      [media.fromMedium]: {
        selectors: {
          [`${orientations.auto} > &`]: {
            flexDirection: 'column',
            gap: vars.space[8],
            paddingBlockEnd: 0,
            paddingInlineEnd: vars.space[8],
          },
          [`${orientations.auto} > &:not(:last-child)::before`]: {
            insetBlockStart: '13px',
            insetBlockEnd: 'auto',
            insetInlineStart: '34px',
            insetInlineEnd: '6px',
          },
        },
      },
    },
  },
  'step',
)
export const mark = componentStyle(
  {
    ...text('caption', 'semibold'),
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: size,
    height: size,
    border: `1px solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.surface,
    color: vars.color.inkMuted,
    selectors: {
      '[data-state=done] > &': {
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
      },
      '[data-state=current] > &': {
        border: `2px solid ${vars.color.accent}`,
        color: vars.color.accent,
      },
      '[data-state=failed] > &': {
        borderColor: vars.color.negative,
        backgroundColor: vars.color.negative,
        color: vars.color.onNegative,
      },
    },
  },
  'mark',
)
export const words = componentStyle(
  {
    display: 'grid',
    gap: vars.space[2],
    alignContent: 'start',
    minWidth: 0,
    paddingBlockStart: vars.space[4],
    overflowWrap: 'anywhere',
  },
  'words',
)
export const label = componentStyle(
  {
    selectors: {
      '[data-state=current] &': { fontWeight: '600' },
      '[data-state=upcoming] &': { color: vars.color.inkMuted },
      '[data-state=failed] &': { color: vars.color.negative },
    },
  },
  'label',
)
export const note = componentStyle({ ...text('caption'), color: vars.color.inkMuted }, 'note')
