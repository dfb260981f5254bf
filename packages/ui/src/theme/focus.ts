import { vars } from './contract.css.ts'

/** The ring of the keyboard focus, drawn outside the control; an outline survives `forced-colors`. */
export const focusRing = {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
} as const

/** The same ring for controls that fill their container, where an outer ring would be cut off. */
export const focusRingInset = { ...focusRing, outlineOffset: '-2px' } as const

/**
 * The edge of what is wrong: two pixels, the second one drawn inside the border, so that nothing moves. An outline, as
 * `forced-colors` takes the colour away and leaves the width.
 */
export const invalidEdge = {
  borderColor: vars.color.negative,
  outline: `1px solid ${vars.color.negative}`,
  outlineOffset: '-2px',
} as const

/** The same where a component keeps its colours to itself in `forced-colors`. */
export const invalidEdgeForced = { borderColor: 'CanvasText', outlineColor: 'CanvasText' } as const

/** Removes the browser's own ring; `[data-focus-visible]` draws ours. */
export const noOutline = { outline: 'none' } as const
