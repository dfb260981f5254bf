import type { CurrentUser, Role } from '@cabinet/contract/user'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { setRuntimeConfig } from '../src/shared/config/runtime-config.ts'
import { testConfig } from './support.ts'

type Registry = typeof import('../src/app/registry.ts')
type Routes = typeof import('../src/app/routes.tsx')

let registry: Registry
let routes: Routes

beforeAll(async () => {
  vi.stubGlobal('location', { origin: 'http://localhost', pathname: '/' })
  setRuntimeConfig(testConfig)
  registry = await import('../src/app/registry.ts')
  routes = await import('../src/app/routes.tsx')
})

const role = (code: string): Role => ({
  id: code,
  name: `ROLE_${code}`,
  nameWithoutPrefix: code,
  description: code,
  isDeleted: false,
})

const person = (roleCodes: readonly string[], excludedModules: readonly string[] = []): CurrentUser => ({
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

const everything = ['USER_ADMIN', 'USER', 'DEBTOR', 'FINANCE', 'SELLER', 'SENDER']

/** Every address of a table, with how it answers: a page or a way on. */
const tableOf = (user: CurrentUser | null) => {
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

describe('the table of addresses', () => {
  test('is exactly this', () => {
    const table = registry.modules.flatMap((module) =>
      module.routes.map((route) => `${route.path} ${route.name} ${route.layout ?? 'default'}`),
    )
    expect(table.toSorted()).toEqual([
      '* not-found error',
      '/confirm confirm empty',
      '/create-password create-password empty',
      '/debtor/create-claim/:id Debtors:CreateClaim lk',
      '/debtor/insurance-conditions Debtors:InsuranceConditions lk',
      '/debtor/insurance-management Debtors:InsuranceManagement lk',
      '/debtor/order-register Debtors:OrderRegister lk',
      '/deliveries deliveries lk',
      '/dev dev lk',
      '/documents documents lk',
      '/financing financing lk',
      '/help help lk',
      '/login login empty',
      '/offer offer lk',
      '/offer/request/:id offer-request-form lk',
      '/policy policy landing',
      '/profile profile lk',
      '/profile/users/:id user-detail lk',
      '/public/consent/:type PublicConsent landing',
      '/public/offer PublicOffer landing',
      '/recovery recovery empty',
      '/recovery/confirm recovery-confirm empty',
      '/register register empty',
      '/seller/register/ seller-register empty',
      '/sender/create-claim/:id Sender:CreateClaim lk',
      '/sender/insurance-conditions Sender:InsuranceConditions lk',
      '/sender/insurance-management Sender:InsuranceManagement lk',
      '/sender/invoices-payment Sender:InvoicesPayment lk',
      '/sender/order-register Sender:OrderRegister lk',
      '/settlement settlement lk',
      '/unavailable unavailable error',
    ])
  })

  test('signed out, only public pages have code', () => {
    const table = tableOf(null)
    expect(table.get('/login')).toBe('page')
    expect(table.get('/policy')).toBe('page')
    expect(table.has('/offer')).toBe(false)
    expect(table.has('/dev')).toBe(false)
  })

  test('signed in, pages for entering lead on', () => {
    const table = tableOf(person(['USER']))
    for (const path of ['/login', '/recovery', '/register']) expect(table.get(path), path).toBe('way on')
    for (const path of ['/confirm', '/create-password', '/policy', '/seller/register/'])
      expect(table.get(path), path).toBe('page')
  })

  test('an excluded module has no page in the table, whatever the roles', () => {
    const table = tableOf(person(everything, ['finance']))
    for (const path of ['/deliveries', '/financing', '/offer/request/:id']) expect(table.get(path), path).toBe('way on')
    expect(table.get('/debtor/order-register')).toBe('page')
  })

  test('roles open their areas', () => {
    const table = tableOf(person(['USER', 'SENDER']))
    expect(table.get('/sender/order-register')).toBe('page')
    expect(table.get('/documents')).toBe('way on')
    expect(table.get('/debtor/order-register')).toBe('way on')
    expect(table.get('/settlement')).toBe('page')
    expect(table.get('/dev')).toBe('way on')
  })

  test('the courier terms and the financing request are open to every confirmed person', () => {
    const table = tableOf(person(['USER']))
    expect(table.get('/sender/insurance-conditions')).toBe('page')
    expect(table.get('/offer/request/:id')).toBe('page')
    expect(tableOf(person(['UNVERIFIED_USER'])).get('/settlement')).toBe('way on')
  })

  test('GODMOD opens everything', () => {
    expect(
      [...tableOf(person(['GODMOD'])).entries()].filter(([path, kind]) => kind === 'way on' && path !== '/'),
    ).toEqual(
      ['/debtor', '/sender', '/sender/settlement', '/login', '/recovery', '/register'].map((path) => [path, 'way on']),
    )
  })
})

describe('the navigation', () => {
  const titles = (user: CurrentUser) => registry.menuOf(user).map((group) => group.title ?? group.items[0]?.title)

  test('has the groups of the roles in their order', () => {
    expect(titles(person(everything))).toEqual([
      'core.offer.title',
      'debtor.menu.title',
      'finance.menu.title',
      'seller.menu.title',
      'sender.menu.title',
      'claim.menu.title',
    ])
    expect(titles(person(['USER', 'SENDER']))).toEqual(['core.offer.title', 'sender.menu.title', 'claim.menu.title'])
    expect(titles(person(['UNVERIFIED_USER']))).toEqual(['core.offer.title'])
    expect(titles(person(everything, ['finance']))).not.toContain('finance.menu.title')
  })

  test('the claim page of an order has no entry', () => {
    const paths = registry.menuOf(person(everything)).flatMap((group) => group.items.map((item) => item.path))
    expect(paths).not.toContain('/sender/create-claim/:id')
    expect(new Set(paths).size).toBe(paths.length)
  })
})

describe('cards of the offer page', () => {
  test('stand in their order for everyone', () => {
    expect(registry.facesOf(person(['USER'])).map((face) => face.module)).toEqual([
      'finance',
      'debtor',
      'seller',
      'sender',
    ])
    expect(registry.facesOf(person(['USER'], ['finance'])).map((face) => face.module)).toEqual([
      'debtor',
      'seller',
      'sender',
    ])
  })
})
