import { style } from '@vanilla-extract/css'

export const root = style({ display: 'inline-grid', minInlineSize: 0, maxInlineSize: '100%', overflowWrap: 'anywhere' })

export const first = style({ minInlineSize: 0 })

/** A name keeps to its line where rows are lines; in a card it is read whole. */
export const name = style({
  '@media': {
    '(width >= 768px)': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', display: 'block' },
  },
})
