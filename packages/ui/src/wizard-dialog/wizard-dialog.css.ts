import { toneInk, toneSoft } from '../internal/tones.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

export const row = componentStyle(
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: vars.space[8],
    margin: 0,
    marginBlockEnd: vars.space[24],
    padding: 0,
    listStyle: 'none',
    '@media': { [media.belowSmall]: { marginBlockEnd: vars.space[16] } },
  },
  'row',
)
export const place = componentStyle(
  {
    ...text('caption'),
    display: 'grid',
    alignContent: 'start',
    gap: vars.space[8],
    color: vars.color.inkMuted,
    selectors: {
      '&::before': {
        content: '',
        // What lies ahead is thinner too: colour alone says nothing.
        height: '2px',
        marginBlock: '1px',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.line,
        forcedColorAdjust: 'none',
      },
      '&[data-state=done]::before, &[data-state=current]::before': {
        height: '4px',
        marginBlock: 0,
        backgroundColor: vars.color.accent,
      },
      '&[data-failed]::before': { backgroundColor: vars.color.negative },
      '&[data-state=current]': { ...text('caption', 'medium'), color: vars.color.ink },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&::before': { backgroundColor: 'GrayText' },
          '&[data-state=done]::before, &[data-state=current]::before': { backgroundColor: 'Highlight' },
        },
      },
    },
  },
  'place',
)
export const label = componentStyle(
  {
    overflowWrap: 'anywhere',
    // There is no room for names on a phone; screen readers still have them.
    '@media': {
      [media.belowSmall]: { height: 0, overflow: 'hidden', marginBlockStart: `calc(-1 * ${vars.space[8]})` },
    },
  },
  'label',
)

export const panel = componentStyle({ paddingBlockEnd: vars.space[8] }, 'panel')
export const head = componentStyle({ display: 'flex', alignItems: 'flex-start', gap: vars.space[16] }, 'head')
export const mark = componentStyle(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '48px',
    height: '48px',
    borderRadius: vars.radius.full,
    backgroundColor: toneSoft,
    color: toneInk,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText', boxSizing: 'border-box' } },
  },
  'mark',
)
export const words = componentStyle({ flex: 1, minWidth: 0, overflowWrap: 'break-word' }, 'words')
export const number = componentStyle({ ...text('caption'), margin: 0, color: vars.color.inkMuted }, 'number')
export const heading = componentStyle(
  { ...text('reading', 'semibold'), margin: 0, marginBlockStart: vars.space[2], outline: 'none', textWrap: 'balance' },
  'heading',
)
export const description = componentStyle(
  { ...text('body'), marginBlockStart: vars.space[4], color: vars.color.inkMuted },
  'description',
)
export const form = componentStyle(
  { marginBlockStart: vars.space[16], selectors: { '&:empty': { display: 'none' } } },
  'form',
)
export const question = componentStyle({ outline: 'none', overflowWrap: 'break-word' }, 'question')

export const buttons = componentStyle(
  {
    display: 'flex',
    // Where the buttons do not fit into one line, the main one stands above the other.
    flexWrap: 'wrap-reverse',
    justifyContent: 'space-between',
    gap: vars.space[8],
    flex: 1,
  },
  'buttons',
)
export const button = componentStyle({ '@media': { [media.belowSmall]: { flex: '1 1 auto' } } }, 'button')
export const main = componentStyle({ marginInlineStart: 'auto' }, 'main')
