import * as claim from '@cabinet/contract/claim'
import { pathOf } from '@cabinet/contract/client'
import * as senderOrder from '@cabinet/contract/sender/orders'
import type { SenderOrderCard } from '@cabinet/contract/sender/orders'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApplication } from '../../src/application.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { addressOf, runServerOn } from '../support/run.ts'
import { claimsOf, lossDraft, order } from './support.ts'

const TIMES = 50
const FILED = order.usual(61)
const SENT = order.usual(62)

describe.each(databaseKinds())('a server that is killed among claims, on $name', (kind) => {
  let cabinet: Cabinet
  let headers: Record<string, string>
  let draft: string
  let calls: readonly { readonly path: string; readonly body: object }[]

  beforeEach(async () => {
    cabinet = await openCabinet(kind)
    const claims = claimsOf(cabinet)
    draft = await lossDraft(claims, SENT)
    const { version } = await claims.card(draft)
    headers = { authorization: `Bearer ${await cabinet.tokenOf('P5')}` }
    calls = [
      { path: `/api${claim.create.path}`, body: { product: 'SENDER', objectId: FILED } },
      { path: `/api${pathOf(claim.submit.path, { id: draft })}`, body: { version } },
    ]
    await cabinet.stop()
  })
  afterEach(() => cabinet.removeData())

  /** Everything that a claim leaves behind when it is made or sent, as a server finds it that starts on the same data. */
  const stateNow = async (query: Cabinet['platform']['database']['query']) => {
    const rows = await query
      .selectFrom('claim')
      .select(['id', 'object_id', 'status', 'submitted_at'])
      .where('object_id', 'in', [FILED, SENT])
      .execute()
    const sent = rows.filter(({ object_id: object }) => object === SENT)
    const changes = query.selectFrom('status_change').select('event').where('subject_id', '=', draft)
    const news = query.selectFrom('partner_feed').select('type').where('subject_id', '=', draft)
    const waybills = query
      .selectFrom('claim_document')
      .select('id')
      .where('claim_id', '=', draft)
      .where('is_generated', '=', true)
    return {
      made: rows.length - sent.length,
      sent: sent.map(({ status, submitted_at: at }) => [status, at !== null]),
      events: (await changes.execute()).map(({ event }) => event).toSorted(),
      news: (await news.execute()).map(({ type }) => type),
      waybills: (await waybills.execute()).length,
    }
  }

  it('makes and sends each of them once, whole or not at all', { timeout: 120_000 }, async () => {
    const { config } = cabinet.platform
    const server = runServerOn(config)
    const address = await addressOf(server)
    const answered = new Set<string>()
    // One after the other, so that both are under way when the process dies.
    const attempts = Array.from({ length: TIMES }, () => calls)
      .flat()
      .map(async ({ path, body }) => {
        const response = await fetch(`${address}${path}`, {
          method: 'POST',
          headers: { ...headers, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        if (response.ok) answered.add(path)
        return response.status
      })
    const first = await Promise.any(attempts)
    server.process.kill('SIGKILL')
    await Promise.allSettled(attempts)
    await server.ended
    expect([200, 201, 409]).toContain(first)

    const { app, platform, stop } = await createApplication(config, { isQuiet: true, clock: cabinet.clock })
    const coverOf = async (id: string): Promise<unknown> => {
      const response = await app.inject({ url: `/api${pathOf(senderOrder.get.path, { id })}`, headers })
      return response.json<SenderOrderCard>().insurance.status.name
    }
    try {
      const whole = {
        sent: [['SUBMITTED', true]],
        events: ['submit'],
        news: ['claim.submitted'],
        waybills: 1,
      }
      const untouched = { sent: [['DRAFT', false]], events: [], news: [], waybills: 0 }
      const { made, ...found } = await stateNow(platform.database.query)
      const isSent = found.sent[0]?.[0] === 'SUBMITTED'
      expect(found).toEqual(isSent ? whole : untouched)
      expect([0, 1]).toContain(made)
      expect(await coverOf(SENT)).toBe(isSent ? 'CLAIMED' : 'FINISHED')
      for (const path of answered) expect(path === calls[0]?.path ? made === 1 : isSent, path).toBe(true)

      for (const { path, body } of calls) {
        const again = await Promise.all(
          Array.from({ length: TIMES }, () => app.inject({ method: 'POST', url: path, headers, payload: body })),
        )
        const done = again.filter(({ statusCode }) => statusCode < 300).length
        expect(done, path).toBe(path === calls[0]?.path ? 1 - made : TIMES)
      }
      expect(await stateNow(platform.database.query)).toEqual({ made: 1, ...whole })
      expect(await coverOf(SENT)).toBe('CLAIMED')
    } finally {
      await stop()
    }
  })
})
