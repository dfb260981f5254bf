import { componentStyle } from '../theme/style.ts'

export const hidden = componentStyle(
  {
    position: 'absolute',
    width: '1px',
    height: '1px',
    margin: '-1px',
    padding: 0,
    border: 0,
    // Cuts whatever the page says of overflow: print styles that show all of what is cut would make a page as wide as this.
    contain: 'strict',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  'hidden',
)
