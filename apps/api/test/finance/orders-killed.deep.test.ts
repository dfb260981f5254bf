import { order } from '@cabinet/contract/finance/objects'
import { send } from '@cabinet/contract/finance/requests'
import { pathOf } from '@cabinet/contract/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createApplication } from '../../src/application.ts'
import { addDays } from '../../src/kernel/days.ts'
import { nextOrderDay } from '../../src/modules/finance/order-days.ts'
import { type Cabinet, openCabinet } from '../support/cabinet.ts'
import { databaseKinds } from '../support/databases.ts'
import { addressOf, runServerOn } from '../support/run.ts'
import { F6, fillRequest } from './request.ts'
import { factory } from './support.ts'

const TIMES = 50
const OBJECT = factory.object('31')

describe.each(databaseKinds())('a server that is killed among orders and sends, on $name', (kind) => {
  let cabinet: Cabinet
  let headers: Record<string, string>
  let calls: readonly { readonly path: string; readonly body?: object }[]

  beforeEach(async () => {
    cabinet = await openCabinet(kind)
    await fillRequest(cabinet, 'P7', F6)
    headers = { authorization: `Bearer ${await cabinet.tokenOf('P7')}` }
    // Not today, whose cut-off may come while the server is down.
    const date = nextOrderDay(new Date(`${addDays(nextOrderDay(cabinet.clock.now()), 1)}T10:00:00+03:00`))
    calls = [
      { path: `/api${order.path}`, body: { agreementId: factory.agreement, date, objectIds: [OBJECT] } },
      { path: `/api${pathOf(send.path, { id: F6 })}` },
    ]
    await cabinet.stop()
  })
  afterEach(() => cabinet.removeData())

  /** How everything stands that an order or a send changes, as a server finds it that starts on the same data. */
  const stateNow = async (query: Cabinet['platform']['database']['query']) => {
    const subjects = [OBJECT, F6]
    const object = query.selectFrom('finance_object').select('status').where('id', '=', OBJECT)
    const supply = query.selectFrom('finance_supply').select('status').where('id', '=', factory.supply('0098'))
    const request = query.selectFrom('finance_request').select(['status', 'sent_at']).where('id', '=', F6)
    const news = query.selectFrom('partner_feed').select('type').where('subject_id', 'in', subjects)
    const history = query
      .selectFrom('status_change')
      .select(['event', 'version'])
      .where('subject_id', 'in', subjects)
      .where('at', '>', cabinet.platform.startedAt.toISOString())
    const sent = await request.executeTakeFirstOrThrow()
    return {
      object: (await object.executeTakeFirstOrThrow()).status,
      supply: (await supply.executeTakeFirstOrThrow()).status,
      request: sent.status,
      isSent: sent.sent_at !== null,
      news: (await news.execute()).map(({ type }) => type).toSorted(),
      history: (await history.execute()).map(({ event }) => event).toSorted(),
    }
  }

  it(
    'loses nothing that it has answered, leaves nothing half done, and repeats add nothing',
    { timeout: 120_000 },
    async () => {
      const { config } = cabinet.platform
      const server = runServerOn(config)
      const address = await addressOf(server)
      const answered = new Set<string>()
      const attempts = calls.flatMap(({ path, body }) =>
        Array.from({ length: TIMES }, async () => {
          const response = await fetch(`${address}${path}`, {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body ?? {}),
          })
          if (response.status === 200) answered.add(path)
          return response.status
        }),
      )
      const first = await Promise.any(attempts)
      server.process.kill('SIGKILL')
      await Promise.allSettled(attempts)
      await server.ended
      expect([200, 409]).toContain(first)

      const { app, platform, stop } = await createApplication(config, { isQuiet: true, clock: cabinet.clock })
      try {
        const found = await stateNow(platform.database.query)
        const [isOrdered, isSent] = [found.object === 'ORDERED', found.request === 'SEND_BANK']
        expect(found).toEqual({
          object: isOrdered ? 'ORDERED' : 'AVAILABLE',
          supply: isOrdered ? 'IN_FINANCING' : 'CONFIRMED',
          request: isSent ? 'SEND_BANK' : 'DRAFT',
          isSent,
          news: [...(isOrdered ? ['object.ordered'] : []), ...(isSent ? ['request.submitted'] : [])],
          history: [...(isOrdered ? ['order'] : []), ...(isSent ? ['send'] : [])],
        })
        for (const path of answered) expect(path === calls[0]?.path ? isOrdered : isSent, path).toBe(true)

        for (const { path, body } of calls) {
          const again = await Promise.all(
            Array.from({ length: TIMES }, () =>
              app.inject({ method: 'POST', url: path, headers, payload: body ?? {} }),
            ),
          )
          const done = again.filter(({ statusCode }) => statusCode === 200).length
          expect(done, path).toBe(body ? (isOrdered ? 0 : 1) : TIMES)
        }
        expect(await stateNow(platform.database.query)).toEqual({
          object: 'ORDERED',
          supply: 'IN_FINANCING',
          request: 'SEND_BANK',
          isSent: true,
          news: ['object.ordered', 'request.submitted'],
          history: ['order', 'send'],
        })
      } finally {
        await stop()
      }
    },
  )
})
