import {
  addFounder,
  form,
  founder as oneFounder,
  removeFounder,
  type RequestForm,
  saveForm,
  saveFounder,
  send,
} from '@cabinet/contract/finance/requests'
import type { Endpoint } from '@cabinet/contract/endpoint'
import type { ErrorBody } from '@cabinet/contract/errors'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { F6, fillRequest, generalIn, PERSON } from './request.ts'

const ROUBLE = 100
const params = { id: F6 }
const BUYERS = [
  '7707083893',
  '7799061015',
  '2399063033',
  '6399062020',
  '3799055198',
  '7799012346',
  '7736050003',
  '7728168971',
  '7702070139',
  '7744000912',
  '7710140679',
]
const buyers = (itns: readonly string[]) =>
  itns.map((itn) => ({ itn, name: `Покупатель ${itn}`, monthlySum: 1_000_000 * ROUBLE, deferralDays: 30 }))

describe('what a request does not take', () => {
  let cabinet: Cabinet
  let limit: number

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    await fillRequest(cabinet, 'P7', F6)
    limit = (await read()).financingLimit.financingLimit
  })
  afterAll(() => cabinet.remove())

  const ask = async <Body = ErrorBody>(endpoint: Endpoint, input: object = {}) =>
    cabinet.call<Body>(endpoint, { token: await cabinet.tokenOf('P7'), params, ...input })
  const read = async () => (await ask<RequestForm>(form)).body
  const save = async (change: object, query?: object) => {
    const before = await read()
    return ask(saveForm, { body: { ...generalIn(before), ...change, version: before.version }, query })
  }
  const fieldsOf = ({ fields = [] }: ErrorBody) => fields.map(({ field, code }) => `${field} ${code}`)

  it.each([
    ['99 999,99 ₽', 99_999_99],
    ['a kopeck above the offer', undefined],
  ])('is a sum of %s: the draft keeps it, and it is not sent', async (_name, sum) => {
    const requestedLimit = sum ?? limit + 1
    const { status, body } = await save({ requestedLimit }, { validateGroup: 'GENERAL' })
    expect([status, fieldsOf(body)]).toEqual([400, ['requestedLimit LIMIT']])
    expect((await save({ requestedLimit })).status).toBe(200)
    const sent = await ask(send)
    expect([sent.status, fieldsOf(sent.body)]).toEqual([400, ['requestedLimit LIMIT']])
    expect((await save({ requestedLimit: limit })).status).toBe(200)
  })

  it.each([0, -1, 100.001, 99.995, 101])('is a share of %d: not in a draft either', async (sharePercent) => {
    const [first] = (await read()).founders
    const { body: whole } = await ask<object>(oneFounder, { params: { id: first?.id } })
    const refused = await ask(saveFounder, { params: { id: first?.id }, body: { ...whole, sharePercent } })
    expect([refused.status, refused.body.fields?.map(({ field }) => field)]).toEqual([400, ['sharePercent']])
    expect((await ask(addFounder, { body: { ...PERSON, sharePercent } })).status).toBe(400)
    expect((await read()).founders).toHaveLength(2)
  })

  it('are shares that make 100,01 % and a hundredth more, while thirds are a whole', async () => {
    const { founders } = await read()
    const share = async (index: number, sharePercent: number) => {
      const id = founders[index]?.id
      const { body: whole } = await ask<object>(oneFounder, { params: { id } })
      expect((await ask(saveFounder, { params: { id }, body: { ...whole, sharePercent } })).status).toBe(200)
    }
    const before = founders.map(({ sharePercent }) => sharePercent ?? 0)
    await share(0, 33.34)
    await share(1, 33.34)
    const third = await ask<{ id: string }>(addFounder, { body: { ...PERSON, sharePercent: 33.34 } })
    expect(fieldsOf((await ask(send)).body)).toEqual(['founders SHARES_SUM'])
    await share(0, 33.33)
    expect((await save({}, { validateGroup: 'FOUNDERS' })).status).toBe(200)
    expect((await ask(removeFounder, { params: { id: third.body.id } })).status).toBe(204)
    for (const [index, sharePercent] of before.entries()) await share(index, sharePercent)
  })

  it('are eleven buyers, or the same twice', async () => {
    const eleven = await save({ mainBuyers: buyers(BUYERS) })
    expect([eleven.status, eleven.body.fields?.map(({ field }) => field)]).toEqual([400, ['mainBuyers']])
    const [one = '', other = ''] = BUYERS
    expect((await save({ mainBuyers: buyers([one, other, one]) })).status).toBe(200)
    expect(fieldsOf((await ask(send)).body)).toEqual(['mainBuyers[0].itn REPEATED', 'mainBuyers[2].itn REPEATED'])
    expect((await save({ mainBuyers: buyers([one, other]) })).status).toBe(200)
  })
})
