import { type FinanceRequest, findActualOffers, type Offer } from '@cabinet/contract/finance'
import { type AgreementCard, find as findAgreements } from '@cabinet/contract/finance/agreements'
import { send as sendRequest } from '@cabinet/contract/finance/requests'
import { events, type PartnerEvent } from '@cabinet/contract/partner'
import * as bank from '@cabinet/contract/finance/partner'
import type { BankRequest } from '@cabinet/contract/finance/partner-shapes'
import * as insurer from '@cabinet/contract/debtor/partner'
import { enable, status as insuranceStatus } from '@cabinet/contract/debtor'
import { current, type CurrentUser } from '@cabinet/contract/people/user'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { OFFERED_TERMS } from '../../src/modules/debtor/policy/terms.ts'
import { demoId } from '@cabinet/demo/ids'
import { organizationId } from '@cabinet/demo/organizations'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { asPartner, party } from '../support/partner.ts'
import { agreeToTexts } from '../debtor/support.ts'
import { F6, fillRequest } from '../finance/request.ts'
import { HOUR_MS } from '../../src/kernel/durations.ts'

interface Feed {
  readonly events: PartnerEvent[]
  readonly cursor: string
}

describe.each(productKinds())('the circle with the world outside on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())

  const ago = (hours: number): string => new Date(cabinet.clock.now().getTime() - hours * HOUR_MS).toISOString()
  const emailsTo = async (recipient: string): Promise<string[]> => {
    const { query } = cabinet.platform.database
    const rows = await query.selectFrom('email').select('subject').where('recipient', '=', recipient).execute()
    return rows.map(({ subject }) => subject)
  }
  const offerOf = async (key: string, offer: string): Promise<Offer | undefined> => {
    const { body } = await cabinet.call<{ content: Offer[] }>(findActualOffers, {
      token: await cabinet.tokenOf(key),
      body: { pageSize: 100 },
    })
    return body.content.find(({ id }) => id === demoId(`offer ${offer}`))
  }

  it('brings a request to the feed of its bank, the decision back, and with it agreement, role, e-mail and card', async () => {
    const { query } = cabinet.platform.database
    await query.deleteFrom('person_role').where('role', '=', 'FINANCE').execute()
    const rolesOf = async (): Promise<string[]> => {
      const { body } = await cabinet.call<CurrentUser>(current, { token: await cabinet.tokenOf('P7') })
      return body.roles.map(({ id }) => id)
    }
    expect(await rolesOf()).not.toContain('FINANCE')
    const meridian = asPartner(cabinet, party.meridian)
    expect((await meridian<Feed>(events)).body).toEqual({ events: [], cursor: '0' })

    await fillRequest(cabinet, 'P7', F6)
    const sent = await cabinet.call<FinanceRequest>(sendRequest, {
      token: await cabinet.tokenOf('P7'),
      params: { id: F6 },
    })
    expect(sent.body.status.name).toBe('SEND_BANK')

    const feed = (await meridian<Feed>(events)).body
    expect(feed).toMatchObject({
      cursor: '1',
      events: [{ cursor: '1', type: 'request.submitted', data: { id: F6, version: 1 } }],
    })
    expect((await asPartner(cabinet, party.ural)<Feed>(events)).body.events).toEqual([])

    const seen = await meridian<BankRequest>(bank.request, { params: { id: F6 } })
    expect(seen.body).toMatchObject({ state: 'SEND_BANK', version: 1, applicant: { itn: '3799055198' } })

    const take = { externalId: 'take-1', occurredAt: ago(2) }
    expect((await meridian(bank.takeRequest, { params: { id: F6 }, body: take })).body).toEqual({
      id: F6,
      state: 'PROCESSING',
      version: 2,
    })
    const ask = { externalId: 'ask-1', occurredAt: ago(1.5), document: 'Отчётность за год' }
    expect((await meridian(bank.askDocument, { params: { id: F6 }, body: ask })).body).toMatchObject({ version: 3 })
    const buyers = [{ itn: '7799061015', shortName: 'ООО «ТД «Оптима Ритейл»', limit: 90_000_000 }]
    const terms = { interestRate: 21.75, advanceRate: 85, maxDeferralDays: 75, withRecourse: false, fee: 0.5 }
    const concluded = { number: 'М-2026/77', limit: 250_000_000, finishedDate: '2031-11-21', ...terms }
    const approve = { externalId: 'approve-1', occurredAt: ago(1), ...concluded, buyers }
    const approved = await meridian(bank.approveRequest, { params: { id: F6 }, body: approve })
    expect(approved.body).toEqual({ id: F6, state: 'APPROVED', version: 4 })

    const card = (await offerOf('P7', 'F6'))?.request?.agreement
    expect(card).toMatchObject({ number: 'М-2026/77', financingLimit: 250_000_000, valid: true })
    const limits = () =>
      cabinet.platform.database.query
        .selectFrom('finance_agreement_buyer')
        .select('financing_limit')
        .where('agreement_id', '=', card?.id ?? '')
        .execute()
    expect(await limits()).toEqual([{ financing_limit: 90_000_000 }])
    // Told once more without them, an approval takes no limit away.
    const again = { ...approve, buyers: [] }
    expect((await meridian(bank.approveRequest, { params: { id: F6 }, body: again })).status).toBe(200)
    expect(await limits()).toHaveLength(1)
    expect(await rolesOf()).toContain('FINANCE')
    const subjects = (await emailsTo('tikhonova@fabrika-tkaney.example')).map((subject) =>
      subject.replaceAll(/ФН-[\d-]+/g, '№'),
    )
    expect(subjects.slice(-3)).toEqual([
      'Заявка № отправлена в банк АО «Банк Меридиан»',
      'Банк АО «Банк Меридиан» запросил документ по заявке №',
      'Банк АО «Банк Меридиан» одобрил заявку №',
    ])
    const agreement = await meridian(bank.agreement, { params: { id: card?.id ?? '' } })
    expect(agreement.body).toMatchObject({ requestId: F6, state: 'VALID', version: 0, ...terms })
    const cards = await cabinet.call<{ content: AgreementCard[] }>(findAgreements, {
      token: await cabinet.tokenOf('P7'),
      body: {},
    })
    expect(cards.body.content.find(({ number }) => number === concluded.number)).toMatchObject(terms)
    const prolong = { externalId: 'prolong-1', occurredAt: ago(0.5), finishedDate: '2032-01-31' }
    expect(
      (await meridian(bank.prolongAgreement, { params: { id: card?.id ?? '' }, body: prolong })).body,
    ).toMatchObject({ state: 'VALID', version: 1 })
    const terminate = { externalId: 'end-1', occurredAt: ago(0.2) }
    const ended = await meridian(bank.terminateAgreement, { params: { id: card?.id ?? '' }, body: terminate })
    expect(ended.body).toMatchObject({ state: 'TERMINATED', version: 2 })
    expect((await offerOf('P7', 'F6'))?.request?.agreement).toMatchObject({ valid: false, finishedDate: '2032-01-31' })
  })

  it('lets a bank make an offer, change it and take it back, in whatever order that arrives', async () => {
    const ural = asPartner(cabinet, party.ural)
    const terms = {
      offer: 'U-15',
      organizationItn: '3799055198',
      product: 'FACTORING',
      financingLimit: 700_000_000,
      interestRate: 21.5,
      endDate: '2031-12-31',
      advanceRate: 90,
      maxDeferralDays: 90,
      withRecourse: true,
      fee: null,
    }
    const made = await ural(bank.saveOffer, { body: { ...terms, externalId: 'o1', occurredAt: ago(5) } })
    expect(made.body).toMatchObject({ state: 'OFFERED', version: 1 })
    const id = String(made.body['id'])
    const offers = async () => {
      const { body } = await cabinet.call<{ content: Offer[] }>(findActualOffers, {
        token: await cabinet.tokenOf('P7'),
        body: { pageSize: 100, filters: [{ field: 'id', value: id, operation: 'EQ' }] },
      })
      return body.content.map(({ status, financingLimit }) => [status?.name ?? null, financingLimit.interestRate])
    }
    expect(await offers()).toEqual([[null, 21.5]])
    const withdrawn = await ural(bank.withdrawOffer, { params: { id }, body: { externalId: 'o3', occurredAt: ago(3) } })
    expect(withdrawn.body).toMatchObject({ id, state: 'CANCEL' })
    const late = { ...terms, interestRate: 20, externalId: 'o2', occurredAt: ago(4) }
    expect((await ural(bank.saveOffer, { body: late })).body).toMatchObject({ id, state: 'CANCEL' })
    expect(await offers()).toEqual([['CANCEL', 21.5]])
    const again = { ...terms, interestRate: 19.5, externalId: 'o4', occurredAt: ago(2) }
    expect((await ural(bank.saveOffer, { body: again })).body).toMatchObject({ id, state: 'OFFERED' })
    expect(await offers()).toEqual([[null, 19.5]])
    const other = { ...terms, organizationItn: '7799012346', externalId: 'o5', occurredAt: ago(1) }
    expect((await ural(bank.saveOffer, { body: other })).status).toBe(404)
    const nobody = { ...terms, offer: 'U-16', organizationItn: '7707083893', externalId: 'o6', occurredAt: ago(1) }
    expect((await ural(bank.saveOffer, { body: nobody })).status).toBe(404)
  })

  it('brings an application to the insurer and its answer back', async () => {
    const report = asPartner(cabinet, party.insurer)
    const id = organizationId('O2')
    const token = await cabinet.tokenOf('P3')
    await agreeToTexts(cabinet, 'P3')
    await cabinet.call(enable, { token })
    const { body: feed } = await report<Feed>(events)
    expect(feed.events).toMatchObject([{ type: 'insurance.connection.requested', data: { id, version: 1 } }])
    const seen = await report<insurer.InsurerInsurance>(insurer.insurance, { params: { id } })
    expect(seen.body).toMatchObject({ state: 'CONNECTION_REQUESTED', policyNumber: null, version: 1 })

    const wrong = await report(insurer.resume, { params: { id }, body: { externalId: 'r0', occurredAt: ago(0) } })
    expect(wrong.status).toBe(409)
    expect(wrong.body).toMatchObject({
      code: 'WRONG_STATE',
      state: 'CONNECTION_REQUESTED',
      possible: ['accept', 'refuse'],
    })
    const policy = { startDate: businessDay(cabinet.clock.now()), endDate: '2031-11-30', terms: OFFERED_TERMS }
    const accepted = await report(insurer.acceptConnection, {
      params: { id },
      body: { externalId: 'a1', occurredAt: ago(0), policyNumber: 'П-1', ...policy },
    })
    expect(accepted.body).toMatchObject({ state: 'AVAILABLE' })
    expect((await cabinet.call(insuranceStatus, { token })).body).toMatchObject({
      serviceStatus: 'AVAILABLE',
      policyNumber: 'П-1',
      insurerName: 'АО «СК «Тихий берег»',
    })
  })
})
