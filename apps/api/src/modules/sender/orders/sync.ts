import { type CourierKey, CourierError, type CourierProblem } from '../../../integrations/cdek/courier.ts'
import type { Platform } from '../../../platform/context.ts'
import { webhookLocationOf } from '../account/store.ts'
import { courierKeyOf, isTakenByOthers, recordCourierProblem } from '../account/health.ts'
import { type CredentialRow, findCredential } from '../account/credential-store.ts'
import { upsertFromCourier } from './load.ts'
import * as store from './sync-store.ts'
import { MINUTE_MS } from '../../../kernel/durations.ts'

/** Between two rounds over the orders of an organization, and before another try after a failure. */
const ROUND_MS = 30 * MINUTE_MS
const RETRY_MS = 5 * MINUTE_MS
/** Orders that are asked about before the next organization has its turn. */
const BATCH = 40

/** What came of a turn. */
interface Turn {
  readonly changed: number
  /** Nothing is left to ask about in this round. */
  readonly isComplete: boolean
  readonly problem: CourierProblem | null
}

/** Loads the orders of one organization. */
interface Loading {
  readonly platform: Platform
  readonly credential: CredentialRow
  readonly key: CourierKey
}

type SyncOutcome = 'changed' | 'unchanged' | 'skipped' | CourierProblem

/** Asks about one order. An order that cannot be read does not hold up the others. */
const askAbout = async ({ platform, credential, key }: Loading, uuid: string): Promise<SyncOutcome> => {
  const askedAt = platform.clock.nowText()
  try {
    const order = await platform.courier.order(key, uuid)
    if (order === 'unreadable') {
      platform.log.warn({ uuid }, 'an order of the courier is not understood')
      return 'skipped'
    }
    // What the account does not know is nothing to us: a forged hint ends here.
    if (order === 'unknown') return 'skipped'
    return (await upsertFromCourier(platform, credential.organization_id, order, askedAt)) ? 'changed' : 'unchanged'
  } catch (error) {
    if (error instanceof CourierError) return error.problem
    throw error
  }
}

/** The courier is away when it refuses the key, or answers no question of several. */
const problemOf = (answers: readonly SyncOutcome[]): CourierProblem | null => {
  if (answers.includes('badKey')) return 'badKey'
  return answers.length > 0 && answers.every((answer) => answer === 'noResponse') ? 'noResponse' : null
}

const changedOf = (answers: readonly SyncOutcome[]): number => answers.filter((answer) => answer === 'changed').length

/** Orders of which the courier has hinted. A hint is forgotten when its order has been read. */
const followHints = async (loading: Loading): Promise<Turn> => {
  const { platform, credential } = loading
  const organizationId = credential.organization_id
  const hints = await store.findHints(platform.database, organizationId, BATCH)
  const answers = await Promise.all(hints.map(({ courier_uuid: uuid }) => askAbout(loading, uuid)))
  for (const [index, hint] of hints.entries()) {
    const answer = answers[index]
    if (answer !== 'badKey' && answer !== 'noResponse') await store.removeHint(platform.database, organizationId, hint)
  }
  return { changed: changedOf(answers), isComplete: hints.length < BATCH, problem: problemOf(answers) }
}

/** The next batch of a round. How far it has got is kept, so a server that dies here is followed by another. */
const syncNextBatch = async (loading: Loading, sync: store.SyncRow): Promise<Turn> => {
  const { platform, credential } = loading
  const { database, clock } = platform
  const organizationId = credential.organization_id
  const rows = await store.findOpen(database, organizationId, sync.cursor, BATCH)
  const answers = await Promise.all(rows.map(({ courier_uuid: uuid }) => askAbout(loading, uuid)))
  const problem = problemOf(answers)
  if (problem !== null) return { changed: changedOf(answers), isComplete: false, problem }
  const isComplete = rows.length < BATCH
  const now = clock.now()
  await store.updateSync(
    database,
    organizationId,
    isComplete
      ? {
          cursor: null,
          finished_at: now.toISOString(),
          due_at: new Date(now.getTime() + ROUND_MS).toISOString(),
          problem: null,
        }
      : { cursor: rows.at(-1)?.id ?? null },
  )
  return { changed: changedOf(answers), isComplete, problem: null }
}

/** The key of the address; nothing when it does not open: orders are found without hints as well, only later. */
const webhookKeyOf = ({ secrets, log }: Platform, sync: store.SyncRow): string | undefined => {
  try {
    return secrets.open(sync.webhook_sealed, webhookLocationOf(sync.organization_id))
  } catch (error) {
    log.error({ organization: sync.organization_id, err: error }, 'the courier cannot be asked for hints')
    return undefined
  }
}

/** Where the courier is to call; nothing while this server has no address that others reach. */
const hintAddress = ({ platform }: Loading, sync: store.SyncRow): string | undefined => {
  const { config, policy } = platform
  const own = policy.callsBackLocally ? `http://${config.host}:${config.port}` : null
  const address = config.publicUrl ?? own
  if (address === null) return undefined
  const key = webhookKeyOf(platform, sync)
  return key === undefined ? undefined : `${address}/api/v1/sender/webhook/${key}`
}

/** Asks for hints. Without them orders are found later or not at all, so every round asks again until it is heard. */
const subscribe = async (loading: Loading, sync: store.SyncRow): Promise<void> => {
  const { platform, key } = loading
  const address = hintAddress(loading, sync)
  if (sync.cursor !== null || address === undefined) return
  await platform.courier.subscribe(key, address)
  await store.updateSync(platform.database, sync.organization_id, { subscribed_at: platform.clock.nowText() })
}

const recordProblem = async ({ platform, credential }: Loading, problem: CourierProblem): Promise<void> => {
  const { database, clock } = platform
  const due = new Date(clock.now().getTime() + RETRY_MS).toISOString()
  await store.updateSync(database, credential.organization_id, { problem, due_at: due })
  await recordCourierProblem(platform, credential, problem)
}

/**
 * A turn of an organization: its hints, then the next batch of the round if one is due.
 *
 * @param isDue false follows hints alone
 * @throws UnreadableKeyError
 */
export const takeTurn = async (platform: Platform, organizationId: string, isDue: boolean): Promise<Turn> => {
  const { database } = platform
  const sync = await store.findSync(database, organizationId)
  const credential = await findCredential(database, organizationId, 'CDEK')
  if (!sync || !credential) return { changed: 0, isComplete: true, problem: null }
  if (await isTakenByOthers(platform, credential)) {
    const due = new Date(platform.clock.now().getTime() + ROUND_MS).toISOString()
    await store.updateSync(database, organizationId, { due_at: due })
    return { changed: 0, isComplete: true, problem: null }
  }
  const loading = { platform, credential, key: courierKeyOf(platform, credential) }
  const turn = await (async (): Promise<Turn> => {
    try {
      if (isDue) await subscribe(loading, sync)
    } catch (error) {
      if (!(error instanceof CourierError)) throw error
      return { changed: 0, isComplete: false, problem: error.problem }
    }
    const hinted = await followHints(loading)
    if (hinted.problem !== null || !isDue) return hinted
    const round = await syncNextBatch(loading, sync)
    return { ...round, changed: hinted.changed + round.changed, isComplete: hinted.isComplete && round.isComplete }
  })()
  if (turn.problem !== null) await recordProblem(loading, turn.problem)
  return turn
}
