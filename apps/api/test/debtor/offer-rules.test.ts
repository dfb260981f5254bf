import * as rule from '@cabinet/contract/debtor/offer-rules'
import * as staff from '@cabinet/contract/debtor/staff'
import type { Endpoint } from '@cabinet/contract/endpoint'
import * as organizations from '@cabinet/contract/organization'
import { findActions, type StaffAction } from '@cabinet/contract/staff'
import { localRecords } from '@cabinet/demo/registry/local-data'
import { type DemoOrganizationKey, demoOrganization, organizationId } from '@cabinet/demo/organizations'
import { generate as generateInn } from '@cabinet/validators/organization-inn'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { offerByRule, offerByRules } from '../../src/modules/debtor/staff/offer-rule-service.ts'
import { type Ask, type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { party } from '../support/partner.ts'
import { arrive, fieldsOf, stranger } from '../support/registration.ts'
import { runJob } from './support.ts'

type Preview = { count: number; organizations: { id: string; shortName: string; itn: string }[] }
type Conditions = Pick<rule.OfferRuleFields, 'okveds' | 'legalStatuses' | 'regions' | 'sizes'>

const anybody: Conditions = { okveds: [], legalStatuses: [], regions: [], sizes: [] }
/** Confirmed organizations of the demo that no insurer has met, with what rules look at. */
const candidates = [
  { key: 'OP', okved: '62.01', legalStatus: 'LEGAL_ENTITY', region: '77', size: 'MEDIUM' },
  { key: 'INS', okved: '65.12', legalStatus: 'LEGAL_ENTITY', region: '77', size: 'NONE' },
  { key: 'O4', okved: '47.91', legalStatus: 'LEGAL_ENTITY', region: '66', size: 'SMALL' },
  { key: 'O6', okved: '13.20', legalStatus: 'LEGAL_ENTITY', region: '37', size: 'SMALL' },
] as const satisfies readonly ({ key: DemoOrganizationKey } & Record<string, string>)[]

describe.each(databaseKinds())('rules of offers of credit insurance on $name', (kind) => {
  let cabinet: Cabinet

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
  })
  afterAll(() => cabinet.remove())
  beforeEach(async () => {
    // Each test makes the rules that it needs; those of the demo concern nobody.
    const { content } = (await as<{ content: rule.OfferRule[] }>('P8', rule.find, { body: {} })).body
    for (const { id } of content) await as('P8', rule.remove, { params: { id } })
  })

  const as = async <Body = Record<string, unknown>>(person: string, endpoint: Endpoint, ask: Ask = {}) =>
    cabinet.call<Body>(endpoint, { ...ask, token: await cabinet.tokenOf(person) })
  const fields = (more: Partial<rule.OfferRuleFields> = {}): rule.OfferRuleFields => ({
    name: 'Правило проверки',
    insurerId: party.insurer,
    ...anybody,
    isActive: true,
    ...more,
  })
  const add = (more: Partial<rule.OfferRuleFields> = {}) =>
    as<rule.OfferRule>('P8', rule.create, { body: fields(more) })
  const preview = async (conditions: Partial<Conditions> = {}, insurerId: string = party.insurer) => {
    const body = { insurerId, ...anybody, ...conditions }
    return (await as<Preview>('P8', rule.preview, { body })).body
  }
  const addInsurer = async (): Promise<string> => {
    const body = { fullName: 'АО «Створ»', shortName: 'Створ', itn: generateInn() }
    return String((await as('P8', staff.createInsurer, { body })).body['id'])
  }
  const offerOf = async (id: string) => {
    const filters = [{ field: 'id', operation: 'EQ', value: id }]
    const { body } = await as<{ content: staff.CreditOffer[] }>('P8', staff.findOffers, { body: { filters } })
    return body.content[0]
  }
  const offer = (insurerId: string, organizationItn: string) =>
    as('P8', staff.createOffer, { body: { insurerId, organizationItn } })
  const withdraw = (id: string) => as('P8', staff.withdrawOffer, { params: { id } })
  const journal = async (filters: object[]) =>
    (await as<{ content: StaffAction[] }>('P8', findActions, { body: { filters } })).body.content
  const offersByRuleTo = (id: string) =>
    journal([
      { field: 'action', operation: 'EQ', value: 'OFFERED_BY_RULE' },
      { field: 'organizationId', operation: 'EQ', value: id },
    ])

  it('are for platform staff alone', async () => {
    const { id } = (await add({ isActive: false })).body
    const body = fields()
    for (const person of ['P1', 'P2', 'P6', 'P11']) {
      const answers = await Promise.all([
        as(person, rule.find, { body: {} }),
        as(person, rule.get, { params: { id } }),
        as(person, rule.preview, { body: { insurerId: party.insurer, ...anybody } }),
        as(person, rule.create, { body }),
        as(person, rule.update, { params: { id }, body: { ...body, version: 1 } }),
        as(person, rule.setActive, { params: { id }, body: { isActive: true } }),
        as(person, rule.remove, { params: { id } }),
      ])
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 403))
    }
    expect((await as<rule.OfferRule>('P8', rule.get, { params: { id } })).body).toMatchObject({
      version: 1,
      isActive: false,
    })
  })

  it('are added, found, changed by one of two, switched and deleted, and all of it is in the journal', async () => {
    const added = await add({ name: '  Оптовая торговля  ', okveds: ['46', '46'], regions: ['77'], isActive: false })
    expect([added.status, added.body]).toMatchObject([
      201,
      {
        name: 'Оптовая торговля',
        okveds: ['46'],
        regions: ['77'],
        insurer: { id: party.insurer, isActive: true },
        offeredCount: 0,
        isActive: false,
        version: 1,
      },
    ])
    const { id, createdBy } = added.body
    expect(createdBy).not.toBe('')
    const params = { id }
    const filters = [{ field: 'search', operation: 'LIKE', value: 'оптовая' }]
    const found = await as<{ content: rule.OfferRule[] }>('P8', rule.find, { body: { filters } })
    expect(found.body.content).toEqual([added.body])
    const change = (name: string) =>
      as('P8', rule.update, { params, body: { ...fields({ name, isActive: false }), version: 1 } })
    const both = await Promise.all([change('Первое'), change('Второе')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const on = () => as('P8', rule.setActive, { params, body: { isActive: false } })
    expect([(await on()).body['version'], (await on()).body['version']]).toEqual([2, 2])
    expect((await as('P8', rule.setActive, { params, body: { isActive: true } })).body['version']).toBe(3)
    expect((await as('P8', rule.remove, { params })).status).toBe(204)
    for (const gone of [
      await as('P8', rule.remove, { params }),
      await as('P8', rule.get, { params }),
      await as('P8', rule.setActive, { params, body: { isActive: true } }),
      await as('P8', rule.update, { params, body: { ...fields(), version: 3 } }),
    ]) {
      expect(gone.status).toBe(404)
    }
    const lines = await journal([{ field: 'thingId', operation: 'EQ', value: id }])
    expect(lines.map(({ action }) => action)).toEqual(['REMOVED', 'SWITCHED_ON', 'CHANGED', 'ADDED'])
    expect(new Set(lines.map(({ thing, by }) => [thing, by].join()))).toEqual(new Set([`OFFER_RULE,${createdBy}`]))
  })

  it.each([
    ['a name that says nothing', 'name', { name: '   ' }],
    ['a name that is too long', 'name', { name: 'я'.repeat(rule.LONGEST_RULE_NAME + 1) }],
    ['a class that does not exist', 'okveds[1]', { okveds: ['46', '48'] }],
    ['half a code', 'okveds[0]', { okveds: ['46.'] }],
    ['too many codes', 'okveds', { okveds: Array.from({ length: rule.MOST_CODES + 1 }, () => '46') }],
    ['no region', 'regions[0]', { regions: ['00'] }],
    ['half a region', 'regions[0]', { regions: ['7'] }],
    ['a region of three digits', 'regions[0]', { regions: ['777'] }],
    ['an unknown status', 'legalStatuses[0]', { legalStatuses: ['BANK'] as never }],
    ['an unknown size', 'sizes[0]', { sizes: ['LARGE'] as never }],
  ])('refuse %s', async (_what, field, wrong) => {
    const answer = await as('P8', rule.create, { body: { ...fields(), ...wrong } })
    expect([answer.status, Object.keys(fieldsOf(answer))]).toEqual([400, [field]])
  })

  it('take the longest name, every status, size and region', async () => {
    const regions = Array.from({ length: 99 }, (_, index) => String(index + 1).padStart(2, '0'))
    const legalStatuses = ['LEGAL_ENTITY', 'INDIVIDUAL_ENTREPRENEUR', 'INDIVIDUAL'] as const
    const whole = { name: 'я'.repeat(rule.LONGEST_RULE_NAME), regions, isActive: false }
    const made = await add({ ...whole, legalStatuses: [...legalStatuses], sizes: [...rule.organizationSizes] })
    expect([made.status, made.body.regions]).toEqual([201, regions])
    expect((await preview({ regions, legalStatuses: [...legalStatuses] }, await addInsurer())).count).toBe(
      candidates.length,
    )
  })

  it('are refused for an insurer that is not here or is off', async () => {
    expect((await add({ insurerId: newId() })).status).toBe(404)
    const body = { insurerId: newId(), ...anybody }
    expect((await as('P8', rule.preview, { body })).status).toBe(404)
    const insurerId = await addInsurer()
    const { id } = (await add({ insurerId, isActive: false })).body
    await as('P8', staff.setInsurerActive, { params: { id: insurerId }, body: { isActive: false } })
    expect((await add({ insurerId })).status).toBe(409)
    // The rule is there already: it can be renamed, and waits for its insurer.
    const renamed = { ...fields({ insurerId, name: 'Ждёт страховщика' }), version: 1 }
    expect((await as('P8', rule.update, { params: { id }, body: renamed })).status).toBe(200)
    expect(await runJob(cabinet, 'debtor.offerRules')).toBe(0)
  })

  it('choose by activity, status, region and size, all of which must hold', async () => {
    const some = <T extends string>(all: readonly T[]) => fc.subarray([...all], { minLength: 0 })
    const codes = ['13', '13.20', '13.2', '47.9', '47.91', '47.91.1', '6', '62', '62.01', '62.1', '65']
    const conditions = fc.record({
      okveds: some(codes.filter((code) => code.length > 1)),
      legalStatuses: some(['LEGAL_ENTITY', 'INDIVIDUAL_ENTREPRENEUR'] as const),
      regions: some(['77', '66', '37', '63']),
      sizes: some(rule.organizationSizes),
    })
    const insurerId = await addInsurer()
    const fits = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)
    await fc.assert(
      fc.asyncProperty(conditions, async (wanted) => {
        const expected = candidates.filter(
          ({ okved, legalStatus, region, size }) =>
            (wanted.okveds.length === 0 || wanted.okveds.some((code) => okved.startsWith(code))) &&
            fits(wanted.legalStatuses, legalStatus) &&
            fits(wanted.regions, region) &&
            fits(wanted.sizes, size),
        )
        const { count, organizations: shown } = await preview(wanted, insurerId)
        expect(count).toBe(expected.length)
        expect(shown.map(({ itn }) => itn).toSorted()).toEqual(
          expected.map(({ key }) => demoOrganization(key).itn).toSorted(),
        )
      }),
      { numRuns: 60 },
    )
  })

  it('offer once however many runs meet, with a line of the journal that names the rule', async () => {
    const id = organizationId('O4')
    const made = (await add({ name: 'Урал', regions: ['66'], okveds: ['47'] })).body
    const runs = await Promise.all([
      runJob(cabinet, 'debtor.offerRules'),
      ...[1, 2].map(() => offerByRules(cabinet.platform)),
      ...[1, 2, 3].map(() => offerByRule(cabinet.platform, id).then(Number)),
    ])
    expect(runs.reduce((sum, done) => sum + done, 0)).toBe(1)
    const failed = await cabinet.platform.database.query
      .selectFrom('job_failure')
      .select('problem')
      .where('job_id', '=', 'debtor.offerRules')
      .execute()
    expect(failed).toEqual([])
    expect(await offerOf(id)).toMatchObject({ insurer: { id: party.insurer }, state: { name: 'OFFERED' } })
    expect(await offersByRuleTo(id)).toMatchObject([
      { thing: 'CREDIT_OFFER', subject: 'Урал', thingId: id, by: null, organization: { id } },
    ])
    expect((await as<rule.OfferRule>('P8', rule.get, { params: { id: made.id } })).body.offeredCount).toBe(1)
    expect((await preview({ regions: ['66'] })).count).toBe(0)

    // What was taken back is not offered again, by this rule or another one of the insurer.
    await withdraw(id)
    await add({ name: 'Урал ещё раз', regions: ['66'] })
    expect(await runJob(cabinet, 'debtor.offerRules')).toBe(0)
    expect(await offerOf(id)).toMatchObject({ state: { name: 'NOT_OFFERED' } })

    // Staff may, and another insurer may: neither has anything to do with the rule.
    expect((await offer(party.insurer, demoOrganization('O4').itn)).status).toBe(201)
    await withdraw(id)
    const other = await addInsurer()
    expect((await preview({ regions: ['66'] }, other)).count).toBe(1)
  })

  it('leave alone whom another insurer offers to or insures, who applied, was refused, or lacks the area', async () => {
    const other = await addInsurer()
    const met = ['O1', 'O2', 'O3', 'O5', 'O7', 'O9', 'O10'] as const
    const itns = (await preview({}, other)).organizations.map(({ itn }) => itn)
    expect(itns.filter((itn) => met.some((key) => demoOrganization(key).itn === itn))).toEqual([])
    // Of the demo nobody has confirmed who works for themselves.
    expect(itns).not.toContain(demoOrganization('O8').itn)
    const { query } = cabinet.platform.database
    const exclude = (modules: readonly string[]) =>
      query
        .updateTable('organization')
        .set({ excluded_modules: JSON.stringify(modules) })
        .where('id', '=', organizationId('O6'))
        .execute()
    await exclude(['debtor'])
    const without = (await preview({ okveds: ['13'] }, other)).count
    await exclude([])
    expect([without, (await preview({ okveds: ['13'] }, other)).count]).toEqual([0, 1])
    // An insurer does not insure itself.
    expect([(await preview({ okveds: ['65'] }, other)).count, (await preview({ okveds: ['65'] })).count]).toEqual([
      1, 0,
    ])
  })

  it('offer at once to who registers, the oldest rule first, and leave offers when they are deleted', async () => {
    const record = localRecords.find(({ shortName }) => shortName === 'АО «Хлебторг»')!
    const other = await addInsurer()
    await add({ name: 'Выключено', regions: ['63'], isActive: false })
    const first = (await add({ name: 'Самара', insurerId: other, regions: ['63'], okveds: ['46.9'] })).body
    await add({ name: 'Вся страна', sizes: ['SMALL'] })
    await arrive(cabinet, stranger({ itn: record.itn, organizationName: record.shortName }))
    const { id } = await cabinet.platform.database.query
      .selectFrom('organization')
      .select('id')
      .where('itn', '=', record.itn)
      .executeTakeFirstOrThrow()
    expect(await offerOf(id)).toMatchObject({ insurer: { id: other }, state: { name: 'OFFERED' } })
    expect(await offersByRuleTo(id)).toMatchObject([{ subject: 'Самара' }])
    await as('P8', rule.remove, { params: { id: first.id } })
    expect(await offerOf(id)).toMatchObject({ insurer: { id: other }, state: { name: 'OFFERED' } })
    await runJob(cabinet, 'debtor.offerRules')
    expect(await offersByRuleTo(id)).toHaveLength(1)
  })

  it('wait for staff to confirm whom the registry does not know', async () => {
    const person = stranger({ itn: generateInn() })
    await add({ name: 'Новые', regions: [person.itn.slice(0, 2)].filter((region) => region !== '00') })
    await arrive(cabinet, person)
    const { id, version } = await cabinet.platform.database.query
      .selectFrom('organization')
      .select(['id', 'version'])
      .where('itn', '=', person.itn)
      .executeTakeFirstOrThrow()
    await runJob(cabinet, 'debtor.offerRules')
    expect(await offerOf(id)).toBeUndefined()
    const confirmed = await as('P8', organizations.confirm, { params: { id }, body: { version } })
    expect(confirmed.status).toBe(200)
    expect(await offersByRuleTo(id)).toMatchObject([{ subject: 'Новые' }])
  })
})
