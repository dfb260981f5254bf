import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { AreaInTests } from '../../test/areas/area.ts'
import type { Person } from './people.ts'

/** An address and somebody who has something to see there. */
export interface Visit {
  /** `null` is somebody who is not signed in. */
  readonly person: Person | null
  /** As the table of routes writes it; a test compares the two. */
  readonly pattern: string
  /** What is opened; without it the pattern. */
  readonly paths?: readonly string[]
  /** Finds out what stands for the parameter, asking as the person does. */
  readonly idOf?: (find: Find) => Promise<string>
}

type Find = (path: string, isRight?: (item: Item) => boolean) => Promise<string>
interface Item {
  readonly id: string
  readonly claims?: readonly unknown[]
  readonly status?: { readonly name: string }
  readonly state?: { readonly name: string }
  readonly insurance?: { readonly status: { readonly name: string } }
  readonly insured?: boolean
}

const isClaimable = ({ insurance, insured, claims = [] }: Item): boolean =>
  (insured || insurance?.status.name === 'INSURED') && claims.length === 0

/** Pages of the application, by who has the most to see there; what differs by state is opened in each. */
const chosen: readonly Visit[] = [
  { person: null, pattern: '/login' },
  { person: null, pattern: '/recovery' },
  { person: null, pattern: '/recovery/confirm' },
  { person: null, pattern: '/register' },
  { person: null, pattern: '/seller/register/' },
  { person: null, pattern: '/confirm' },
  { person: null, pattern: '/create-password' },
  { person: null, pattern: '/policy' },
  { person: null, pattern: '/public/offer' },
  { person: null, pattern: '/public/unsubscribe' },
  { person: null, pattern: '/public/consent/:type', paths: ['/public/consent/personal-data'] },
  { person: null, pattern: '*', paths: ['/public/nothing'] },
  { person: null, pattern: '/unavailable' },
  { person: 'P1', pattern: '/offer' },
  { person: 'P2', pattern: '/offer' },
  { person: 'P7', pattern: '/offer' },
  { person: 'P9', pattern: '/offer' },
  { person: 'P10', pattern: '/offer' },
  { person: 'P1', pattern: '/attention' },
  { person: 'P1', pattern: '/second-factor' },
  {
    person: 'P1',
    pattern: '/profile',
    paths: [
      '/profile',
      '/profile?tab=organization',
      '/profile?tab=payment-details',
      '/profile?tab=users',
      '/profile?tab=journal',
      '/profile?tab=security',
      '/profile?tab=notifications',
    ],
  },
  { person: 'P1', pattern: '/profile/users/:id', idOf: (find) => find('/v1/user/find') },
  { person: 'P1', pattern: '/help' },
  { person: 'P1', pattern: '/help/requests/:id', idOf: (find) => find('/v1/support/message/find') },
  { person: 'P5', pattern: '/sender/insurance-management' },
  { person: 'P5', pattern: '/sender/order-register' },
  { person: 'P5', pattern: '/sender/invoices-payment' },
  { person: 'P5', pattern: '/sender/insurance-conditions' },
  { person: 'P5', pattern: '/settlement' },
  {
    person: 'P5',
    pattern: '/settlement/:id',
    idOf: (find) => find('/claim-registry/claim/find', ({ status }) => status?.name === 'PAID'),
  },
  { person: 'P5', pattern: '/sender/create-claim/:id', idOf: (find) => find('/v1/sender/order/find', isClaimable) },
  { person: 'P3', pattern: '/documents' },
  { person: 'P3', pattern: '/seller/create-claim/:id', idOf: (find) => find('/v1/seller/order/find', isClaimable) },
  { person: 'P6', pattern: '/debtor/insurance-management' },
  { person: 'P6', pattern: '/debtor/order-register' },
  { person: 'P6', pattern: '/debtor/order-register/import' },
  { person: 'P6', pattern: '/debtor/insurance-conditions' },
  {
    person: 'P6',
    pattern: '/debtor/create-claim/:id',
    idOf: (find) => find('/v1/debtor/shipment/find', ({ status }) => status?.name === 'RECOVERY'),
  },
  { person: 'P7', pattern: '/deliveries' },
  { person: 'P7', pattern: '/financing', paths: ['/financing', '/financing?view=list'] },
  {
    person: 'P7',
    pattern: '/offer/request/:id',
    idOf: (find) => find('/v1/finance/request/find', ({ status }) => status?.name === 'DRAFT'),
  },
  { person: 'P8', pattern: '/dev' },
  { person: 'P8', pattern: '/partners' },
  { person: 'P8', pattern: '/partners/:id', idOf: (find) => find('/v1/partners/find') },
  { person: 'P8', pattern: '/partners/statement' },
  { person: 'P19', pattern: '/decisions/requests' },
  { person: 'P20', pattern: '/decisions/claims' },
  { person: 'P20', pattern: '/decisions/limits' },
  { person: 'P19', pattern: '/developers' },
  { person: 'P19', pattern: '/developers/keys' },
  { person: 'P19', pattern: '/developers/webhook' },
  { person: 'P19', pattern: '/developers/deliveries' },
  { person: 'P19', pattern: '/developers/calls' },
  { person: 'P19', pattern: '/developers/people' },
  { person: 'P8', pattern: '/sender/contracts' },
  { person: 'P8', pattern: '/staff', paths: ['/staff', '/staff?tab=journal'] },
  { person: 'P8', pattern: '/staff/banks' },
  { person: 'P8', pattern: '/staff/insurers' },
  { person: 'P8', pattern: '/staff/offers', paths: ['/staff/offers', '/staff/offers?tab=rules'] },
  { person: 'P8', pattern: '/staff/claims', paths: ['/staff/claims', '/staff/claims?tab=claims'] },
  { person: 'P8', pattern: '/staff/organizations' },
  {
    person: 'P8',
    pattern: '/staff/organizations/:id',
    idOf: (find) => find('/v1/organization-register/find'),
  },
  { person: 'P8', pattern: '/staff/support' },
  { person: 'P8', pattern: '/staff/support/:id', idOf: (find) => find('/v1/support/request/find') },
  { person: 'P8', pattern: '/news' },
  { person: 'P8', pattern: '/news/new' },
  {
    person: 'P8',
    pattern: '/news/:id',
    idOf: (find) => find('/v1/news/find', ({ state }) => state?.name === 'DRAFT'),
  },
]

const areas = join(import.meta.dirname, '../../test/areas')

/** Pages of areas that nobody has chosen a visitor for, as those of a new one: the owner has every product. */
const others = async (): Promise<readonly Visit[]> => {
  const files = readdirSync(areas).filter((name) => name !== 'area.ts')
  const known = new Set(chosen.map(({ pattern }) => pattern))
  const declared = await Promise.all(
    files.map(async (name) => ((await import(join(areas, name))) as { readonly area: AreaInTests }).area.routes),
  )
  return declared
    .flat()
    .map((route) => route.split(' ')[0] ?? route)
    .filter((pattern) => !known.has(pattern) && !pattern.includes(':'))
    .map((pattern) => ({ person: 'P1', pattern }))
}

/** Every page of the application. */
export const visits: readonly Visit[] = [...chosen, ...(await others())]

/** The addresses of a visit; the page has the session of the person. */
export const addressesOf = async (
  { request }: Page,
  { pattern, paths, idOf }: Visit,
  headers: Readonly<Record<string, string>>,
): Promise<readonly string[]> => {
  if (!idOf) return paths ?? [pattern]
  const id = await idOf(async (path, isRight = () => true) => {
    const response = await request.post(`/api${path}`, { headers, data: {} })
    const { content = [] } = (await response.json()) as { readonly content?: Item[] }
    const found = content.find(isRight)
    if (!found) throw new Error(`${path} has nothing for ${pattern}`)
    return found.id
  })
  return [pattern.replace(':id', id)]
}
