import type { Endpoint } from '@cabinet/contract/endpoint'
import { findActualOffers } from '@cabinet/contract/finance'
import * as organization from '@cabinet/contract/organization'
import * as register from '@cabinet/contract/organization/staff'
import { invite } from '@cabinet/contract/auth/seller-registration'
import { findActions, type StaffAction } from '@cabinet/contract/staff'
import { generate } from '@cabinet/validators/inn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { settle, stranger } from '../support/registration.ts'

interface PageOf<Item> {
  readonly content: Item[]
  readonly totalElements: number
}

const REASON = 'Попросила сама организация, письмо 42'

describe.each(databaseKinds())('organizations for platform staff on $name', (kind) => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(person: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const cardOf = (key: Parameters<typeof organizationId>[0]) =>
    as<register.RegisteredCard>('P8', register.get, { params: { id: organizationId(key) } })
  const found = async (...filters: object[]) =>
    (await as<PageOf<register.RegisteredOrganization>>('P8', register.find, { body: { filters, pageSize: 100 } })).body
  const actionsOf = async (id: string, kindOf: 'READ' | 'CHANGED') => {
    const filters = [
      { field: 'organizationId', operation: 'EQ', value: id },
      { field: 'kind', operation: 'EQ', value: kindOf },
    ]
    return (await as<PageOf<StaffAction>>('P8', findActions, { body: { filters } })).body.content
  }
  const setModule = (key: Parameters<typeof organizationId>[0], module: string, isExcluded: boolean, reason = REASON) =>
    as<register.RegisteredCard>('P8', register.setModule, {
      params: { id: organizationId(key), module },
      body: { isExcluded, reason },
    })

  it('are nobody else’s business', async () => {
    const params = { id: organizationId('O1') }
    for (const person of ['P1', 'P2', 'P11']) {
      expect((await as(person, register.find, { body: {} })).status).toBe(403)
      expect((await as(person, register.get, { params })).status).toBe(403)
      const body = { isExcluded: true, reason: REASON }
      const setting = await as(person, register.setModule, { params: { ...params, module: 'finance' }, body })
      expect(setting.status).toBe(403)
    }
    expect((await as('P8', register.get, { params: { id: newId() } })).status).toBe(404)
  })

  it('are found by name, ИНН and owner, and by what they do not have', async () => {
    const all = await found()
    expect(all.content.length).toBe(all.totalElements)
    const north = { field: 'search', operation: 'LIKE', value: 'Северный ветер' }
    const [byName] = (await found(north)).content
    expect(byName).toMatchObject({
      id: organizationId('O1'),
      owner: { fullName: 'Соколов Михаил Андреевич' },
      confirmedBy: 'REGISTRY',
      modules: expect.arrayContaining(['finance', 'debtor', 'seller', 'sender']),
    })
    const byOwner = await found({ field: 'search', operation: 'LIKE', value: 'sokolov@severveter.example' })
    expect(byOwner.content.map(({ id }) => id)).toEqual([organizationId('O1')])
    const without = await found({ field: 'excludedModules', operation: 'IN', value: ['finance', 'seller'] })
    expect(without.content.map(({ id }) => id)).toEqual([organizationId('O5')])
    const unconfirmed = await found({ field: 'isUnconfirmed', operation: 'EQ', value: true })
    expect(unconfirmed.content.every(({ confirmedBy }) => confirmedBy === null)).toBe(true)
  })

  it('are read with a line in the journal, whichever call reads them, one’s own without', async () => {
    const { body } = await cardOf('O6')
    expect(body.people.find(({ isOwner }) => isOwner)).toMatchObject({
      lastname: 'Тихонова',
      status: { name: 'ACTIVE' },
    })
    expect(body.areas.map(({ name }) => name)).toEqual(['debtor', 'finance', 'seller', 'sender', 'claim'])
    expect(body.areas.find(({ name }) => name === 'finance')?.inForce.length).toBeGreaterThan(0)
    for (const endpoint of [organization.one, organization.card]) {
      expect((await as('P8', endpoint, { params: { id: organizationId('O6') } })).status).toBe(200)
    }
    expect(await actionsOf(organizationId('O6'), 'READ')).toMatchObject([{ thing: 'ORGANIZATION', action: 'READ' }])
    expect((await as('P8', organization.card, { params: { id: organizationId('O3') } })).status).toBe(200)
    expect((await actionsOf(organizationId('O3'), 'READ')).length).toBe(1)
    expect((await as('P1', organization.one, { params: { id: organizationId('O1') } })).status).toBe(200)
    expect(await actionsOf(organizationId('O1'), 'READ')).toEqual([])
  })

  it('lose an area with a reason, and get it back', async () => {
    const key = 'O2'
    expect((await as('P3', findActualOffers, { body: {} })).status).toBe(200)
    expect((await setModule(key, 'finance', true, 'коротко')).status).toBe(400)
    const { status, body } = await setModule(key, 'finance', true)
    expect([status, body.excludedModules]).toEqual([200, ['finance']])
    expect(body.areas.find(({ name }) => name === 'finance')).toMatchObject({
      isExcluded: true,
      exclusion: { reason: REASON, by: expect.stringMatching(/Крылов/) },
    })
    expect((await as('P3', findActualOffers, { body: {} })).status).toBe(404)
    expect((await setModule(key, 'finance', true)).status).toBe(200)
    const back = await setModule(key, 'finance', false)
    expect(back.body.areas.find(({ name }) => name === 'finance')).toMatchObject({ isExcluded: false, exclusion: null })
    expect((await as('P3', findActualOffers, { body: {} })).status).toBe(200)
    const lines = await actionsOf(organizationId(key), 'CHANGED')
    expect(lines.map(({ action }) => action)).toEqual(['SWITCHED_ON', 'SWITCHED_OFF'])
    expect(lines[1]?.subject).toContain(REASON)
  })

  it('keep an area of which something is in force, and know no other ones', async () => {
    const refused = await setModule('O6', 'finance', true)
    expect([refused.status, refused.body]).toMatchObject([409, { message: expect.stringMatching(/^Раздел нельзя/) }])
    expect((await setModule('O6', 'core', true)).status).toBe(404)
    expect((await setModule('O6', 'nothing', true)).status).toBe(404)
  })

  it('are confirmed where the registry does not know them, and removed, with a line in the journal', async () => {
    const person = stranger()
    await settle(cabinet, person)
    const itn = { field: 'itn', operation: 'EQ', value: person.itn }
    const [line] = (await found(itn)).content
    expect(line).toMatchObject({ confirmedBy: null, owner: { fullName: 'Новикова Анна-Мария' } })
    const id = line?.id ?? ''
    const { body: card } = await as<register.RegisteredCard>('P8', register.get, { params: { id } })
    const confirmed = await as('P8', organization.confirm, { params: { id }, body: { version: card.version } })
    expect(confirmed.status).toBe(200)
    expect((await as<register.RegisteredCard>('P8', register.get, { params: { id } })).body.confirmed).toMatchObject({
      by: 'STAFF',
      name: person.organizationName,
    })
    expect((await as('P8', organization.remove, { params: { id } })).status).toBe(204)
    expect((await found(itn)).content).toEqual([])
    expect((await actionsOf(id, 'CHANGED')).map(({ action }) => action)).toEqual(['REMOVED', 'CONFIRMED'])
  })

  it('get links for sellers; the journal names the seller and never the link', async () => {
    const body = {
      itn: generate(),
      organizationName: 'ООО «Новый продавец»',
      sellerId: 'S-4242',
      sellerAccountName: 'Новый продавец',
      mobilePhone: null,
    }
    const made = await as<{ path: string }>('P8', invite, { body })
    expect(made.status).toBe(201)
    const filters = [{ field: 'thing', operation: 'EQ', value: 'SELLER_LINK' }]
    const { body: journal } = await as<PageOf<StaffAction>>('P8', findActions, { body: { filters } })
    expect(journal.content[0]).toMatchObject({ action: 'ADDED', subject: 'ООО «Новый продавец», S-4242' })
    const token = new URLSearchParams(made.body.path.split('?')[1]).get('token') ?? ''
    expect(token.length).toBeGreaterThan(20)
    expect(JSON.stringify(journal)).not.toContain(token)
  })
})
