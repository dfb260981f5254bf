import { media, vars } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** The form, and beside it the list of its sections where there is room. */
export const layout = style({
  display: 'grid',
  gap: vars.space[24],
  alignItems: 'start',
  '@media': { [media.fromWide]: { gridTemplateColumns: 'minmax(0, 1fr) 200px' } },
})

/** On a narrow screen the sections follow one another closely enough. */
export const list = style({
  display: 'none',
  position: 'sticky',
  // Below the bar of the page.
  insetBlockStart: '80px',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.fromWide]: { display: 'grid' } },
})

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  padding: `${vars.space[4]} ${vars.space[12]}`,
  border: 0,
  borderInlineStart: `2px solid ${vars.color.line}`,
  background: 'none',
  color: vars.color.inkMuted,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&[aria-current=true]': { borderInlineStartColor: vars.color.accent, color: vars.color.ink, fontWeight: 600 },
    '&[data-wrong]': { color: vars.color.negative },
  },
})

/** A section that is gone to ends below the bar of the page. */
export const section = style({ scrollMarginBlockStart: '96px' })
