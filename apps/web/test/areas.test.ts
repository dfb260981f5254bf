import type { CurrentUser } from '@cabinet/contract/people/user'
import { partnerPages } from '@cabinet/contract/partner/pages'
import { beforeAll, describe, expect, test } from 'vitest'
import { visits } from '../e2e/support/visits.ts'
import { everything, openRegistry, tableOf as tableOfRoutes } from './open-registry.ts'
import { person } from './page/people.ts'
import { isPublicPath } from '../src/shared/paths.ts'

const isOfPartners = (path: string) => /^\/(?:developers|decisions)/.test(path)
const developerPaths = Object.values(partnerPages)
  .map(({ pattern }): string => pattern)
  .filter((path) => isOfPartners(path))

// How the areas of the product stand together: the one test that names them all, and the place to change with one of them.

type Opened = Awaited<ReturnType<typeof openRegistry>>

let registry: Opened['registry']
let tableOf: (user: CurrentUser | null) => ReturnType<typeof tableOfRoutes>

beforeAll(async () => {
  const opened = await openRegistry()
  registry = opened.registry
  tableOf = (user) => tableOfRoutes(opened.routes, user)
})

describe('the table of addresses', () => {
  test('an excluded module has no page in the table, whatever the roles', () => {
    const table = tableOf(person(everything, { excludedModules: ['finance'] }))
    for (const path of ['/deliveries', '/financing', '/offer/request/:id']) expect(table.get(path), path).toBe('way on')
    expect(table.get('/debtor/order-register')).toBe('page')
  })

  test('is visited page by page by the test of accessibility', () => {
    const paths = registry.modules.flatMap(({ routes }) => routes.map(({ path }) => path))
    expect([...new Set(visits.map(({ pattern }) => pattern))].toSorted()).toEqual(paths.toSorted())
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

  test('GODMOD opens everything but what people of partners see of theirs', () => {
    const staff = person(['GODMOD'], { availableModules: registry.modules.map(({ id }) => id) })
    const ways = [...tableOf(staff).entries()].filter(([path, kind]) => kind === 'way on' && path !== '/')
    expect(ways.filter(([path]) => !isOfPartners(path))).toEqual(
      ['/debtor', '/sender', '/sender/settlement', '/login', '/recovery', '/register'].map((path) => [path, 'way on']),
    )
    expect(ways.filter(([path]) => isOfPartners(path))).toHaveLength(developerPaths.length)
  })

  test('people of a partner open their section and what is about themselves', () => {
    const developer = person(['PARTNER'], {
      organization: null,
      availableModules: ['core'],
      partner: { id: '0b0c6c1e-0000-4000-8000-000000000011', name: 'АО «Банк»', areas: ['BANK', 'INSURER', 'DEVELOP'] },
    })
    const opened = [...tableOf(developer).entries()].filter(([, kind]) => kind === 'page').map(([path]) => path)
    const own = new Set([
      '*',
      '/profile',
      '/profile/users/:id',
      '/help',
      '/help/requests/:id',
      '/second-factor',
      '/create-password',
    ])
    const others = opened.filter((path) => !isPublicPath(path) && !developerPaths.includes(path))
    expect(others.filter((path) => !own.has(path))).toEqual([])
    expect(opened).toEqual(expect.arrayContaining(developerPaths))
    const menu = registry.menuOf(developer)
    expect(menu.map(({ title }) => title)).toEqual(['partner.developers.title'])
    expect(menu.flatMap(({ items }) => items.map(({ path }) => path)).toSorted()).toEqual(developerPaths.toSorted())
  })

  test.each([
    [['BANK'], ['/developers', '/decisions/requests', '/developers/people']],
    [['INSURER'], ['/developers', '/decisions/claims', '/decisions/limits', '/developers/people']],
    [
      ['DEVELOP'],
      [
        '/developers',
        '/developers/keys',
        '/developers/webhook',
        '/developers/deliveries',
        '/developers/calls',
        '/developers/people',
      ],
    ],
  ])('what people of a partner may do opens their pages: %s', (areas, paths) => {
    const partner = { id: '0b0c6c1e-0000-4000-8000-000000000011', name: 'АО «Банк»', areas }
    const one = person(['PARTNER'], { organization: null, availableModules: ['core'], partner })
    expect(registry.menuOf(one).flatMap(({ items }) => items.map(({ path }) => path))).toEqual(paths)
    const table = tableOf(one)
    for (const path of developerPaths) expect(table.get(path), path).toBe(paths.includes(path) ? 'page' : 'way on')
  })
})

describe('the navigation', () => {
  const titles = (user: CurrentUser) => registry.menuOf(user).map((group) => group.title ?? group.items[0]?.title)

  test('has the groups of the roles in their order', () => {
    expect(titles(person(everything))).toEqual([
      'home.offer.title',
      'debtor.menu.title',
      'finance.menu.title',
      'seller.menu.title',
      'sender.menu.title',
      'claim.menu.title',
    ])
    expect(titles(person(['USER', 'SENDER']))).toEqual(['home.offer.title', 'sender.menu.title', 'claim.menu.title'])
    expect(titles(person(['UNVERIFIED_USER']))).toEqual(['home.offer.title'])
    expect(titles(person(everything, { excludedModules: ['finance'] }))).not.toContain('finance.menu.title')
  })
})

describe('cards of the offer page', () => {
  test('stand in their order for everyone', () => {
    expect(registry.offerCardsOf(person(['USER'])).map((card) => card.module)).toEqual([
      'finance',
      'debtor',
      'seller',
      'sender',
    ])
    expect(
      registry.offerCardsOf(person(['USER'], { excludedModules: ['finance'] })).map((card) => card.module),
    ).toEqual(['debtor', 'seller', 'sender'])
  })
})

describe('what waits for a decision', () => {
  test('is named by the module that it belongs to, unless the person does not have it', () => {
    expect(registry.attentionOf(person(['USER']))['FINANCE_DRAFT']?.text).toBe('finance.attention.FINANCE_DRAFT')
    expect(registry.attentionOf(person(['USER'], { excludedModules: ['finance'] }))).not.toHaveProperty('FINANCE_DRAFT')
  })
})
