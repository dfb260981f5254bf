import type { RoleCode } from '@cabinet/contract/access'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { vi } from 'vitest'
import { setRuntimeConfig } from '../src/shared/config/runtime-config.ts'
import { testConfig } from './support.ts'

type Routes = typeof import('../src/app/routes.tsx')

/** The modules and the routes of the application, loaded as in a browser that stands at the root. */
export const openRegistry = async () => {
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/' })
  setRuntimeConfig(testConfig)
  const [registry, routes] = await Promise.all([import('../src/app/registry.ts'), import('../src/app/routes.tsx')])
  return { registry, routes }
}

/** Every role of an area. */
export const everything: readonly RoleCode[] = ['USER_ADMIN', 'USER', 'DEBTOR', 'FINANCE', 'SELLER', 'SENDER']

/** Every address of a table, with how it answers: a page or a way on. */
export const tableOf = (routes: Routes, user: CurrentUser | null) => {
  const rows = new Map<string, 'page' | 'way on'>()
  const walk = (list: ReturnType<Routes['routesFor']>) => {
    for (const route of list) {
      if (route.path) rows.set(route.path, route.lazy ? 'page' : 'way on')
      if (route.children) walk(route.children)
    }
  }
  walk(routes.routesFor(user))
  return rows
}
