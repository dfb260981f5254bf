import { componentStyle } from '../theme/style.ts'

/** No box of its own: what it holds is laid out by what it stands in. */
export const contents = componentStyle({ display: 'contents' }, 'contents')
