import { vars } from '../theme/contract.css.ts'
import { media, typeScale } from '../theme/scale.ts'
import { componentStyle, text } from '../theme/style.ts'

const root = { margin: 0, color: vars.color.ink, textWrap: 'balance', overflowWrap: 'anywhere' } as const

// The two largest sizes step down on phones, where a line holds half as many words.
export const sizes = {
  hero: componentStyle(
    { ...root, ...text('hero', 'semibold'), '@media': { [media.belowSmall]: typeScale.display } },
    'hero',
  ),
  display: componentStyle(
    { ...root, ...text('display', 'semibold'), '@media': { [media.belowSmall]: typeScale.heading } },
    'display',
  ),
  heading: componentStyle({ ...root, ...text('heading', 'semibold') }, 'heading'),
  title: componentStyle({ ...root, ...text('title', 'semibold') }, 'title'),
  reading: componentStyle({ ...root, ...text('reading', 'semibold') }, 'reading'),
  body: componentStyle({ ...root, ...text('body', 'semibold') }, 'body'),
}
