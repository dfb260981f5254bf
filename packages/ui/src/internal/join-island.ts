import { watchOthers } from './others.ts'
import { activeElement } from './active-element.ts'

const attributes = ['data-cabinet-theme', 'data-cabinet-density', 'data-cabinet-scope'] as const

/**
 * The ref of an overlay. It is drawn at the end of the page and would lose the theme, the density and the scope of the part of the
 * page that it was opened from; what has the focus at that moment tells which part that is.
 */
export const joinIsland = (overlay: Element | null): void => {
  watchOthers(overlay)
  if (overlay === null) return
  for (const name of attributes) {
    const island = activeElement()?.closest(`[${name}]`)
    const value = island?.getAttribute(name)
    if (island !== island?.ownerDocument.documentElement && typeof value === 'string') overlay.setAttribute(name, value)
  }
}
