import { componentStyle } from '../theme/style.ts'

/** No box of its own: the layout of the page goes on through it. */
export const contents = componentStyle({ display: 'contents' }, 'contents')
