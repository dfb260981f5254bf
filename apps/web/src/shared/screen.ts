import { useSyncExternalStore } from 'react'

/** Widths at which the layout changes, in CSS pixels: the owner's. */
const breakpoints = { tablet: 576, laptop: 768, desktop: 992, largeDesktop: 1200 } as const

/** Exactly one flag is true. */
export interface Screen {
  readonly mobile: boolean
  readonly tablet: boolean
  readonly laptop: boolean
  readonly desktop: boolean
  readonly largeDesktop: boolean
}

type Size = keyof Screen
const sizes: readonly Size[] = ['mobile', 'tablet', 'laptop', 'desktop', 'largeDesktop']

const screens = Object.fromEntries(
  sizes.map((size) => [size, Object.fromEntries(sizes.map((other) => [other, other === size]))]),
) as unknown as Readonly<Record<Size, Screen>>

const sizeOf = (width: number): Size => {
  if (width >= breakpoints.largeDesktop) return 'largeDesktop'
  if (width >= breakpoints.desktop) return 'desktop'
  if (width >= breakpoints.laptop) return 'laptop'
  return width >= breakpoints.tablet ? 'tablet' : 'mobile'
}

const subscribe = (listener: () => void) => {
  const queries = Object.values(breakpoints).map((width) => matchMedia(`(min-width: ${width}px)`))
  for (const query of queries) query.addEventListener('change', listener)
  return () => {
    for (const query of queries) query.removeEventListener('change', listener)
  }
}

/** The size of the screen for pages that must do more than style can. On the server: the largest. */
export const useScreen = (): Screen =>
  useSyncExternalStore(
    subscribe,
    () => screens[sizeOf(innerWidth)],
    () => screens.largeDesktop,
  )
