import { componentGlobal, componentStyle } from '../theme/style.ts'

export const root = componentStyle({}, 'root')
export const clear = componentStyle({ selectors: { '[data-empty] &': { display: 'none' } } }, 'clear')

// The browser's own cross would stand beside ours.
componentGlobal(`${root} input::-webkit-search-cancel-button`, { display: 'none' })
