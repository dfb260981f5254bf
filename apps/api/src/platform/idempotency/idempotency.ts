import { canonicalJson } from '../../kernel/canonical-json.ts'
import { errorCodes } from '@cabinet/contract/errors'
import { type Database, sqlStateOf } from '../../db/database.ts'
import type { Clock } from '../../kernel/clock.ts'
import { errors } from '../../kernel/http-error.ts'
import type { SecretBox } from '../../kernel/secret-box.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** How long a key is remembered. */
const KEPT_MS = DAY_MS

/** A handler read on after a statement of its transaction had failed. */
const TRANSACTION_FAILED = '25P02'

/** A call that names a key. */
export interface KeyedCall {
  readonly caller: store.Caller
  readonly key: string
  /** Id of the endpoint. */
  readonly endpoint: string
  /** Everything that the caller sent, after validation. */
  readonly input: unknown
}

/** The answer of a call, and whether it was given before. */
export interface KeyedResponse {
  readonly response: unknown
  readonly isReplay: boolean
}

/** Calls that may be sent again without being done again. */
export interface Idempotency {
  /**
   * Does `work` once for a key of a caller within 24 hours and remembers what it answered, in one transaction: after a
   * crash either both stand or neither. Parallel calls with the key wait and get the same answer. What `work` throws is
   * not remembered, so the same key may try again.
   *
   * `work` runs inside of the transaction: it must not call services of others, and what it pays to `limits` is undone
   * when it throws.
   *
   * @throws HttpError 409 when the key was used for another call or with another input
   */
  once(call: KeyedCall, work: () => Promise<unknown>): Promise<KeyedResponse>
  /**
   * What was answered to the key, if it was: for who would otherwise prepare in vain.
   *
   * @throws HttpError 409 when the key was used for another call or with another input
   */
  answered(call: KeyedCall): Promise<KeyedResponse | undefined>
  /** Forgets what is older than 24 hours. @returns how many keys */
  forget(): Promise<number>
}

/** A key with what it was sent for. */
interface Claimed extends store.Claim {
  readonly text: string
}

const reused = () =>
  errors.conflict(errorCodes.keyReused, {
    ru: 'Этот ключ запроса уже использован с другими данными',
    en: 'This request key has been used with other data',
  })

/** @param parts the clock is read for its real time: who moves the business clock does not forget keys */
export const createIdempotency = ({
  database,
  clock,
  secrets,
}: {
  readonly database: Database
  readonly clock: Clock
  readonly secrets: SecretBox
}): Idempotency => {
  const keyOf = ({ caller, key }: store.Claim) => ({
    table: 'idempotency',
    column: 'response',
    row: `${caller.kind}:${key}`,
    organizationId: caller.id,
  })
  const claimOf = ({ caller, key, endpoint, input }: KeyedCall): Claimed => {
    const text = canonicalJson(input)
    return { caller, key, endpoint, text, bodyHash: secrets.fingerprint(text) }
  }
  const oldest = (): string => new Date(clock.real().getTime() - KEPT_MS).toISOString()

  /** The answer of a key that has been used; nothing while the call that took it is under way. */
  const replay = async (claim: Claimed): Promise<KeyedResponse | undefined> => {
    const known = await store.findClaim(database, claim, oldest())
    if (!known) return undefined
    if (known.endpoint !== claim.endpoint || !secrets.isFingerprintOf(known.body_hash, claim.text)) throw reused()
    if (known.response === null) throw new Error('A call with a key was committed without its answer')
    const [response] = JSON.parse(secrets.open(known.response, keyOf(claim))) as unknown[]
    return { response: response ?? undefined, isReplay: true }
  }

  const attempt = (claim: Claimed, work: () => Promise<unknown>): Promise<KeyedResponse> =>
    database.transaction(async () => {
      await store.deleteOldClaim(database, claim, oldest())
      if (await store.insertClaim(database, claim, clock.real().toISOString())) {
        const response = await work()
        // An array of one: JSON has no word for the answer of a call that answers nothing.
        await store.saveResponse(database, claim, secrets.seal(JSON.stringify([response]), keyOf(claim)))
        return { response, isReplay: false }
      }
      const given = await replay(claim)
      if (!given) throw new Error('A key that was taken has no call')
      return given
    })

  return {
    async once(call, work) {
      const claim = claimOf(call)
      try {
        return await attempt(claim, work)
      } catch (error) {
        // Handlers that meet the row of somebody faster look at it to word their refusal. In a transaction that has
        // failed they cannot; in the next one they see that row at once.
        if (sqlStateOf(error) !== TRANSACTION_FAILED) throw error
        return attempt(claim, work)
      }
    },
    answered: (call) => replay(claimOf(call)),
    forget: () => store.deleteBefore(database, oldest()),
  }
}
