import { status } from '@cabinet/contract/debtor'
import * as staff from '@cabinet/contract/debtor/staff'
import type { Endpoint } from '@cabinet/contract/endpoint'
import { offerInsurance, withdrawOffer } from '@cabinet/contract/debtor/partner'
import { generate as generateInn } from '@cabinet/validators/organization-inn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { demoOrganization, organizationId } from '@cabinet/demo/organizations'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { fieldsOf } from '../support/registration.ts'

describe.each(productKinds())('insurers and their offers on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const as = async <Body = Record<string, unknown>>(person: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const add = (more: object = {}) =>
    as('P8', staff.createInsurer, {
      body: { fullName: 'АО «Маяк страхование»', shortName: 'Маяк страхование', itn: generateInn(), ...more },
    })
  const offer = (insurerId: string, organizationItn: string) =>
    as('P8', staff.createOffer, { body: { insurerId, organizationItn } })
  const stateOf = ({ body }: { readonly body: Record<string, unknown> }) =>
    (body['state'] as { name: string } | undefined)?.name
  const news = () => ({ externalId: newId(), occurredAt: cabinet.clock.nowText() })
  const report = (endpoint: Endpoint, ask: { params?: Record<string, string>; body?: object } = {}) =>
    asPartner(cabinet, party.insurer)(endpoint, { ...ask, body: { ...news(), ...ask.body } })

  it('are for platform staff alone', async () => {
    const id = party.insurer
    for (const person of ['P1', 'P2', 'P6', 'P11']) {
      expect((await as(person, staff.findInsurers, { body: {} })).status).toBe(403)
      expect((await as(person, staff.insurer, { params: { id } })).status).toBe(403)
      expect((await as(person, staff.setInsurerActive, { params: { id }, body: { isActive: false } })).status).toBe(403)
      expect((await as(person, staff.findOffers, { body: {} })).status).toBe(403)
      expect((await as(person, staff.withdrawOffer, { params: { id: organizationId('O2') } })).status).toBe(403)
    }
  })

  it('are added once, changed by one of two, and refused with a wrong ИНН', async () => {
    expect(Object.keys(fieldsOf(await add({ itn: '7707083894' })))).toEqual(['itn'])
    const itn = generateInn()
    const all = await Promise.all([add({ itn }), add({ itn }), add({ itn })])
    expect(all.map(({ status: code }) => code).toSorted()).toEqual([201, 409, 409])
    const { body: made } = await add()
    const params = { id: String(made['id']) }
    const change = (shortName: string) =>
      as('P8', staff.updateInsurer, {
        params,
        body: { fullName: 'АО «Маяк»', shortName, itn: made['itn'], version: 1 },
      })
    const both = await Promise.all([change('Маяк 1'), change('Маяк 2')])
    expect(both.map(({ status: code }) => code).toSorted()).toEqual([200, 409])
  })

  it('offer to an organization once, and take it back until it applies', async () => {
    // O4 has never met an insurer.
    const { itn } = demoOrganization('O4')
    const id = organizationId('O4')
    const all = await Promise.all([1, 2, 3].map(() => offer(party.insurer, itn)))
    expect(all.map((answer) => [answer.status, stateOf(answer)])).toEqual(
      Array.from({ length: 3 }, () => [201, 'OFFERED']),
    )
    const filters = [{ field: 'id', operation: 'EQ', value: id }]
    const { body } = await as<{ content: staff.CreditOffer[] }>('P8', staff.findOffers, { body: { filters } })
    expect(body.content).toMatchObject([{ itn, insurer: { id: party.insurer }, state: { name: 'OFFERED' } }])

    const other = String((await add()).body['id'])
    expect((await offer(other, itn)).status).toBe(409)
    const back = await as('P8', staff.withdrawOffer, { params: { id } })
    expect([back.status, stateOf(back)]).toEqual([200, 'NOT_OFFERED'])
    // Nobody has insured it: another insurer may.
    expect(stateOf(await offer(other, itn))).toBe('OFFERED')
    expect((await report(offerInsurance, { body: { organizationItn: itn } })).status).toBe(409)
    expect((await report(withdrawOffer, { params: { id } })).status).toBe(404)
  })

  it('are refused for whom nobody knows, and for whom another one insures or has insured', async () => {
    expect((await offer(party.insurer, generateInn())).status).toBe(404)
    expect((await offer(newId(), demoOrganization('O2').itn)).status).toBe(404)
    const other = String((await add()).body['id'])
    for (const key of ['O1', 'O2', 'O3', 'O9'] as const) {
      expect((await offer(other, demoOrganization(key).itn)).status).toBe(409)
    }
    const insured = await offer(party.insurer, demoOrganization('O1').itn)
    expect([insured.status, insured.body['code']]).toEqual([409, 'WRONG_STATE'])
    const applied = await as('P8', staff.withdrawOffer, { params: { id: organizationId('O3') } })
    expect([applied.status, applied.body['code']]).toEqual([409, 'WRONG_STATE'])
    expect((await as('P8', staff.withdrawOffer, { params: { id: newId() } })).status).toBe(404)
  })

  it('come from the insurer itself, told twice as well', async () => {
    const { itn } = demoOrganization('O7')
    const body = { ...news(), organizationItn: itn }
    const reported = asPartner(cabinet, party.insurer)
    const first = await reported(offerInsurance, { body })
    const second = await reported(offerInsurance, { body })
    expect([first.status, first.body['state'], second.body]).toEqual([200, 'OFFERED', first.body])
    const id = String(first.body['id'])
    expect(id).toBe(organizationId('O7'))
    const back = await report(withdrawOffer, { params: { id } })
    expect([back.status, back.body['state']]).toEqual([200, 'NOT_OFFERED'])
    const unknown = await report(offerInsurance, { body: { organizationItn: itn, organizationInn: itn } })
    expect([unknown.status, Object.keys(fieldsOf(unknown))]).toEqual([400, ['organizationInn']])
    expect((await report(offerInsurance, { body: { organizationItn: generateInn() } })).status).toBe(404)
    const bank = await asPartner(cabinet, party.meridian)(offerInsurance, { body })
    expect(bank.status).toBe(404)
    const insured = await report(withdrawOffer, { params: { id: organizationId('O1') } })
    expect([insured.status, insured.body['possible']]).toEqual([409, ['suspend', 'terms', 'disconnect']])
  })

  it('offer nothing while they are off', async () => {
    const { itn } = demoOrganization('O7')
    const params = { id: party.insurer }
    await as('P8', staff.setInsurerActive, { params, body: { isActive: false } })
    expect((await offer(party.insurer, itn)).status).toBe(409)
    expect((await report(offerInsurance, { body: { organizationItn: itn } })).status).toBe(409)
    // What is insured stays insured.
    expect((await as('P6', status)).body['serviceStatus']).toBe('AVAILABLE')
    await as('P8', staff.setInsurerActive, { params, body: { isActive: true } })
    expect(stateOf(await offer(party.insurer, itn))).toBe('OFFERED')
  })
})
