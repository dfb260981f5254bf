import * as claim from '@cabinet/contract/claim'
import type { ClaimCard, ClaimLine } from '@cabinet/contract/claim/shapes'
import * as senderOrder from '@cabinet/contract/sender/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { businessDay } from '../../src/kernel/clock.ts'
import { draftMonth, monthBefore } from '../../src/modules/claim/monthly.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { productKinds } from '../support/databases.ts'
import { moveTo, runJob } from '../support/time.ts'
import { type Claims, claimsOf } from './support.ts'

describe.each(productKinds())('the claim of a month on $name', (kind) => {
  let cabinet: Cabinet
  let claims: Claims

  beforeAll(async () => {
    cabinet = await openCabinet(kind)
    claims = claimsOf(cabinet)
  })
  afterAll(() => cabinet.remove())

  const groups = async (): Promise<ClaimLine[]> =>
    claims.find([
      { field: 'isGroupClaim', operation: 'EQ', value: true },
      { field: 'status.name', operation: 'EQ', value: 'DRAFT' },
    ])
  const emails = async (): Promise<string[]> => {
    const { query } = cabinet.platform.database
    const rows = await query
      .selectFrom('email')
      .select('subject')
      .where('recipient', '=', 'vlasova@posylka-plus.example')
      .orderBy('created_at')
      .execute()
    return rows.map(({ subject }) => subject)
  }
  it('stands ready from the first start: eight orders, 3 225,50 ₽', async () => {
    const [draft] = await groups()
    expect(draft).toMatchObject({
      number: 'ЗВ-26-000410',
      period: monthBefore(businessDay(cabinet.clock.now())),
      linesCount: 8,
      claimedAmount: 322_550,
      author: null,
      object: null,
      deadline: { kind: 'SUBMIT' },
    })
    const card = await claims.card(draft?.id ?? '')
    expect(card.lines.map(({ logisticsCost }) => logisticsCost).toSorted()).toEqual(
      [38_400, 41_250, 29_900, 52_700, 36_100, 44_800, 31_900, 47_500].toSorted(),
    )
    expect(new Set(card.lines.map(({ eventType }) => eventType.name))).toEqual(new Set(['RETURN', 'UNREDEEMED']))
    const { body } = await claims.call<{ groupDraft: unknown }>(senderOrder.dashboard)
    expect(body.groupDraft).toEqual({ id: draft?.id, period: draft?.period, ordersCount: 8, sum: 322_550 })
    const counters = await claims.call<{ groupDrafts: object[] }>(claim.counters)
    expect(counters.body.groupDrafts).toMatchObject([{ id: draft?.id, linesCount: 8, sum: 322_550 }])
  })

  it('is drafted once for a month, however many servers do it', async () => {
    const month = businessDay(cabinet.clock.now()).slice(0, 7)
    const drafted = await Promise.all([1, 2, 3].map(() => draftMonth(cabinet.platform, month)))
    expect(await draftMonth(cabinet.platform, month)).toBe(0)
    const total = drafted.reduce((sum, one) => sum + one, 0)
    const found = (await groups()).filter(({ period }) => period === month)
    expect(found).toHaveLength(1)
    expect(total).toBeGreaterThanOrEqual(1)
    const [draft] = found
    expect(draft?.linesCount).toBeGreaterThan(0)
    expect((await emails()).filter((subject) => subject.startsWith('Готов черновик заявления за'))).toHaveLength(1)
  })

  it('holds what came back and nothing that was lost, damaged or short', async () => {
    const month = businessDay(cabinet.clock.now()).slice(0, 7)
    const draft = (await groups()).find(({ period }) => period === month)
    const { lines } = await claims.card(draft?.id ?? '')
    const reasons = lines.map(({ reasonName }) => reasonName)
    expect(reasons.join()).not.toMatch(/Утерян|повреждение|недовложение|пересорт/)
    expect(lines.every(({ logisticsCost }) => logisticsCost > 0 && logisticsCost <= 500_000)).toBe(true)
    expect(lines.every(({ eventDate }) => eventDate.startsWith(month))).toBe(true)
  })

  it('is not drafted again when it was deleted, and not without returns', async () => {
    const month = businessDay(cabinet.clock.now()).slice(0, 7)
    const draft = (await groups()).find(({ period }) => period === month)
    expect((await claims.call(claim.remove, { params: { id: draft?.id ?? '' } })).status).toBe(204)
    await draftMonth(cabinet.platform, month)
    expect((await groups()).filter(({ period }) => period === month)).toEqual([])
    expect(await draftMonth(cabinet.platform, '2031-01')).toBe(0)
  })

  it('comes on the 10th at six in the morning, and for every month that was missed', async () => {
    const job = cabinet.platform.modules.jobs.find(({ id }) => id === 'claim.groupDrafts')
    expect(job).toMatchObject({ schedule: { kind: 'MONTHLY', day: 10, time: '06:00' }, missed: 'each' })
    const { query } = cabinet.platform.database
    const month = monthBefore(businessDay(cabinet.clock.now()))
    await query.deleteFrom('claim_line').execute()
    await query.deleteFrom('claim').where('period', '=', month).execute()
    const dueAt = new Date(`${businessDay(cabinet.clock.now()).slice(0, 7)}-10T06:00:00+03:00`)
    await job?.run({ platform: cabinet.platform, dueAt })
    const draft = (await groups()).find(({ period }) => period === month)
    expect(draft?.linesCount).toBeGreaterThanOrEqual(8)
  })

  it('is reminded of on days 5, 15 and 50, once each, and withdrawn on day 60', async () => {
    const [draft] = await groups()
    const created = businessDay(cabinet.clock.now())
    const [year = 0, month = 0, day = 0] = created.split('-').map(Number)
    const morning = (days: number): void =>
      moveTo(cabinet, `${new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)}T09:00:00+03:00`)
    const about = async () =>
      (await emails()).filter((subject) => /ждёт проверки|отозван$/.test(subject)).map((subject) => subject.slice(-13))
    for (const days of [4, 5, 6, 15, 16, 50, 59]) {
      morning(days)
      await runJob(cabinet, 'claim.watchDrafts')
      await runJob(cabinet, 'claim.watchDrafts')
    }
    expect(await about()).toEqual(Array.from({ length: 3 }, () => 'ждёт проверки'))
    expect((await claims.card(draft?.id ?? '')).status.name).toBe('DRAFT')
    morning(60)
    await runJob(cabinet, 'claim.watchDrafts')
    await runJob(cabinet, 'claim.watchDrafts')
    const card = await claims.call<ClaimCard>(claim.get, { params: { id: draft?.id ?? '' } })
    expect(card.body).toMatchObject({ status: { name: 'WITHDRAWN' } })
    expect(card.body.history[0]).toMatchObject({ by: 'JOB' })
    expect((await about()).at(-1)).toMatch(/отозван$/)
    expect(await about()).toHaveLength(4)
  })
})
