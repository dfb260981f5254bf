import * as buyer from '@cabinet/contract/debtor/buyers'
import type { DebtorBuyerCard } from '@cabinet/contract/debtor/buyers'
import { conditions, type DebtorConditions } from '@cabinet/contract/debtor/policy'
import { notify } from '@cabinet/contract/debtor/shipments'
import { pushState } from '@cabinet/contract/dev'
import { events } from '@cabinet/contract/partner'
import * as insurer from '@cabinet/contract/debtor/partner'
import * as credit from '@cabinet/contract/debtor/partner-credit'
import type { InsurerBuyer, InsurerShipment } from '@cabinet/contract/debtor/partner-credit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../src/kernel/days.ts'
import { claimableShipments } from '../../src/modules/debtor/claims/claimable.ts'
import { OFFERED_TERMS } from '../../src/modules/debtor/policy/terms.ts'
import { createPrograms } from '@cabinet/demo/modules/partner/demo-programs'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party, partnerIdOf } from '../support/partner.ts'
import { creditCalls, credits, roubles } from './support.ts'

describe.each(productKinds())('the insurer of commercial credits on $name', (kind) => {
  let cabinet: Cabinet
  let calls: ReturnType<typeof creditCalls>
  let report: ReturnType<typeof asPartner>

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    calls = creditCalls(cabinet)
    report = asPartner(cabinet, party.insurer)
  })
  afterAll(() => cabinet.remove())

  const ago = (minutes: number): string => new Date(cabinet.clock.now().getTime() - minutes * 60_000).toISOString()

  it('reads buyers and declared shipments page by page, and no drafts', async () => {
    const query = { insuranceId: organizationId('O5'), limit: '4' }
    const first = (await report<{ buyers: InsurerBuyer[] }>(credit.listBuyers, { query })).body.buyers
    const after = first.at(-1)?.id ?? ''
    const rest = (await report<{ buyers: InsurerBuyer[] }>(credit.listBuyers, { query: { ...query, after } })).body
      .buyers
    const all = [...first, ...rest]
    expect(all).toHaveLength(7)
    expect(all.find(({ id }) => id === credits.buyer('B4'))).toMatchObject({
      state: 'SUSPENDED',
      usedLimit: roubles(2_000_000),
      overdueSum: roubles(2_360_000),
    })
    const { body } = await report<{ shipments: InsurerShipment[] }>(credit.listShipments, {
      query: { insuranceId: organizationId('O5') },
    })
    expect(body.shipments).toHaveLength(11)
    expect(body.shipments.map(({ number }) => number)).not.toContain('О-201')
    expect((await report(credit.shipment, { params: { id: credits.shipment('О-201') } })).status).toBe(404)
  })

  it('does not see what others insure', async () => {
    const other = asPartner(cabinet, party.meridian)
    expect((await other(credit.listBuyers, {})).status).toBe(404)
    await cabinet.platform.database.query
      .updateTable('debtor_insurance')
      .set({ insurer_id: null })
      .where('organization_id', '=', organizationId('O1'))
      .execute()
    const { body } = await report<{ buyers: InsurerBuyer[] }>(credit.listBuyers, {
      query: { insuranceId: organizationId('O1') },
    })
    expect(body.buyers).toEqual([])
  })

  it('sets new terms from a day on: what is declared before keeps its own', async () => {
    const before = await calls.create({ amount: roubles(100_000), vatAmount: 0 })
    const terms = { ...OFFERED_TERMS, premiumRate: 0.5, indemnityRate: 80, selfRetentionRate: 20 }
    const reported = (fromDate: string, externalId: string) =>
      report(insurer.changeTerms, {
        params: { id: organizationId('O5') },
        body: { externalId, occurredAt: ago(0), fromDate, terms },
      })
    expect((await reported(addDays(calls.today(), 30), 'terms later')).body).toMatchObject({ state: 'AVAILABLE' })
    expect((await calls.create({ amount: roubles(100_000), vatAmount: 0 })).body.premium).toBe(roubles(350))
    expect((await reported(calls.today(), 'terms now')).status).toBe(200)
    expect((await reported(calls.today(), 'terms now')).status).toBe(200)
    const after = await calls.create({ amount: roubles(100_000), vatAmount: 0 })
    expect([before.body.premium, after.body.premium]).toEqual([roubles(350), roubles(500)])
    expect((await calls.read(before.body.id)).indemnity?.rate).toBe(90)
    expect(after.body.indemnity?.rate).toBe(80)
    const { body } = await calls.call<DebtorConditions>(conditions)
    expect(body.versions.map(({ version }) => version)).toEqual([2, 3, 1])
    expect(body.terms.premiumRate).toBe(0.5)
  })

  it('hears of a notice, takes the debt over, and hears nothing twice', async () => {
    await calls.call(notify, { params: { id: credits.shipment('О-180') }, body: {} })
    const feed = await report<{ events: { type: string; data: { id: string } }[] }>(events)
    expect(feed.body.events.at(-1)).toMatchObject({
      type: 'overdue.notified',
      data: { id: credits.shipment('О-180'), version: expect.any(Number) as number },
    })
    const recover = { params: { id: credits.shipment('О-180') }, body: { externalId: 'r1', occurredAt: ago(0) } }
    expect((await report(credit.takeRecovery, recover)).body).toMatchObject({ state: 'RECOVERY' })
    expect((await report(credit.takeRecovery, recover)).body).toMatchObject({ state: 'RECOVERY' })
    const early = { params: { id: credits.shipment('О-198') }, body: { externalId: 'r2', occurredAt: ago(0) } }
    expect((await report(credit.takeRecovery, early)).status).toBe(409)
  })

  describe('about claims', () => {
    const scope = () => ({
      database: cabinet.platform.database,
      organizationId: organizationId('O5'),
      now: cabinet.clock.now(),
    })
    const read = (number: string) => claimableShipments.read(scope(), credits.shipment(number))
    const send = (
      number: string,
      eventKind: 'FILED' | 'WITHDRAWN' | 'REJECTED' | 'PAID',
      paidAmount: number | null = null,
    ) =>
      claimableShipments.receive(cabinet.platform, {
        kind: eventKind,
        organizationId: organizationId('O5'),
        claimId: credits.shipment('claim'),
        objectId: credits.shipment(number),
        paidAmount,
        actor: { kind: eventKind === 'FILED' || eventKind === 'WITHDRAWN' ? 'USER' : 'PARTNER', id: 'somebody' },
      })
    const stateOf = async (number: string) => (await calls.read(credits.shipment(number))).status.name

    it.each([
      ['О-165', ['BANKRUPTCY'], null, 640_000, 576_000],
      ['О-150', ['OVERDUE_PAYMENT', 'BANKRUPTCY'], 'OPEN_CLAIM', 860_000, 774_000],
      ['О-141', ['OVERDUE_PAYMENT', 'BANKRUPTCY'], 'COMPENSATED', 500_000, 450_000],
      ['О-138', ['OVERDUE_PAYMENT', 'BANKRUPTCY'], null, 380_000, 342_000],
      ['О-195', ['BANKRUPTCY'], 'NOT_INSURED', 250_000, 0],
      ['О-186', ['OVERDUE_PAYMENT', 'BANKRUPTCY'], 'PAID', 0, 0],
    ] as const)('%s can be claimed for %j (%s)', async (number, possible, obstacle, debt, most) => {
      const thing = await read(number)
      if (number !== 'О-195' && number !== 'О-186') expect(thing?.events).toEqual(possible)
      expect(thing).toMatchObject({
        obstacle,
        money: { value: roubles(debt), most: roubles(most), rate: 90 },
      })
    })

    it('knows what is partly insured: the bound is the limit', async () => {
      expect((await read('О-180'))?.money).toMatchObject({
        value: roubles(860_000),
        insured: roubles(500_000),
        most: roubles(450_000),
        bound: 'LIMIT',
      })
    })

    it('finds those that can be claimed today first, and only possible ones', async () => {
      const found = await claimableShipments.find(scope(), { search: '', isPossible: true, limit: 50 })
      expect(found.every(({ obstacle }) => obstacle === null)).toBe(true)
      expect(found.map(({ number }) => number)).not.toContain('О-195')
      const words = await claimableShipments.find(scope(), { search: 'СТРОЙКОМПЛЕКТ', isPossible: false, limit: 50 })
      expect(words.map(({ number }) => number).toSorted()).toEqual(['О-150', 'О-165', 'О-180'])
    })

    it('moves the shipment with its claim', async () => {
      await send('О-165', 'FILED')
      expect(await stateOf('О-165')).toBe('CLAIM')
      await expect(send('О-165', 'FILED')).rejects.toThrow()
      await send('О-165', 'WITHDRAWN')
      expect(await stateOf('О-165')).toBe('NOTIFIED')
      await send('О-165', 'FILED')
      await send('О-165', 'REJECTED')
      expect(await stateOf('О-165')).toBe('CLAIM_REJECTED')
      await send('О-165', 'FILED')
      await send('О-165', 'PAID', roubles(576_000))
      expect(await calls.read(credits.shipment('О-165'))).toMatchObject({
        status: { name: 'INDEMNIFIED' },
        indemnityAmount: roubles(576_000),
        debtAmount: 0,
        nextAction: null,
      })
      await expect(send('О-195', 'FILED')).rejects.toThrow()
    })
  })

  it('of the demo answers requests of limits by its mood', async () => {
    await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
    const programs = await createPrograms(cabinet.platform, `${cabinet.app.listeningOrigin}/api`)
    const live = async (hours: number): Promise<void> => {
      for (const program of programs) await program.tick()
      cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + hours * 60)
      for (const program of programs) await program.tick()
    }
    const behavior = async (next: string): Promise<void> => {
      const params = { kind: 'partner.mood', id: partnerIdOf(party.insurer) }
      await cabinet.call(pushState, { token: await cabinet.tokenOf('P8'), params, body: { next } })
    }
    const ask = (key: 'B1' | 'B3', sum: number) =>
      calls.call(buyer.requestLimit, { params: { id: credits.buyer(key) }, body: { requestedLimit: roubles(sum) } })
    const limitOf = async (key: 'B1' | 'B3'): Promise<DebtorBuyerCard> => calls.buyerCard(key)

    await behavior('ASKING')
    await ask('B3', 4_000_000)
    await live(31)
    expect(await limitOf('B3')).toMatchObject({
      limitStatus: { name: 'PARTIALLY_APPROVED' },
      approvedLimit: roubles(1_500_000),
    })
    await behavior('REFUSING')
    await ask('B1', 700_000)
    await live(5)
    expect(await limitOf('B1')).toMatchObject({ limitStatus: { name: 'REJECTED' }, ratingGroup: 'E' })
    await behavior('PROMPT')
    await ask('B1', 700_000)
    await live(5)
    expect(await limitOf('B1')).toMatchObject({ limitStatus: { name: 'APPROVED' }, limit: roubles(700_000) })
  })
})
