import type { Platform } from '../../../platform/context.ts'
import type { Job } from '../../../platform/jobs/job.ts'
import * as store from './sync-store.ts'
import { takeTurn } from './sync.ts'

const JOB = 'sender.orders'
const ROUND_MS = 30 * 60_000
/** What is left has its turn a minute later. */
const LONGEST_MS = 20_000
/** A hint that could not be followed for so long is forgotten; the rounds go on. */
const HINT_MS = 24 * 60 * 60_000

/** Everybody who waits, with whether their round is due. */
const findWaiting = async ({ database, clock }: Platform): Promise<Map<string, boolean>> => {
  const now = clock.now()
  const due = await store.findDue(database, now.toISOString(), new Date(now.getTime() + ROUND_MS).toISOString())
  const hinted = await store.findHinted(database)
  return new Map([...hinted.map((id) => [id, false] as const), ...due.map((id) => [id, true] as const)])
}

/**
 * Loads orders until nobody waits any more: a batch for each organization, then the next batch for each, so that a large
 * one does not keep the others waiting.
 *
 * @returns how many orders changed
 */
export const loadOrders = async (platform: Platform): Promise<number> => {
  const until = platform.clock.real().getTime() + LONGEST_MS
  await store.removeOldHints(platform.database, new Date(platform.clock.now().getTime() - HINT_MS).toISOString())
  let waiting = await findWaiting(platform)
  let changed = 0
  while (waiting.size > 0) {
    const next = new Map<string, boolean>()
    const isLate = (): boolean => platform.clock.real().getTime() > until
    changed += await platform.jobs.each(JOB, {
      step: 'organization',
      things: [...waiting].map(([id, isDue]) => ({ id, isDue })),
      async work({ id, isDue }) {
        if (isLate()) return 0
        const turn = await takeTurn(platform, id, isDue)
        if (!turn.isComplete && turn.problem === null) next.set(id, isDue)
        return turn.changed
      },
    })
    if (isLate()) return changed
    waiting = next
  }
  return changed
}

export const orderJobs: readonly Job[] = [
  {
    id: JOB,
    title: { ru: 'Загрузка заказов курьерской службы', en: 'Loading of the courier’s orders' },
    schedule: { kind: 'EVERY', minutes: 1 },
    longestMinutes: 5,
    run: ({ platform }) => loadOrders(platform),
  },
]
