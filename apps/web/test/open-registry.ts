import type { CurrentUser, Role } from '@cabinet/contract/user'
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

const role = (code: string): Role => ({
  id: code,
  name: `ROLE_${code}`,
  nameWithoutPrefix: code,
  description: code,
  isDeleted: false,
})

export const person = (roleCodes: readonly string[], excludedModules: readonly string[] = []): CurrentUser => ({
  id: '0b0c6c1e-0000-4000-8000-000000000001',
  username: '+70000000001',
  lastname: 'Соколов',
  firstname: 'Михаил',
  middlename: null,
  email: 'sokolov@severveter.example',
  mobilePhone: '+70000000001',
  position: null,
  emailConfirmed: true,
  consents: [],
  notifications: { email: true, sms: false, product: false },
  version: 1,
  isOwner: false,
  status: { name: 'ACTIVE', description: 'Активен' },
  roles: roleCodes.map(role),
  organization: {
    id: '0b0c6c1e-0000-4000-8000-000000000002',
    legalStatus: { name: 'LEGAL_ENTITY', description: 'Юридическое лицо' },
    shortName: 'ООО «Северный ветер»',
    itn: '7799012346',
    kpp: null,
    ogrn: null,
    msp: { isMsp: false, category: null },
    excludedModules: [...excludedModules],
    sellerAccount: null,
    paymentDetails: [],
  },
  availableModules: ['core', 'debtor', 'finance', 'seller', 'sender', 'claim'],
  isNeedChangePassword: false,
  isDeleted: false,
  createdDateTime: '2026-11-20T10:00:00+03:00',
  lastLoginDateTime: null,
})

/** Every role of an area. */
export const everything = ['USER_ADMIN', 'USER', 'DEBTOR', 'FINANCE', 'SELLER', 'SENDER']

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
