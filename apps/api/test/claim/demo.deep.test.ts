import * as partner from '@cabinet/contract/claim/partner'
import type { InsurerClaim } from '@cabinet/contract/claim/partner-shapes'
import { claimReasons, claimStatuses, claimSubjectCodes } from '@cabinet/contract/claim/values'
import { listStates, pushState } from '@cabinet/contract/dev'
import { insuredEvents } from '@cabinet/contract/insured'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { createPrograms } from '@cabinet/demo/modules/partner/demo-programs'
import type { DemoPartnerProgram } from '@cabinet/demo/demo-partner'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { asPartner, party, partnerIdOf } from '../support/partner.ts'
import { type Claims, claimsOf, lossDraft, order } from './support.ts'

interface Pushable {
  readonly id: string
  readonly next: readonly { readonly name: string }[]
}

describe('claims of the demo', () => {
  let cabinet: Cabinet
  let claims: Claims
  let programs: readonly DemoPartnerProgram[]
  let index = 100

  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
    claims = claimsOf(cabinet)
    await cabinet.app.listen({ port: 0, host: '127.0.0.1' })
    programs = await createPrograms(cabinet.platform, `${cabinet.app.listeningOrigin}/api`)
  })
  afterAll(() => cabinet.remove())

  const live = async (): Promise<void> => {
    for (const program of programs) await program.tick()
  }
  const pass = (hours: number): void =>
    cabinet.clock.setShiftMinutes(cabinet.clock.shiftMinutes() + Math.round(hours * 60))
  const push = async (kind: string, id: string, next: string) =>
    cabinet.call(pushState, { token: await cabinet.tokenOf('P8'), params: { kind, id }, body: { next } })
  const behavior = (next: string) => push('partner.mood', partnerIdOf(party.insurer), next)
  const submitted = async (): Promise<string> => {
    index += 1
    const id = await lossDraft(claims, order.usual(index))
    await claims.submit(id)
    return id
  }
  const stateOf = async (id: string): Promise<string> => (await claims.card(id)).status.name

  it('show every state, event, subject and reason', async () => {
    const { query } = cabinet.platform.database
    const found = async (column: string): Promise<string[]> => {
      const { rows } = await sql<{ value: string }>`
        select distinct ${sql.ref(column)} as value from claim where ${sql.ref(column)} is not null`.execute(query)
      return rows.map(({ value }) => value)
    }
    expect((await found('status')).toSorted()).toEqual([...claimStatuses].toSorted())
    expect((await found('reason_code')).toSorted()).toEqual([...claimReasons].toSorted())
    const { rows } = await sql<{ value: string }>`select distinct event_type as value from claim_line`.execute(query)
    const events = new Set([...(await found('event_type')), ...rows.map(({ value }) => value)])
    expect([...events].toSorted()).toEqual([...insuredEvents].toSorted())
    const { rows: subjects } = await sql<{ value: string }>`
      select distinct form ->> 'subjectCode' as value from claim`.execute(query)
    expect(subjects.map(({ value }) => value).toSorted()).toEqual([...claimSubjectCodes].toSorted())
  })

  it.each([
    ['ЗВ-26-000401', 'DRAFT', 'DAMAGE', null, null],
    ['ЗВ-26-000402', 'SUBMITTED', 'LOSS', 1_299_000, null],
    ['ЗВ-26-000403', 'IN_REVIEW', 'DAMAGE', 449_000, null],
    ['ЗВ-26-000404', 'DOCUMENTS_REQUESTED', 'SHORTAGE', 230_000, null],
    ['ЗВ-26-000405', 'APPROVED', 'DAMAGE', 780_000, 780_000],
    ['ЗВ-26-000406', 'PARTIALLY_APPROVED', 'DAMAGE', 560_000, 300_000],
    ['ЗВ-26-000407', 'PAID', 'DAMAGE', 999_000, 999_000],
    ['ЗВ-26-000408', 'REJECTED', 'DAMAGE', 329_000, 0],
    ['ЗВ-26-000409', 'WITHDRAWN', 'DAMAGE', 649_000, null],
    ['ЗВ-26-000410', 'DRAFT', 'RETURN', 322_550, null],
  ])('have %s, %s', async (number, status, event, claimedAmount, approvedAmount) => {
    const card = await claims.byNumber(number)
    expect(card).toMatchObject({ status: { name: status }, eventType: { name: event }, claimedAmount, approvedAmount })
    expect(card.thing === null || claimedAmount === null || claimedAmount <= card.thing.money.most).toBe(true)
    expect(card.history[0]?.status.name).toBe(status)
    const times = card.history.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
    expect((times[0] ?? '') < cabinet.clock.nowText()).toBe(true)
  })

  it('can be sent as soon as what is missing is there', async () => {
    const { missing } = await claims.byNumber('ЗВ-26-000401')
    expect(missing.map(({ documentType, field }) => documentType ?? field)).toEqual([
      'claimedAmount',
      'isConfirmed',
      'COST_PROOF',
      'PHOTO',
      'PRETENSION',
    ])
    const asked = await claims.byNumber('ЗВ-26-000404')
    expect(asked.asked?.left).toMatchObject([{ name: 'COST_PROOF' }])
    expect(asked.deadline).toMatchObject({ kind: 'DOCUMENTS', daysLeft: 12 })
    await claims.attach(asked.id, 'COST_PROOF')
    await claims.answer(asked.id)
    expect(await stateOf(asked.id)).toBe('IN_REVIEW')
  })

  it('go on with the next number', async () => {
    const { query } = cabinet.platform.database
    const known = await query.selectFrom('claim').select('number').execute()
    const last = Math.max(...known.map(({ number }) => Number(number.slice(-6))))
    index += 1
    const { body } = await claims.create(order.usual(index))
    expect(body.number.slice(-6)).toBe(String(last + 1).padStart(6, '0'))
  })

  it('are taken, decided and paid by the insurer as the clock goes on, over HTTP alone', async () => {
    const id = await submitted()
    await live()
    expect(await stateOf(id)).toBe('SUBMITTED')
    pass(3)
    await live()
    expect(await stateOf(id)).toBe('IN_REVIEW')
    pass(46)
    await live()
    expect(['APPROVED', 'PARTIALLY_APPROVED']).toContain(await stateOf(id))
    pass(24)
    await live()
    expect(await claims.card(id)).toMatchObject({
      status: { name: 'PAID' },
      insurer: { claimNumber: expect.any(String) },
    })
  })

  it('are refused for each reason, when the insurer refuses', async () => {
    await behavior('REFUSING')
    const ids = await Promise.all([submitted(), submitted()])
    await live()
    pass(49)
    await live()
    for (const id of ids) {
      const { status, decision } = await claims.card(id)
      expect([status.name, decision?.reason?.name, decision?.comment]).toEqual([
        'REJECTED',
        expect.any(String),
        expect.any(String),
      ])
    }
  })

  it('wait for documents when the insurer asks, and are answered when it is written to', async () => {
    await behavior('ASKING')
    const id = await submitted()
    await live()
    pass(7)
    await live()
    expect((await claims.card(id)).asked?.documents).toMatchObject([{ name: 'COST_PROOF' }])
    await claims.attach(id, 'COST_PROOF')
    await claims.answer(id)
    await live()
    pass(7)
    await live()
    expect(await stateOf(id)).toBe('APPROVED')
    pass(25)
    await live()
    expect(await stateOf(id)).toBe('PAID')
  })

  it('change nothing when the insurer begins anew', async () => {
    await behavior('PROMPT')
    const { query } = cabinet.platform.database
    const before = await query.selectFrom('status_change').select('id').execute()
    for (const program of await createPrograms(cabinet.platform, `${cabinet.app.listeningOrigin}/api`)) {
      await program.tick()
    }
    expect(await query.selectFrom('status_change').select('id').execute()).toHaveLength(before.length)
  })

  it('are moved by the developer panel', async () => {
    const id = demoId('claim ЗВ-26-000403')
    const { body } = await cabinet.call<{ kinds: { id: string; entities: Pushable[] }[] }>(listStates, {
      token: await cabinet.tokenOf('P8'),
    })
    const entity = body.kinds.find((one) => one.id === 'claim.claims')?.entities.find((one) => one.id === id)
    expect(entity?.next.map(({ name }) => name)).toEqual([
      'DOCUMENTS_REQUESTED',
      'APPROVED',
      'PARTIALLY_APPROVED',
      'REJECTED',
    ])
    expect((await push('claim.claims', id, 'PARTIALLY_APPROVED')).status).toBe(204)
    expect((await push('claim.claims', id, 'PAID')).status).toBe(204)
    expect((await push('claim.claims', id, 'DRAFT')).status).toBe(409)
    const seen = await asPartner(cabinet, party.insurer)<InsurerClaim>(partner.claim, { params: { id } })
    expect(seen.body).toMatchObject({ state: 'PAID', approvedAmount: 224_500 })
  })
})
