import type { ThemeName } from '../provider/provider.tsx'

export interface ThemeScriptOptions {
  /** Where the reader's choice is kept in `localStorage`; `cabinet-theme` when absent. */
  storageKey?: string | undefined
  /** The theme of a reader who has not chosen; that of the system when absent. */
  fallback?: ThemeName | undefined
}

const usualKey = 'cabinet-theme'

// A script ends at `</script`, wherever it stands.
const literal = (text: string): string => JSON.stringify(text).replaceAll('<', String.raw`\u003c`)

/**
 * The text of a script for the `<head>` of a page that a server has rendered, before its styles: it sets the theme that
 * the reader has chosen before anything is painted, so that a dark page does not flash white. It needs no bundler and no
 * styles, runs in Node, and never throws. Under a content policy give the element its nonce, or allow the hash of this
 * text, which stays the same for the same options.
 *
 * @param options - where the choice is kept, and the theme without one
 */
export const themeScript = ({ storageKey = usualKey, fallback = 'system' }: ThemeScriptOptions = {}): string =>
  `(()=>{let t=null;try{t=localStorage.getItem(${literal(storageKey)})}catch{}` +
  `document.documentElement.setAttribute("data-cabinet-theme",/^(light|dark|contrast|system)$/.test(t)?t:${literal(fallback)})})()`

/**
 * Sets the theme of the page and keeps it for the next one, where `themeScript` finds it. Where nothing may be kept
 * (a private window) the theme holds for this page.
 */
export const chooseTheme = (theme: ThemeName, storageKey = usualKey): void => {
  document.documentElement.setAttribute('data-cabinet-theme', theme)
  try {
    localStorage.setItem(storageKey, theme)
  } catch {
    // The page has its theme; the next one begins with that of the system.
  }
}
