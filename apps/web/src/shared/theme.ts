import { useSyncExternalStore } from 'react'
import { afterPaint } from './after-paint.ts'
import { setFrameColor } from './frame-color.ts'

export const themes = ['system', 'light', 'dark', 'contrast'] as const
export type ThemeChoice = (typeof themes)[number]

/** Where the choice is kept. */
export const THEME_KEY = 'cabinet.theme'
const listeners = new Set<() => void>()

const stored = (): ThemeChoice => {
  try {
    const value = localStorage.getItem(THEME_KEY)
    return themes.find((theme) => theme === value) ?? 'system'
  } catch {
    return 'system'
  }
}

let choice = stored()

const apply = () => {
  const root = document.documentElement
  if (choice === 'system') delete root.dataset['cabinetTheme']
  else root.dataset['cabinetTheme'] = choice
  setFrameColor(choice)
}

/** Puts the remembered theme on the page; a built one has a script in its head that does it (build/prerender.ts). */
export const restoreTheme = apply

export const setTheme = (next: ThemeChoice): void => {
  choice = next
  try {
    localStorage.setItem(THEME_KEY, next)
  } catch {
    // Storage can be forbidden; the choice then lives as long as the page.
  }
  // Every element of the page gets other colours.
  afterPaint(() => {
    apply()
    for (const listener of listeners) listener()
  })
}

export const useTheme = (): ThemeChoice =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => choice,
    () => 'system' as const,
  )

const DARK = '(prefers-color-scheme: dark)'

/** Whether the page is dark now: by choice, or because the system is; the contrast theme follows the system too. */
export const useIsDark = (): boolean => {
  const theme = useTheme()
  const isSystemDark = useSyncExternalStore(
    (listener) => {
      const query = matchMedia(DARK)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(DARK).matches,
    () => false,
  )
  return theme === 'dark' || (theme !== 'light' && isSystemDark)
}
