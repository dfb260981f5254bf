import type { Endpoint } from '@cabinet/contract/endpoint'
import * as bank from '@cabinet/contract/finance/partner'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '@cabinet/demo/ids'
import { newId } from '../../src/kernel/ids.ts'
import { anyKind } from '../support/any-kind.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { asPartner, party } from '../support/partner.ts'

/** A request that was sent to the bank that tells of it here. */
const SENT = demoId('request F4')
const MINUTE_MS = 60_000

const ordersOf = <Item>(items: readonly Item[]): Item[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))

describe('news of a request', () => {
  let cabinet: Cabinet
  beforeAll(async () => {
    cabinet = await openCabinet(anyKind())
  })
  afterAll(() => cabinet.remove())

  /** What happened at the bank, in the order in which it happened. */
  const story = (): readonly (readonly [string, Endpoint, object])[] => {
    const at = (minutesAgo: number) => ({
      externalId: newId(),
      occurredAt: new Date(cabinet.clock.now().getTime() - minutesAgo * MINUTE_MS).toISOString(),
    })
    return [
      ['take', bank.takeRequest, at(40)],
      ['report', bank.askDocument, { ...at(30), document: 'Отчётность', comment: 'С отметкой' }],
      ['lease', bank.askDocument, { ...at(20), document: 'Договор аренды' }],
      ['refuse', bank.refuseRequest, { ...at(10), comment: 'Мало поставок' }],
    ]
  }
  const begin = async (): Promise<void> => {
    const { query } = cabinet.platform.database
    await query.deleteFrom('finance_asked_document').where('request_id', '=', SENT).execute()
    await query.deleteFrom('status_change').where('subject_id', '=', SENT).execute()
    await sql`
      update finance_request set status = 'SEND_BANK', decision_at = null, decision_comment = null,
        retry_available_date = null
      where id = ${SENT}`.execute(query)
  }
  const send = async (endpoint: Endpoint, body: object): Promise<number> =>
    (await asPartner(cabinet, party.ural)(endpoint, { params: { id: SENT }, body })).status
  const stateNow = async () => {
    const { query } = cabinet.platform.database
    const request = await query
      .selectFrom('finance_request')
      .select(['status', 'decision_comment'])
      .where('id', '=', SENT)
      .executeTakeFirstOrThrow()
    const asked = await query
      .selectFrom('finance_asked_document')
      .select(['document', 'status'])
      .where('request_id', '=', SENT)
      .orderBy('asked_at')
      .execute()
    return { ...request, asked: asked.map(({ document, status }) => [document, status]) }
  }

  it('leave the same whatever their order and number, while what is refused is told again later', async () => {
    for (const order of ordersOf(story())) {
      const names = order.map(([name]) => name).join(', ')
      await begin()
      const waiting = [...order, ...order.toReversed()]
      for (let tries = 0; waiting.length > 0 && tries < 50; tries += 1) {
        const next = waiting.shift()
        if (!next) break
        const status = await send(next[1], next[2])
        expect([200, 409], names).toContain(status)
        if (status === 409) waiting.push(next)
      }
      expect(waiting, names).toEqual([])
      const { status, decision_comment: comment, asked } = await stateNow()
      expect([status, comment], names).toEqual(['CANCEL', 'Мало поставок'])
      // After the decision nothing waits; what is told of only then is not asked for at all.
      expect(new Set(asked.map(([, state]) => state)).has('ASKED'), names).toBe(false)
    }
  })

  it('keep every document that was asked for, in the order of the asking', async () => {
    const [take, report, lease] = story()
    for (const order of [
      [report, lease],
      [lease, report],
      [lease, report, lease, report],
    ]) {
      await begin()
      if (take) await send(take[1], take[2])
      for (const news of order) expect(news && (await send(news[1], news[2]))).toBe(200)
      expect((await stateNow()).asked).toEqual([
        ['Отчётность', 'ASKED'],
        ['Договор аренды', 'ASKED'],
      ])
    }
  })
})
