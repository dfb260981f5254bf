import { type Colleague, update as updateColleague } from '@cabinet/contract/people/colleagues'
import { type DebtorInsuranceStatus, disable, status } from '@cabinet/contract/debtor'
import type { Endpoint } from '@cabinet/contract/endpoint'
import * as insurer from '@cabinet/contract/debtor/partner'
import { attention } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { insuranceInForce } from '../../src/modules/debtor/insurance/service.ts'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { addPerson } from '../support/people.ts'
import { asPartner, party } from '../support/partner.ts'
import { creditCalls, passDays, runJob, subjectsTo } from './support.ts'

const REASON = 'Не представлена отчётность за квартал'

describe.each(productKinds())('an insurance that is suspended on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
  })
  afterAll(() => cabinet.remove())

  const state = async () => (await calls.call<DebtorInsuranceStatus>(status)).body
  const report = async (endpoint: Endpoint, more: object = {}) => {
    const news = { externalId: newId(), occurredAt: cabinet.clock.now().toISOString() }
    const params = { id: organizationId('O5') }
    const answer = await asPartner(cabinet, party.insurer)(endpoint, { params, body: { ...news, ...more } })
    expect(answer.status).toBe(200)
  }
  const stopped = async () => {
    const { body } = await calls.call<{ items: { kind: string; path: string; details: object }[] }>(attention)
    return body.items.filter((item) => /^CREDIT_(?:STOPPED|SUSPENDED)$/.test(item.kind))
  }

  it('by the insurer says so and why, and asks for no payment', async () => {
    await report(insurer.suspend, { reason: REASON })
    expect(await state()).toMatchObject({
      serviceStatus: 'SUSPENDED',
      suspendedBy: 'INSURER',
      suspendReason: REASON,
    })
    expect(await stopped()).toEqual([
      expect.objectContaining({ kind: 'CREDIT_STOPPED', path: '/debtor/insurance-management' }),
    ])
    const row = await cabinet.platform.database.query
      .selectFrom('email')
      .select('body')
      .where('recipient', '=', 'yusupov@agrosnab.example')
      .where('subject', '=', 'Страхование коммерческих кредитов приостановлено')
      .executeTakeFirstOrThrow()
    expect(row.body).toContain(REASON)
  })

  it('is in force for whoever would delete the organization', async () => {
    expect(await insuranceInForce(cabinet.platform.database, organizationId('O5'), '2026-10-20')).toHaveLength(1)
  })

  it('still has a role to give to people', async () => {
    const { id } = await addPerson(cabinet, 'O5')
    const body = { version: 1, roles: ['USER', 'DEBTOR'] }
    const given = await calls.call<Colleague>(updateColleague, { params: { id }, body })
    expect(given.body.roles.map((role) => role.id)).toEqual(['USER', 'DEBTOR'])
  })

  it('goes on without a trace of the suspension', async () => {
    await report(insurer.resume)
    expect(await state()).toMatchObject({ serviceStatus: 'AVAILABLE', suspendedBy: null, suspendReason: null })
    expect(await stopped()).toEqual([])
  })

  it('stays so when its end is asked for: new shipments are not insured by it', async () => {
    await report(insurer.suspend)
    const { status: code, body } = await calls.call(disable, { body: { reasonId: 'PRICE' } })
    expect(code).toBe(200)
    expect(body).toMatchObject({ serviceStatus: 'SUSPENDED', requestStatus: 'DISCONNECTION_REQUESTED' })
    const { body: shipment } = await calls.create()
    expect(shipment).toMatchObject({ uninsuredReason: { name: 'INSURANCE_SUSPENDED' }, insuredAmount: 0 })
    await report(insurer.keep)
    expect(await state()).toMatchObject({ serviceStatus: 'AVAILABLE', requestStatus: null, suspendedBy: null })
  })

  it('by a debt names the invoice to pay', async () => {
    passDays(cabinet, 61)
    await runJob(cabinet, 'debtor.payments')
    expect(await state()).toMatchObject({ serviceStatus: 'SUSPENDED', suspendedBy: 'DEBT', suspendReason: null })
    expect(await stopped()).toEqual([
      expect.objectContaining({
        kind: 'CREDIT_SUSPENDED',
        details: { number: expect.stringMatching(/\d/) as string },
      }),
    ])
    expect(await subjectsTo(cabinet, 'yusupov@agrosnab.example')).toContain(
      'Страхование коммерческих кредитов приостановлено',
    )
  })
})
