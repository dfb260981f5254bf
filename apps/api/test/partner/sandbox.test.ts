import * as bank from '@cabinet/contract/finance/partner'
import {
  type SupplyResult,
  financeObject,
  object,
  repayObject,
  saveSupplies,
  takeObject,
} from '@cabinet/contract/finance/partner-objects'
import * as ofBank from '@cabinet/contract/finance/sandbox'
import { passDays } from '@cabinet/contract/partner/sandbox'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { addDays } from '../../src/kernel/days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { openSandbox, type PartnerCalls } from '../support/sandbox.ts'

describe.each(productKinds())('the sandbox of a bank on $name', (kind) => {
  let cabinet: Cabinet
  let bankCalls: PartnerCalls
  let itn: string
  const today = (): string => businessDay(cabinet.clock.now())

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    bankCalls = await openSandbox(cabinet, partnerIdOf(party.meridian))
    itn = (await bankCalls.sandbox()).organization.itn
  })
  afterAll(() => cabinet.remove())

  const terms = {
    financingLimit: 1_000_000_000,
    interestRate: 20,
    advanceRate: 90,
    maxDeferralDays: 120,
    withRecourse: true,
    fee: null,
  }
  const offer = (name: string, product = 'FACTORING') =>
    bankCalls.must(bank.saveOffer, {
      body: { ...bankCalls.news(), ...terms, offer: name, organizationItn: itn, product, endDate: '2099-12-31' },
    })
  const agree = async (name: string, product = 'FACTORING'): Promise<string> => {
    const { id: offerId } = await offer(name, product)
    const { id } = await bankCalls.must(ofBank.sendRequest, { body: { offerId, requestedLimit: 500_000_000 } })
    const { financingLimit: _limit, ...agreed } = terms
    const body = { ...bankCalls.news(), ...agreed, limit: 500_000_000, finishedDate: '2099-12-31' }
    await bankCalls.must(bank.approveRequest, { params: { id }, body })
    const { agreementId } = await bankCalls.must<{ agreementId: string }>(bank.request, { params: { id } })
    return agreementId
  }

  it('has a request that was sent, decided and told of', async () => {
    const { id: offerId } = await offer('F-1')
    const sent = await bankCalls.must(ofBank.sendRequest, { body: { offerId, requestedLimit: 500_000_000 } })
    expect(sent).toMatchObject({ state: 'SEND_BANK', version: 1 })
    const params = { id: sent.id }
    const read = await bankCalls.must<{ form: { founders: object[] } }>(bank.request, { params })
    expect(read).toMatchObject({ applicant: { itn }, form: { requestedLimit: 500_000_000, contacts: [{}] } })
    expect(read.form.founders).toMatchObject([{ document: { series: '0000' } }])
    expect(await bankCalls.feed()).toEqual(['request.submitted'])
    await bankCalls.must(bank.takeRequest, { params, body: bankCalls.news() })
    await bankCalls.must(bank.askDocument, { params, body: { ...bankCalls.news(), document: 'Отчётность' } })
    const { askedDocuments } = await bankCalls.must<{ askedDocuments: { id: string }[] }>(bank.request, { params })
    await bankCalls.must(ofBank.attachDocument, { params, body: { askedDocumentId: askedDocuments[0]?.id ?? null } })
    expect(await bankCalls.feed()).toEqual(['request.submitted', 'request.document.added'])
    expect(await bankCalls.must(bank.request, { params })).toMatchObject({ askedDocuments: [{ state: 'ANSWERED' }] })
    const again = await bankCalls.ask(ofBank.sendRequest, { body: { offerId, requestedLimit: 500_000_000 } })
    expect([again.status, again.body['code']]).toEqual([409, 'ALREADY_REQUESTED'])
  })

  it('finances what was ordered, and days make it overdue', async () => {
    const agreementId = await agree('F-2')
    const { results } = await bankCalls.must<{ results: SupplyResult[] }>(saveSupplies, {
      body: {
        ...bankCalls.news(),
        supplies: [
          {
            supply: 'S-1',
            agreementId,
            number: 'П-1',
            supplyDate: today(),
            contract: { number: '44', date: '2024-01-12' },
            buyer: { itn: '7799061015', shortName: 'ООО «Покупатель»' },
            amount: 10_000_000,
            vatAmount: 1_666_667,
            deferralDays: 40,
            dueDate: addDays(today(), 40),
            state: 'CONFIRMED',
            paidAmount: 0,
            invoices: [
              {
                number: '1',
                type: 'UPD',
                date: today(),
                amount: 10_000_000,
                vatAmount: 1_666_667,
                paidAmount: 0,
                state: 'ACCEPTED',
              },
            ],
          },
        ],
      },
    })
    const id = results[0]?.objectId ?? ''
    const params = { id }
    expect(await bankCalls.must(ofBank.orderObject, { params })).toMatchObject({ id, state: 'ORDERED' })
    expect(await bankCalls.must(ofBank.withdrawObject, { params })).toMatchObject({ id, state: 'AVAILABLE' })
    await bankCalls.must(ofBank.orderObject, { params })
    expect((await bankCalls.feed()).slice(-3)).toEqual(['object.ordered', 'object.withdrawn', 'object.ordered'])
    await bankCalls.must(takeObject, { params, body: bankCalls.news() })
    await bankCalls.must(financeObject, {
      params,
      body: { ...bankCalls.news(), financingAmount: 9_000_000, plannedRepaymentDate: addDays(today(), 40) },
    })
    await bankCalls.must(passDays, { body: { days: 31 } })
    expect((await bankCalls.must<{ moved: number }>(passDays, { body: { days: 14 } })).moved).toBeGreaterThan(0)
    expect(await bankCalls.must(object, { params })).toMatchObject({ state: 'OVERDUE' })
    await bankCalls.must(passDays, { body: { days: 31 } })
    expect(await bankCalls.must(object, { params })).toMatchObject({ state: 'REGRESS' })
    const repaid = await bankCalls.must(repayObject, {
      params,
      body: { ...bankCalls.news(), repaidAmount: 9_000_000 },
    })
    expect(repaid).toMatchObject({ state: 'REPAID' })
  })

  it('has a tranche of a credit line', async () => {
    const agreementId = await agree('F-3', 'CREDIT_LINE')
    const params = { id: agreementId }
    const asked = await bankCalls.must(ofBank.requestTranche, { params, body: { amount: 100_000_000 } })
    expect(asked).toMatchObject({ state: 'ORDERED' })
    expect((await bankCalls.feed()).at(-1)).toBe('tranche.requested')
    const over = await bankCalls.ask(ofBank.requestTranche, { params, body: { amount: 500_000_000 } })
    expect([over.status, over.body['code']]).toEqual([409, 'LIMIT_EXCEEDED'])
  })
})
