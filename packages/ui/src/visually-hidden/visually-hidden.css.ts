import { componentStyle } from '../theme/style.ts'

export const hidden = componentStyle(
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
    // Paper has nobody to read it out, and a page that shows all of what it cuts would be as wide as this is long.
    '@media': { print: { display: 'none' } },
  },
  'hidden',
)
