import * as claims from '@cabinet/contract/claim/partner'
import * as claimSandbox from '@cabinet/contract/claim/sandbox'
import { passDays } from '@cabinet/contract/partner/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { openSandbox, type PartnerCalls } from '../support/sandbox.ts'

interface Claim {
  readonly state: string
  readonly product: string
  readonly claimedAmount: number
  readonly documents: { readonly id: string; readonly type: string }[]
}

const VALUE = 700_000

describe.each(productKinds())('parcels in the sandbox of an insurer on $name', (kind) => {
  let cabinet: Cabinet
  let calls: PartnerCalls

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    calls = await openSandbox(cabinet, partnerIdOf(party.insurer))
  })
  afterAll(() => cabinet.remove())

  const read = (id: string) => calls.must<Claim>(claims.claim, { params: { id } })
  const last = async (): Promise<string | undefined> => (await calls.feed()).at(-1)

  it.each(['SENDER', 'SELLER'])('are lost and damaged, and claimed with every document: %s', async (product) => {
    const lost = await calls.must(claimSandbox.loseParcel, { body: { product, value: VALUE } })
    expect(lost).toMatchObject({ state: 'SUBMITTED', version: 1 })
    expect(await last()).toBe('claim.submitted')
    const claim = await read(lost.id)
    expect(claim).toMatchObject({ product, claimedAmount: VALUE })
    const types = claim.documents.map(({ type }) => type)
    expect(types).toEqual(expect.arrayContaining(['WAYBILL', 'COST_PROOF', 'PRETENSION']))

    const damaged = await calls.must(claimSandbox.damageParcel, { body: { product, value: VALUE } })
    expect(damaged.id).not.toBe(lost.id)
    const photos = (await read(damaged.id)).documents.filter(({ type }) => type === 'PHOTO')
    expect(photos).toHaveLength(3)
    for (const { id: documentId } of photos) {
      const content = await calls.ask(claims.documentContent, { params: { id: damaged.id, documentId } })
      expect([content.status, content.raw.rawPayload.length > 500]).toEqual([200, true])
    }
  })

  it.each(['SENDER', 'SELLER'])('are paid for, refused, and asked about: %s', async (product) => {
    const file = async () => (await calls.must(claimSandbox.loseParcel, { body: { product, value: VALUE } })).id
    const paid = { params: { id: await file() } }
    await calls.must(claims.take, { ...paid, body: calls.news() })
    const asking = { ...calls.news(), documents: ['COST_PROOF'], comment: 'Пришлите счёт с печатью ещё раз.' }
    await calls.must(claims.askDocuments, { ...paid, body: asking })
    expect(await calls.must(claimSandbox.answerClaim, paid)).toMatchObject({ state: 'IN_REVIEW' })
    await calls.must(claims.decide, { ...paid, body: { ...calls.news(), approvedAmount: VALUE } })
    const payout = { ...calls.news(), amount: VALUE, date: businessDay(cabinet.clock.now()), orderNumber: '1' }
    expect(await calls.must(claims.pay, { ...paid, body: payout })).toMatchObject({ state: 'PAID' })
    const back = { params: { id: await file() } }
    expect(await calls.must(claimSandbox.withdrawClaim, back)).toMatchObject({ state: 'WITHDRAWN' })
    expect(await last()).toBe('claim.withdrawn')
  })

  it.each([
    ['SENDER', 10_000_000],
    ['SELLER', 10_000_000],
  ])('are insured up to the limit of the product: %s', async (product, most) => {
    const { id } = await calls.must(claimSandbox.loseParcel, { body: { product, value: 100_000_000 } })
    expect((await read(id)).claimedAmount).toBeLessThanOrEqual(most)
  })

  it('says which products there are, and what they are worth', async () => {
    const wrong = [{ product: 'DEBTOR', value: VALUE }, { product: 'SENDER', value: 99 }, { product: 'SENDER' }]
    for (const body of [...wrong, { product: 'SENDER', value: 100_000_001 }]) {
      expect((await calls.ask(claimSandbox.loseParcel, { body })).status).toBe(400)
    }
    const misspelt = await calls.ask(claimSandbox.loseParcel, { body: { product: 'SENDER', valu: VALUE } })
    expect(misspelt.status).toBe(400)
    expect(misspelt.raw.body).toContain('value')
  })

  it('outlive the debts of the organization: days pass, and they go on', async () => {
    await calls.must(passDays, { body: { days: 3 } })
    const { id } = await calls.must(claimSandbox.loseParcel, { body: { product: 'SENDER', value: VALUE } })
    expect((await read(id)).state).toBe('SUBMITTED')
  })

  it('writes to nobody', async () => {
    const sandbox = await cabinet.platform.sandboxes.open(partnerIdOf(party.insurer))
    expect(await sandbox.database.query.selectFrom('email').selectAll().execute()).toEqual([])
  })
})
