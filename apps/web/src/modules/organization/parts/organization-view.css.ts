import { media } from '@cabinet/ui/theme'
import { style } from '@vanilla-extract/css'

/** One width of labels in every section: values stand on one line down the page. */
export const details = style({
  '@media': { [media.fromMedium]: { gridTemplateColumns: '240px minmax(0, 1fr)' } },
})
