import { describe, expect, test } from 'vitest'
import { isEndpoint, type Endpoint } from '../src/endpoint.ts'

const files = import.meta.glob<Record<string, unknown>>('../src/**/*.ts', { eager: true })
const endpoints: [string, Endpoint][] = Object.entries(files).flatMap(([file, exports]) =>
  Object.values(exports)
    .filter(isEndpoint)
    .map((endpoint): [string, Endpoint] => [file, endpoint]),
)

describe('the endpoint table', () => {
  test('holds calls', () => expect(endpoints.length).toBeGreaterThan(15))

  test('ids are unique, and those of a file begin alike and unlike those of others', () => {
    const ids = endpoints.map(([, { id }]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const files = Map.groupBy(endpoints, ([, { id }]) => id.split('.')[0])
    for (const [name, calls] of files) expect([name, new Set(calls.map(([file]) => file)).size]).toEqual([name, 1])
    const names = Map.groupBy(endpoints, ([file]) => file)
    for (const [file, calls] of names)
      expect([file, new Set(calls.map(([, { id }]) => id.split('.')[0])).size]).toEqual([file, 1])
  })

  test('method and path are unique', () => {
    const addresses = endpoints.map(([, { method, path }]) => `${method} ${path}`)
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  test('what a write invalidates is a read', () => {
    for (const [, { invalidates, id }] of endpoints)
      for (const read of invalidates) {
        expect(['GET', 'POST'], `${id} invalidates ${read.id}`).toContain(read.method)
        expect(read.invalidates, `${id} invalidates ${read.id}`).toEqual([])
      }
  })

  test('parameters of the path are declared, and nothing else', () => {
    for (const [, { path, params, id }] of endpoints) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted()
      const shape = params === undefined ? {} : (params as unknown as { shape: object }).shape
      expect(Object.keys(shape).toSorted(), id).toEqual(named)
    }
  })

  test('only reads are quiet: what a person does never fails in silence', () => {
    for (const [, { quiet, isRead, id }] of endpoints) if (quiet) expect(isRead, id).toBe(true)
  })

  test('sums, dashboards, directories, figures, what waits and what is found are quiet', () => {
    const beside = /(?:summary|counters|dashboard|statuses|figures|attention|search|findActualOffers)$/i
    const found = endpoints.filter(([, { id }]) => beside.test(id))
    expect(found.length).toBeGreaterThan(3)
    for (const [, { quiet, id }] of found) expect(quiet, id).toBe(true)
  })

  test('what makes other calls stale is no read, and what it makes stale is one', () => {
    for (const [, { isRead, invalidates, id }] of endpoints) {
      if (invalidates.length > 0) expect(isRead, id).toBe(false)
      for (const read of invalidates) expect(read.isRead, `${id} invalidates ${read.id}`).toBe(true)
    }
  })

  test('only writes carry a body', () => {
    for (const [, { method, body, id }] of endpoints) if (method === 'GET') expect(body, id).toBeUndefined()
  })

  /** Writes that carry no key, and why: a second try of these makes nothing twice, and is not refused for the first one. */
  const keyless: Readonly<Record<string, readonly string[]>> = {
    'reads whose question is too long for an address': [
      'claim.claimable',
      'debtor-import.check',
      'debtor-import.marked',
      'debtor-offer-rule.preview',
      'finance-rule.dryRun',
      'passkey.createRequest',
      'passkey.proofRequest',
      'passkey.signInRequest',
      'sender-account.checkContract',
      'sender-order.claims',
      'seller-registration.check',
      'user.search',
    ],
    'sessions, codes and passwords have rules of their own for a second try': [
      'auth.login',
      'auth.logout',
      'auth.prove',
      'auth.refresh',
      'auth.secondFactor',
      'code.check',
      'code.resend',
      'passkey.create',
      'passkey.remove',
      'passkey.signIn',
      'password.change',
      'password.recover',
      'profile.sendContactCode',
      'registration.confirm',
      'registration.register',
      'second-factor.begin',
      'second-factor.confirm',
      'second-factor.createRecoveryCodes',
      'second-factor.remove',
      'seller-registration.register',
      'session.endAll',
      'session.endOne',
      'session.endOthers',
    ],
    'forms that save by themselves, whose next save says all of it again': [
      'claim.update',
      'finance-request.saveContact',
      'finance-request.saveForm',
      'finance-request.saveFounder',
    ],
    'say how something is to be, as often as they like': [
      'debtor.grantRole',
      'organization.applyRegistryData',
      'profile.unsubscribe',
      'passkey.rename',
      'push.subscribe',
      'push.unsubscribe',
      'second-factor.setRequired',
      'seller-registration.connect',
      'sign-in.recognize',
      'user.remindOwner',
      'view.put',
    ],
    'questions to the courier and its hints, which are not done within a transaction': [
      'sender-account.check',
      'sender-account.remove',
      'sender-order.sync',
      'sender-order.webhook',
    ],
    'the panel of the demo': [
      'dev.listPeople',
      'dev.mailbox',
      'dev.pushState',
      'dev.reset',
      'dev.runJob',
      'dev.setFault',
      'dev.setModule',
      'dev.shiftClock',
      'dev.signInAs',
    ],
  }
  const isList = (id: string): boolean => /\.(?:find\w*|summary\w*|\w*[eE]xcel)$/.test(id)

  test('every other call that changes something can be repeated', () => {
    const nameOf = (id: string): string => id.slice(0, id.indexOf('.'))
    // An area that is left out takes its calls along.
    const there = new Set(endpoints.map(([, { id }]) => nameOf(id)))
    const explained = Object.values(keyless)
      .flat()
      .filter((id) => there.has(nameOf(id)))
    const changing = endpoints.map(([, endpoint]) => endpoint).filter(({ method }) => method !== 'GET')
    const without = changing.filter(({ idempotent, id }) => idempotent === false && !isList(id))
    expect(without.map(({ id }) => id).toSorted()).toEqual(explained.toSorted())
    for (const { id, status } of without) expect(status, `${id} creates`).not.toBe(201)
    // The first of the reasons is what the contract itself says.
    const questions = without.filter(({ isRead, path }) => isRead && !path.endsWith('/excel')).map(({ id }) => id)
    const named = keyless['reads whose question is too long for an address'] ?? []
    expect(questions.filter((id) => !id.startsWith('dev.')).toSorted()).toEqual(
      named.filter((id) => there.has(nameOf(id))).toSorted(),
    )
  })

  test('whatever a partner tells names a key', () => {
    const reported = endpoints.filter(
      ([, { access, isRead }]) => !access.session && access.bearer === 'partner' && !isRead,
    )
    expect(reported.length).toBeGreaterThan(0)
    for (const [, { id, idempotent }] of reported) expect(idempotent, id).toBe('required')
  })
})
