import * as claimSandbox from '@cabinet/contract/claim/sandbox'
import { offerInsurance } from '@cabinet/contract/debtor/partner'
import { reset } from '@cabinet/contract/partner/sandbox'
import * as partners from '@cabinet/contract/partner/partners'
import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { party, partnerIdOf } from '../support/partner.ts'
import { keyOf, openSandbox, partnerCalls, type PartnerCalls } from '../support/sandbox.ts'
import { setUpApp } from '../support/second-factor.ts'

describe.each(productKinds())('calls of the sandbox in the journal of calls on $name', (kind) => {
  let cabinet: Cabinet
  let test: PartnerCalls
  let live: PartnerCalls
  let token: string
  const id = partnerIdOf(party.insurer)

  beforeAll(async () => {
    cabinet = await openCabinet(kind, { variables: { DEMO_MODE: 'false' } })
    token = await cabinet.tokenOf('P8')
    await setUpApp(cabinet, token)
    test = await openSandbox(cabinet, id)
    live = partnerCalls(cabinet, (await keyOf(cabinet, id, false)).key)
    await live.ask(offerInsurance, { body: { ...live.news(), organizationItn: '0000000000' } })
    await test.must(claimSandbox.loseParcel, { body: { product: 'SENDER', value: 500_000 } })
  })
  afterAll(() => cabinet.remove())

  const find = async (...filters: object[]): Promise<partners.PartnerCall[]> =>
    (
      await cabinet.call<{ content: partners.PartnerCall[] }>(partners.findCalls, {
        token,
        body: { filters: [{ field: 'partnerId', operation: 'EQ', value: id }, ...filters], pageSize: 100 },
      })
    ).body.content
  const inSandbox = (value: boolean) => ({ field: 'isSandbox', operation: 'EQ', value })

  it('stand beside those that are real, marked', async () => {
    const found = await find()
    const own = found.filter(({ isSandbox }) => isSandbox)
    expect(own).toMatchObject([{ endpoint: 'claim-sandbox.loseParcel', status: 200 }])
    expect(own[0]?.keyPrefix).toMatch(/^ck_test_/)
    expect(found.some(({ isSandbox, endpoint }) => !isSandbox && endpoint === 'partner-insurer.offerInsurance')).toBe(
      true,
    )
    expect(found.map(({ atDateTime }) => atDateTime)).toEqual(
      found
        .map(({ atDateTime }) => atDateTime)
        .toSorted()
        .toReversed(),
    )
    expect((await find(inSandbox(true))).map((call) => call.id)).toEqual(own.map((call) => call.id))
    expect((await find(inSandbox(false))).every(({ isSandbox }) => !isSandbox)).toBe(true)
  })

  it('are found by what they were about, and read word for word', async () => {
    const [call] = await find(inSandbox(true))
    const params = { id: call?.id ?? '' }
    const read = await cabinet.call<partners.PartnerCallInFull>(partners.call, {
      token,
      params,
      query: { partnerId: id },
    })
    expect(read.body).toMatchObject({ isSandbox: true, endpoint: 'claim-sandbox.loseParcel' })
    expect(JSON.parse(read.body.body)).toEqual({ product: 'SENDER', value: 500_000 })
    const [claimId = ''] = read.body.subjectIds
    const about = await find({ field: 'subjectId', operation: 'IN', value: [claimId] })
    expect(about.map((one) => one.id)).toEqual([call?.id])
    // Whose sandbox it is has to be said.
    expect((await cabinet.call(partners.call, { token, params })).status).toBe(404)
    const other = { partnerId: partnerIdOf(party.meridian) }
    expect((await cabinet.call(partners.call, { token, params, query: other })).status).toBe(404)
  })

  it('are in no list of all partners, nor in that of another one', async () => {
    const everybody = await cabinet.call<{ content: partners.PartnerCall[] }>(partners.findCalls, { token, body: {} })
    expect(everybody.body.content.every(({ isSandbox }) => !isSandbox)).toBe(true)
    const others = await cabinet.call<{ content: partners.PartnerCall[] }>(partners.findCalls, {
      token,
      body: { filters: [{ field: 'partnerId', operation: 'EQ', value: partnerIdOf(party.meridian) }] },
    })
    expect(others.body.content.every(({ isSandbox }) => !isSandbox)).toBe(true)
  })

  it('come in the workbook', async () => {
    const { raw, status } = await cabinet.call(partners.callsExcel, {
      token,
      body: { filters: [{ field: 'partnerId', operation: 'EQ', value: id }] },
    })
    expect(status).toBe(200)
    const { sheets } = await readXlsx(raw.rawPayload)
    expect(JSON.stringify(sheets)).toContain('Песочница')
  })

  it('begin anew with the sandbox, but for the call that did so', async () => {
    await test.must(reset)
    expect(await find(inSandbox(true))).toMatchObject([{ endpoint: 'partner-sandbox.reset', isSandbox: true }])
  })
})
