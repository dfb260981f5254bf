import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { openDatabase } from '../../src/db/database.ts'
import { createCourier } from '../../src/integrations/cdek/courier.ts'
import { demoCourierAccounts } from '@cabinet/demo/courier/accounts'
import { listen, type ListeningSimulator } from '@cabinet/demo/courier/listen'
import { createCourierSimulator } from '@cabinet/demo/courier/simulator'
import { DAY_MS } from '../../src/kernel/durations.ts'
import { demoStartOf } from '@cabinet/demo/start'
import { organizationId } from '@cabinet/demo/organizations'

const O4 = organizationId('O4')
/** Answers about orders after which the process is killed. */
const KILLED_AFTER = 5

/** What the register knows of each open order. */
const standingOf = async (folder: string): Promise<Map<string, string>> => {
  const database = await openDatabase({ kind: 'embedded', folder: join(folder, 'database') })
  try {
    const rows = await database.query
      .selectFrom('sender_order')
      .select(['courier_uuid', 'status_code'])
      .where('organization_id', '=', O4)
      .execute()
    return new Map(rows.map((row) => [row.courier_uuid, row.status_code]))
  } finally {
    await database.close()
  }
}

describe('a process that is killed while it loads orders', () => {
  let folder: string
  let courier: ListeningSimulator
  let answered = 0
  /** Takes its time, one answer after another, so that there is a middle to be killed in. */
  let isSlow = true
  let onAnswer = (): void => undefined

  const later = () => new Date(Date.now() + 3 * DAY_MS)

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cabinet-loading-'))
    await cp(inject('templateFolder'), folder, { recursive: true })
    const database = await openDatabase({ kind: 'embedded', folder: join(folder, 'database') })
    const start = await demoStartOf(database)
    // What was known of the open orders long ago, so that there is much to learn.
    await database.query
      .updateTable('sender_order')
      .set({ status_code: 'ACCEPTED', status_name: 'Принят', stage: 'CREATED' })
      .where('organization_id', '=', O4)
      .where('is_final', '=', false)
      .execute()
    await database.close()
    const simulator = createCourierSimulator({ now: later, real: later, start: async () => start })
    courier = await listen({
      ...simulator,
      async handle(request) {
        const response = await simulator.handle(request)
        if (/\/orders\//.test(request.url)) {
          answered += 1
          // No wait of the test: answers come apart, so that the process dies between two of them.
          if (isSlow) {
            await new Promise((resolve) => {
              setTimeout(resolve, answered * 20)
            })
          }
          onAnswer()
        }
        return response
      },
    })
  })
  afterAll(async () => {
    await courier.close()
    await rm(folder, { recursive: true, force: true })
  })

  const load = (): ChildProcess =>
    fork(join(import.meta.dirname, 'order-loader.ts'), [folder, courier.address], {
      execArgv: ['--conditions=cabinet-source', '--liftoff-only'],
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })

  it('is followed by one after which everything is as the courier says', { timeout: 120_000 }, async () => {
    const before = await standingOf(folder)
    const killed = load()
    const { promise: isMiddle, resolve: reach } = Promise.withResolvers<void>()
    onAnswer = () => {
      if (answered > KILLED_AFTER) reach()
    }
    await isMiddle
    killed.kill('SIGKILL')
    await once(killed, 'close')
    isSlow = false
    const between = await standingOf(folder)

    const second = load()
    expect(await Promise.race([once(second, 'message'), once(second, 'exit')])).toEqual(['done', undefined])
    await once(second, 'close')
    const after = await standingOf(folder)

    const key = demoCourierAccounts.O4
    const client = createCourier({ url: courier.address, send: (request) => fetch(request), now: later })
    const changed = [...after].filter(([uuid, status]) => before.get(uuid) !== status)
    expect(changed.length).toBeGreaterThan(KILLED_AFTER)
    // It was killed in the middle: some of what changed was not known yet.
    expect(changed.some(([uuid, status]) => between.get(uuid) !== status)).toBe(true)
    const open = [...after]
      .filter(([uuid, status]) => before.get(uuid) !== status || status !== 'DELIVERED')
      .slice(0, 60)
    for (const [uuid, status] of open) {
      const order = await client.order(key, uuid)
      if (typeof order === 'string') throw new Error(`The courier does not know ${uuid}`)
      expect([uuid, order.status.code]).toEqual([uuid, status])
    }
  })
})
