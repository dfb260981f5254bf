import { fallbackVar } from '@vanilla-extract/css'
import { widthInBar } from '../internal/field/wide.css.ts'
import { vars } from '../theme/contract.css.ts'
import { media } from '../theme/scale.ts'
import { componentGlobal, componentStyle } from '../theme/style.ts'

export const root = componentStyle(
  {
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    minWidth: 0,
    paddingBlock: vars.space[12],
    paddingInline: vars.space[16],
    '@media': { [media.belowMedium]: { paddingInline: 0 } },
  },
  'root',
)
export const search = componentStyle(
  {
    flex: '1 1 220px',
    minWidth: 0,
    maxWidth: '280px',
    '@media': { [media.belowMedium]: { maxWidth: 'none', flexBasis: '160px' } },
  },
  'search',
)
// The line of counts gives way to everything else: what has no room in it is scrolled to.
export const counts = componentStyle(
  { flex: '1 1 0', minWidth: '160px', '@media': { [media.belowMedium]: { flex: '1 0 100%', order: 1 } } },
  'counts',
)
export const fields = componentStyle(
  {
    display: 'none',
    flexWrap: 'wrap',
    alignItems: 'end',
    gap: vars.space[8],
    flex: '1 0 100%',
    order: 1,
    minWidth: 0,
    selectors: { '&[data-open]': { display: 'flex' } },
    '@media': { [media.belowMedium]: { flexDirection: 'column', alignItems: 'stretch', gap: vars.space[12] } },
  },
  'fields',
)
componentGlobal(`${fields} > *`, {
  flex: `0 1 ${fallbackVar(widthInBar, '200px')}`,
  minWidth: 0,
  '@media': { [media.belowMedium]: { flex: 'none' } },
})
export const chips = componentStyle(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space[8],
    // A line of its own, so that what stands at the end of the fields stays there.
    flex: '1 0 100%',
    minWidth: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    order: 2,
  },
  'chips',
)
export const chip = componentStyle({ display: 'flex', minWidth: 0, maxWidth: '100%' }, 'chip')
export const end = componentStyle(
  {
    display: 'flex',
    gap: vars.space[4],
    marginInlineStart: 'auto',
    '@media': { [media.belowMedium]: { display: 'none' } },
  },
  'end',
)
