import { filePurposes } from '@cabinet/contract/file'
import type { CurrentUser } from '@cabinet/contract/people/user'
import { beforeAll, describe, expect, test } from 'vitest'
import { areas } from './areas/area.ts'
import { everything, openRegistry, tableOf as tableOfRoutes } from './open-registry.ts'
import { person } from './page/people.ts'

type Opened = Awaited<ReturnType<typeof openRegistry>>

let registry: Opened['registry']
let tableOf: (user: CurrentUser | null) => ReturnType<typeof tableOfRoutes>

beforeAll(async () => {
  const opened = await openRegistry()
  registry = opened.registry
  tableOf = (user) => tableOfRoutes(opened.routes, user)
})

describe('the table of addresses', () => {
  test('is exactly this', () => {
    const table = registry.modules.flatMap((module) =>
      module.routes.map((route) => `${route.path} ${route.name} ${route.layout ?? 'default'}`),
    )
    const ofAreas = areas.flatMap(({ routes: own }) => own)
    const built = [
      '* not-found error',
      '/attention attention lk',
      '/confirm confirm empty',
      '/create-password create-password empty',
      '/second-factor second-factor empty',
      '/dev dev lk',
      '/decisions/claims decisions-claims lk',
      '/decisions/limits decisions-limits lk',
      '/decisions/requests decisions-requests lk',
      '/developers developers lk',
      '/developers/keys developers-keys lk',
      '/developers/webhook developers-webhook lk',
      '/developers/deliveries developers-deliveries lk',
      '/developers/calls developers-calls lk',
      '/developers/people developers-people lk',
      '/help help lk',
      '/help/requests/:id help-request lk',
      '/login login empty',
      '/offer offer lk',
      '/news news lk',
      '/news/:id news-letter lk',
      '/news/new news-add lk',
      '/partners partners lk',
      '/partners/:id partner lk',
      '/partners/statement statement lk',
      '/policy policy landing',
      '/profile profile lk',
      '/profile/users/:id user-detail lk',
      '/public/consent/:type PublicConsent landing',
      '/public/offer PublicOffer landing',
      '/public/unsubscribe PublicUnsubscribe error',
      '/staff staff lk',
      '/staff/organizations organizations lk',
      '/staff/organizations/:id organization lk',
      '/staff/support support-requests lk',
      '/staff/support/:id support-request lk',
      '/recovery recovery empty',
      '/recovery/confirm recovery-confirm empty',
      '/register register empty',
      '/seller/register/ seller-register empty',
      '/unavailable unavailable error',
    ]
    expect(table.toSorted()).toEqual([...built, ...ofAreas].toSorted())
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
})

describe('the navigation', () => {
  test('leads to each page once, and to none that needs a parameter', () => {
    const paths = registry.menuOf(person(everything)).flatMap((group) => group.items.map((item) => item.path))
    expect(paths.filter((path) => path.includes(':'))).toEqual([])
    expect(new Set(paths).size).toBe(paths.length)
  })

  test('what platform staff do in any area stands in their group', () => {
    const staff = person(['GODMOD'], { availableModules: registry.modules.map(({ id }) => id) })
    const groups = registry.menuOf(staff)
    const those = groups.flatMap(({ items }) => items).filter(({ groupOf }) => groupOf === 'staff')
    const ofStaff = groups.find(({ module }) => module === 'staff')
    expect(ofStaff?.items).toEqual(those)
    expect(those.map(({ path }) => path)).toEqual(expect.arrayContaining(['/staff', '/partners']))
    expect(groups.map(({ module }) => module)).not.toContain('partner')
  })
})

describe('cards of the offer page', () => {
  test('stand in their order, and one that is not visible is not there', () => {
    const shown = () => registry.offerCardsOf(person(everything)).map(({ sort }) => sort)
    const all = shown()
    expect(all).toEqual(all.toSorted((one, other) => one - other))
    const [hidden] = registry.offerCardsOf(person(everything))
    if (!hidden) throw new Error('No module has a card')
    Object.assign(hidden.manifest, { visible: false })
    expect(shown()).toEqual(all.slice(1))
    Object.assign(hidden.manifest, { visible: true })
    expect(shown()).toEqual(all)
  })
})

describe('purposes of uploads', () => {
  test('each has its words in the module that takes such files', () => {
    expect(Object.keys(registry.filePurposesOf(person(everything))).toSorted()).toEqual(filePurposes.toSorted())
  })
})

describe('sections of the profile', () => {
  const tabs = (user: CurrentUser) => registry.profileTabsOf(user).map(({ manifest }) => manifest.id)

  test('come from their modules in their order', () => {
    expect(tabs(person(['USER']))).toEqual([
      'personal',
      'organization',
      'payment-details',
      'users',
      'security',
      'notifications',
    ])
  })

  test('administrators find the journal of the organization among them', () => {
    expect(tabs(person(['USER_ADMIN']))).toEqual([
      'personal',
      'organization',
      'payment-details',
      'users',
      'journal',
      'security',
      'notifications',
    ])
  })

  test('who waits for confirmation, or has no organization, sees only their own', () => {
    expect(tabs(person(['UNVERIFIED_USER']))).toEqual(['personal', 'security', 'notifications'])
    expect(tabs({ ...person(['USER']), organization: null })).toEqual(['personal', 'security', 'notifications'])
  })
})
