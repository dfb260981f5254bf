import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { login } from '@cabinet/contract/auth'
import * as claims from '@cabinet/contract/claim/staff'
import { enable, status } from '@cabinet/contract/debtor'
import { acceptTexts, debtorTexts } from '@cabinet/contract/debtor/policy'
import * as staffOf from '@cabinet/contract/debtor/staff'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { upload } from '@cabinet/contract/file'
import * as banks from '@cabinet/contract/finance/banks'
import { read as readImage } from '@cabinet/contract/image'
import { find as findOrganizations } from '@cabinet/contract/organization/staff'
import { acceptConnection, offerInsurance } from '@cabinet/contract/debtor/partner'
import { connect } from '@cabinet/contract/debtor/sandbox'
import * as partners from '@cabinet/contract/partner/partners'
import { change } from '@cabinet/contract/auth/password'
import { find as findStaff } from '@cabinet/contract/staff'
import { attention, current, figures } from '@cabinet/contract/people/user'
import { generate as generateInn } from '@cabinet/validators/organization-inn'
import { generate as generateOgrn } from '@cabinet/validators/organization-ogrn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { describeTables } from '../../src/db/transfer/catalog.ts'
import { newId } from '../../src/kernel/ids.ts'
import { OFFERED_TERMS } from '../../src/modules/debtor/policy/terms.ts'
import { type Answer, type Ask, type Cabinet, openCabinet, type Pair } from '../support/cabinet.ts'
import { databaseKinds, type TestDatabase } from '../support/databases.ts'
import { openWithoutTables } from '../support/emptied.ts'
import { reachableCode } from '../support/reachable.ts'
import { NEW_PASSWORD, settle, stranger } from '../support/registration.ts'
import { partnerCalls } from '../support/sandbox.ts'
import { setUpApp } from '../support/second-factor.ts'
import { run } from '../support/run.ts'
import { contents, fileOf } from '../support/sample-files.ts'

const PHONE = '+79990000001'
const EMAIL = 'first@platform.example'
const PRODUCTION = { DEMO_MODE: 'false' }

/** Properties of a module whose code does not run while it serves. */
const NOT_LIVE = ['migrations']

/** Tables into which nothing that runs in production writes a row: neither a call, nor a job, nor a command. */
const tablesWithoutWriters = async (tables: readonly string[]): Promise<string[]> => {
  const root = join(import.meta.dirname, '../../src')
  const modules: string[] = []
  for await (const path of glob('modules/*/module.ts', { cwd: root })) modules.push(path)
  const code = await reachableCode(root, ['main.ts', 'staff.ts', ...modules], NOT_LIVE)
  // By name in a query, in SQL as text, or as a property that tells shared code which table is meant.
  return tables.filter(
    (table) => !new RegExp(`insertInto\\(\\s*'${table}'|\\binto ${table}\\b|\\w: '${table}'`).test(code),
  )
}

describe.each(databaseKinds())('an empty installation in production on $name', (kind) => {
  let testDatabase: TestDatabase
  let cabinet: Cabinet
  let temporary: string
  let token: string

  const command = (...parameters: readonly string[]) =>
    run('staff.ts', parameters, { ...testDatabase.variables, ...PRODUCTION })
  const call = <Body = Record<string, unknown>>(endpoint: Endpoint, ask: Ask = {}): Promise<Answer<Body>> =>
    cabinet.call<Body>(endpoint, { token, ...ask })
  const idOf = ({ body }: Answer): string => String(body['id'])
  const signIn = async (username: string, password: string): Promise<string> => {
    const { body } = await cabinet.call<Pair>(login, { body: { username, password } })
    return body.accessToken
  }

  beforeAll(async () => {
    const empty = await openWithoutTables(kind)
    await empty.database.close()
    testDatabase = empty.testDatabase
    const adding = command('add', '--phone', '8 999 000 00 01', '--email', EMAIL, '--name', 'Первая Анна Ивановна')
    expect(await adding.ended).toBe(0)
    temporary = /Temporary password: (\S+)/.exec(adding.output())?.[1] ?? ''
    cabinet = await openCabinet({ name: kind.name, create: async () => testDatabase }, { variables: PRODUCTION })
  })
  afterAll(() => cabinet.remove())

  it('lets the first person in, who replaces the password of the command', async () => {
    token = await signIn(PHONE, temporary)
    expect((await call(findStaff, { body: {} })).status).toBe(403)
    expect((await call(change, { body: { password: NEW_PASSWORD } })).status).toBe(204)
    token = await signIn(EMAIL, NEW_PASSWORD)
    expect((await call(findStaff, { body: {} })).body['code']).toBe('SECOND_FACTOR_REQUIRED')
    await setUpApp(cabinet, token)
    expect((await call(current)).status).toBe(200)
    const { body } = await call<{ content: unknown[] }>(findStaff, { body: {} })
    expect(body.content).toMatchObject([{ mobilePhone: PHONE, lastname: 'Первая', organization: null }])
    // Without an organization nothing of one is missing; what waits for staff is named.
    const waiting = await call<{ items: { kind: string; count: number }[]; missing: string[] }>(attention)
    expect(waiting.body).toMatchObject({ items: [{ kind: 'CLAIM_PRODUCT', count: 2 }], missing: [] })
    expect((await call<{ missing: string[] }>(figures)).body).toEqual({ items: [], missing: [] })
  })

  it('gets its first bank, with a logo that everybody sees', async () => {
    const logo = await call(upload, { body: { purpose: 'BANK_LOGO', file: fileOf('logo.png', contents.png) } })
    const logoFileId = idOf(logo)
    const fields = { fullName: 'АО «Первый банк»', shortName: 'Первый банк', bik: '044525001', logoFileId }
    const bank = await call(banks.create, { body: { ...fields, itn: generateInn(), ogrn: generateOgrn() } })
    expect(bank.status).toBe(201)
    const { body } = await call<{ parties: { id: string }[] }>(partners.parties)
    expect(body.parties.map(({ id }) => id)).toContain(idOf(bank))
    const person = stranger()
    await settle(cabinet, person)
    const other = await signIn(person.email, NEW_PASSWORD)
    expect((await cabinet.call(readImage, { token: other, params: { id: logoFileId } })).status).toBe(200)
  })

  it('gets its first insurer, who insures those to whom it is offered', async () => {
    const created = await call(staffOf.createInsurer, {
      body: { fullName: 'АО «Первое страхование»', shortName: 'Первое страхование', itn: generateInn() },
    })
    const insurerId = idOf(created)
    for (const product of claims.insurerProducts) {
      const set = await call(claims.setProductInsurer, { params: { product }, body: { insurerId } })
      expect([set.status, set.body['isConnectable']]).toEqual([200, true])
    }

    const people = [stranger(), stranger()] as const
    const tokens: string[] = []
    for (const person of people) {
      await settle(cabinet, person)
      const own = await signIn(person.email, NEW_PASSWORD)
      const texts = Object.entries(debtorTexts).map(([type, version]) => ({ type, version }))
      await cabinet.call(acceptTexts, { token: own, body: { texts } })
      expect((await cabinet.call(enable, { token: own })).status).toBe(409)
      tokens.push(own)
    }
    const [first, second] = people
    const offered = await call(staffOf.createOffer, { body: { insurerId, organizationItn: first.itn } })
    expect([offered.status, offered.body['state']]).toMatchObject([201, { name: 'OFFERED' }])

    const partner = await call(partners.create, { body: { kind: 'INSURER', partyId: insurerId } })
    const key = await call<{ key: string }>(partners.issueKey, {
      params: { id: idOf(partner) },
      body: { isTest: false, note: 'Первый ключ' },
    })
    const report = (endpoint: Endpoint, ask: Ask): Promise<Answer> =>
      cabinet.call(endpoint, { token: key.body.key, headers: { 'idempotency-key': newId() }, ...ask })
    const news = () => ({ externalId: newId(), occurredAt: cabinet.clock.nowText() })
    const itself = await report(offerInsurance, { body: { ...news(), organizationItn: second.itn } })
    expect([itself.status, itself.body['state']]).toEqual([200, 'OFFERED'])

    for (const [index, own] of tokens.entries()) {
      const applied = await cabinet.call(enable, { token: own })
      expect([applied.status, applied.body['requestStatus']]).toEqual([200, 'CONNECTION_REQUESTED'])
      const id = index === 0 ? idOf(offered) : idOf(itself)
      const terms = { startDate: '2026-01-01', endDate: '2031-12-31', terms: OFFERED_TERMS }
      const accepted = await report(acceptConnection, { params: { id }, body: { ...news(), ...terms } })
      expect([accepted.status, accepted.body['state']]).toEqual([200, 'AVAILABLE'])
      expect((await cabinet.call(status, { token: own })).body['serviceStatus']).toBe('AVAILABLE')
    }
  })

  it('gives a partner a sandbox that nobody else meets', async () => {
    const { body } = await call<{ content: { id: string }[] }>(partners.find, { body: {} })
    const [partner] = body.content
    const issued = await call<{ key: string }>(partners.issueKey, {
      params: { id: partner?.id ?? '' },
      body: { isTest: true, note: 'Проверка' },
    })
    expect([issued.status, issued.body.key.startsWith('ck_test_')]).toEqual([200, true])
    const before = await call(findOrganizations, { body: {} })
    const calls = partnerCalls(cabinet, issued.body.key)
    const { organization } = await calls.sandbox()
    await calls.must(offerInsurance, { body: { ...calls.news(), organizationItn: organization.itn } })
    expect(await calls.must(connect)).toMatchObject({ id: organization.id, state: 'CONNECTION_REQUESTED' })
    expect((await call(findOrganizations, { body: {} })).body).toEqual(before.body)
  })

  it('has no table that only the demo fills', async () => {
    const tables = await describeTables(cabinet.platform.database.query)
    const names = tables.map(({ name }) => name).filter((name) => !name.startsWith('kysely_'))
    expect(names.length).toBeGreaterThan(80)
    expect(await tablesWithoutWriters(names)).toEqual([])
  })

  it('tells who works with the data, and what is wrong with an order', async () => {
    const { output, ended } = command('add', '--phone', '12', '--email', EMAIL)
    expect(await ended).toBe(1)
    expect(output()).toMatch(/^Say --phone: a Russian mobile phone like/)
    const busy = command('add', '--phone', '+79990000002', '--email', 'second@platform.example')
    if (kind.name === 'PostgreSQL') {
      expect(await busy.ended).toBe(0)
      return
    }
    expect(await busy.ended).toBe(1)
    expect(busy.output()).toMatch(/^A server works with the embedded database\. Stop it,/)
  })
})
