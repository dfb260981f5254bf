import type { CurrentUser } from '@cabinet/contract/people/user'
import type { NonIndexRouteObject } from 'react-router-dom'
import type { LayoutName } from '../../shared/manifest.ts'
import { DefaultLayout } from './default-layout.tsx'
import { EmptyLayout } from './empty-layout.tsx'
import { errorLayout } from './error-layout.tsx'

const plain = { default: DefaultLayout, empty: EmptyLayout } as const

/** The frame of a layout as a route. The heavy ones are fetched when they are first needed. */
export const layoutRoute = (
  layout: LayoutName,
  user: CurrentUser | null,
): Pick<NonIndexRouteObject, 'lazy' | 'Component'> => {
  if (layout === 'lk')
    return {
      lazy: async () => {
        const { lkLayout, loadIcons } = await import('./lk-layout.tsx')
        await loadIcons(user)
        return { Component: lkLayout(user) }
      },
    }
  if (layout === 'landing')
    return {
      lazy: async () => {
        const { LandingLayout } = await import('./landing-layout.tsx')
        return { Component: LandingLayout }
      },
    }
  return { Component: layout === 'error' ? errorLayout(user) : plain[layout] }
}
