import * as claims from '@cabinet/contract/claim/partner'
import * as claimSandbox from '@cabinet/contract/claim/sandbox'
import * as insurer from '@cabinet/contract/debtor/partner'
import * as credit from '@cabinet/contract/debtor/partner-credit'
import * as ofInsurer from '@cabinet/contract/debtor/sandbox'
import { passDays, payInvoices } from '@cabinet/contract/partner/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { OFFERED_TERMS } from '../../src/modules/debtor/policy/terms.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { openSandbox, type PartnerCalls } from '../support/sandbox.ts'

const LIMIT = 1_000_000_000

describe.each(productKinds())('the sandbox of an insurer on $name', (kind) => {
  let cabinet: Cabinet
  let calls: PartnerCalls
  let insuranceId: string
  let buyerId: string

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    calls = await openSandbox(cabinet, partnerIdOf(party.insurer))
    insuranceId = (await calls.sandbox()).organization.id
  })
  afterAll(() => cabinet.remove())

  const last = async (): Promise<string | undefined> => (await calls.feed()).at(-1)
  const ship = (change: object = {}) =>
    calls.must(ofInsurer.declareShipment, { body: { buyerId, amount: 5_000_000, deferralDays: 10, ...change } })
  const pass = (days: number) => calls.must(passDays, { body: { days } })
  const stateOf = async (id: string): Promise<string> => (await calls.must(credit.shipment, { params: { id } })).state

  it('insures whom it has offered it', async () => {
    const early = await calls.ask(ofInsurer.connect)
    expect(early.status).toBe(409)
    const { organization } = await calls.sandbox()
    await calls.must(insurer.offerInsurance, { body: { ...calls.news(), organizationItn: organization.itn } })
    const asked = await calls.must(ofInsurer.connect)
    expect(asked).toMatchObject({ id: insuranceId, state: 'CONNECTION_REQUESTED' })
    expect(await last()).toBe('insurance.connection.requested')
    const today = businessDay(cabinet.clock.now())
    const body = { ...calls.news(), startDate: addDays(today, -30), endDate: addDays(today, 700), terms: OFFERED_TERMS }
    const accepted = await calls.must(insurer.acceptConnection, { params: { id: insuranceId }, body })
    expect(accepted.state).toBe('AVAILABLE')
  })

  it('decides about a limit, once more for the same buyer', async () => {
    const asking = { itn: '7799061015', requestedLimit: LIMIT }
    const asked = await calls.must(ofInsurer.requestLimit, { body: asking })
    expect(asked).toMatchObject({ state: 'REQUESTED' })
    buyerId = asked.id
    expect(await calls.must(credit.buyer, { params: { id: buyerId } })).toMatchObject({
      itn: asking.itn,
      requestedLimit: LIMIT,
    })
    const approval = { approvedLimit: LIMIT, validUntil: addDays(businessDay(cabinet.clock.now()), 600) }
    await calls.must(credit.approveLimit, { params: { id: buyerId }, body: { ...calls.news(), ...approval } })
    const more = await calls.must(ofInsurer.requestLimit, { body: { ...asking, requestedLimit: LIMIT * 2 } })
    expect(more).toMatchObject({ id: buyerId, state: 'REQUESTED' })
    const other = await calls.ask(ofInsurer.requestLimit, { body: asking })
    expect([other.status, other.body['code']]).toEqual([409, 'ALREADY_REQUESTED'])
    await calls.must(credit.approveLimit, { params: { id: buyerId }, body: { ...calls.news(), ...approval } })
    const nobody = await calls.ask(ofInsurer.requestLimit, { body: { ...asking, itn: '7799061016' } })
    expect([nobody.status, nobody.body['code']]).toEqual([400, 'VALIDATION'])
  })

  it('hears of a payment that is overdue, and of what is paid', async () => {
    const { id } = await ship()
    const paid = await ship()
    const params = { id }
    expect((await calls.ask(ofInsurer.notifyOverdue, { params })).status).toBe(409)
    await pass(12)
    expect(await stateOf(id)).toBe('OVERDUE')
    expect(await calls.must(ofInsurer.notifyOverdue, { params })).toMatchObject({ id, state: 'NOTIFIED' })
    expect(await last()).toBe('overdue.notified')
    const payment = { params: { id: paid.id }, body: { amount: 5_000_000 } }
    expect(await calls.must(ofInsurer.payShipment, payment)).toMatchObject({ state: 'PAID' })
    const early = await calls.ask(claimSandbox.submitClaim, { body: { shipmentId: id, subject: 'TC_OVERDUE' } })
    expect([early.status, early.body['fields']]).toMatchObject([400, [{ field: 'subjectCode' }]])
    for (let month = 0; month < 3; month += 1) await pass(30)
    const filed = await calls.must(claimSandbox.submitClaim, { body: { shipmentId: id, subject: 'TC_OVERDUE' } })
    expect(filed.state).toBe('SUBMITTED')
    expect(await stateOf(id)).toBe('CLAIM')
    const read = { params: { id: filed.id } }
    await calls.must(claims.take, { ...read, body: calls.news() })
    await calls.must(claims.decide, { ...read, body: { ...calls.news(), approvedAmount: 4_500_000 } })
    const today = businessDay(cabinet.clock.now())
    const payout = { ...calls.news(), amount: 4_500_000, date: today, orderNumber: '1' }
    expect(await calls.must(claims.pay, { ...read, body: payout })).toMatchObject({ state: 'PAID' })
    expect(await stateOf(id)).toBe('INDEMNIFIED')
  }, 120_000)

  it('is suspended for debts, and goes on when they are paid', async () => {
    const read = { params: { id: insuranceId } }
    expect((await calls.must(insurer.insurance, read)).state).toBe('SUSPENDED')
    expect((await calls.must<{ paid: number }>(payInvoices)).paid).toBeGreaterThan(0)
    expect((await calls.must<{ paid: number }>(payInvoices)).paid).toBe(0)
    await pass(0)
    expect((await calls.must(insurer.insurance, read)).state).toBe('AVAILABLE')
    expect((await calls.must(credit.buyer, { params: { id: buyerId } })).state).toBe('PARTIALLY_APPROVED')
  })

  it('gets claims with their documents, messages and answers', async () => {
    const { id: shipmentId } = await ship()
    const body = { shipmentId, subject: 'TC_BANKRUPTCY' }
    const { id } = await calls.must(claimSandbox.submitClaim, { body })
    const params = { id }
    expect(await last()).toBe('claim.submitted')
    const read = await calls.must<{ documents: { id: string; type: string }[] }>(claims.claim, { params })
    expect(read.documents.map(({ type }) => type)).toContain('COURT_ACT')
    const content = { id, documentId: read.documents[0]?.id ?? '' }
    expect((await calls.ask(claims.documentContent, { params: content })).raw.rawPayload.length).toBeGreaterThan(500)
    expect((await calls.ask(claimSandbox.submitClaim, { body })).status).toBe(409)
    await calls.must(claimSandbox.writeMessage, { params, body: { text: 'Когда ждать решения?' } })
    expect(await last()).toBe('message.created')
    expect((await calls.ask(claimSandbox.answerClaim, { params })).status).toBe(409)
    await calls.must(claims.take, { params, body: calls.news() })
    const asking = { ...calls.news(), documents: ['COST_PROOF'], comment: 'Пришлите счёт с печатью ещё раз.' }
    await calls.must(claims.askDocuments, { params, body: asking })
    expect(await calls.must(claimSandbox.answerClaim, { params })).toMatchObject({ id, state: 'IN_REVIEW' })
    expect(await last()).toBe('claim.document.added')
    expect((await calls.ask(claimSandbox.withdrawClaim, { params })).status).toBe(409)
  })

  it('loses a claim that is taken back, and the insurance that is given up', async () => {
    const { id: shipmentId } = await ship()
    const { id } = await calls.must(claimSandbox.submitClaim, { body: { shipmentId, subject: 'TC_BANKRUPTCY' } })
    expect(await calls.must(claimSandbox.withdrawClaim, { params: { id } })).toMatchObject({ state: 'WITHDRAWN' })
    expect(await last()).toBe('claim.withdrawn')
    expect(await calls.must(ofInsurer.disconnect)).toMatchObject({ state: 'DISCONNECTION_REQUESTED' })
    expect(await last()).toBe('insurance.disconnection.requested')
  })

  it('writes to nobody', async () => {
    const sandbox = await cabinet.platform.sandboxes.open(partnerIdOf(party.insurer))
    expect(await sandbox.database.query.selectFrom('email').selectAll().execute()).toEqual([])
  })
})
