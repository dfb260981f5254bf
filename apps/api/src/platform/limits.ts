import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { createKeyedMutex } from '../kernel/keyed-mutex.ts'
import { networkOf } from '../kernel/network.ts'

const MINUTE_S = 60

/** Wrong passwords for one person before they are locked out, and for how long. */
const SIGN_IN_ATTEMPTS = 5
export const LOCK_SECONDS = 15 * MINUTE_S
/** Failures of one address before it must pass the bot check. */
export const FAILURES_BEFORE_CAPTCHA = 3
/** Failures of one address before it is refused; fewer while the bot check cannot be asked. */
export const FAILURES_BY_ADDRESS = 100
export const FAILURES_BY_ADDRESS_WITHOUT_CAPTCHA = 10

/** How often something may be done within a time, counted for each address or person. */
export interface Budget {
  /** Unique in the product. */
  readonly name: string
  readonly points: number
  readonly seconds: number
  /**
   * So many uses a server pays for at once and gives out by itself, for budgets that are large and used all the time:
   * the row of a key would otherwise be written by every call. What a server has not given out when the time is over is
   * lost, so the budget of several servers may be smaller by a lot each. Divides `points`.
   */
  readonly lot?: number
}

/** What wrong passwords of a person (by id) or of a name that nobody has are counted by. */
export const signInKeyOf = (personIdOrName: string, isKnownNetwork: boolean): string =>
  `${personIdOrName} ${isKnownNetwork ? 'known' : 'strange'}`

/** Limits, counted in the database, so that several servers count together. */
export interface Limits {
  /**
   * Lets attempts with one key pass one after another, so that right passwords at the same moment do not look like
   * guessing. The returned function ends the turn and must be called.
   */
  takeTurn(key: string): Promise<() => void>
  /**
   * Pays for one check of a password before it is made: parallel attempts cannot all slip through.
   *
   * @returns seconds until the lock opens, 0 when the check is paid for
   */
  payPasswordCheck(key: string): Promise<number>
  /** The same, for who is not told when. */
  mayCheckPassword(key: string): Promise<boolean>
  /** Gives back what was paid for a check that was not made. */
  refundPasswordCheck(key: string): Promise<void>
  /** A right password forgives the wrong ones with the same key before it. */
  forgive(key: string): Promise<void>
  /** Attempts to sign in from the network of an address that did not succeed. */
  failuresOf(address: string): Promise<number>
  /**
   * Pays for an attempt to sign in before it is made, so that parallel guesses count; a success gets it back.
   *
   * @returns how many attempts there were before this one
   */
  payAttempt(address: string): Promise<number>
  /** Gives the attempt back; the wrong ones before it stay, or an own account would wipe out guesses at others. */
  refundAttempt(address: string): Promise<void>
  /**
   * Pays for one use. The payment stands whatever becomes of the transaction of the caller.
   *
   * @returns false when this key has used up its budget
   */
  spend(budget: Budget, key: string): Promise<boolean>
  /**
   * The same, for who is told when to come again.
   *
   * @returns seconds until the budget is full again, 0 when the use is paid for
   */
  pay(budget: Budget, key: string): Promise<number>
  /** Gives back what was paid for a use that does not count; never for a budget that is paid by lots. */
  refund(budget: Budget, key: string): Promise<void>
}

/** Names and addresses are counted by their hash: the table of limits must not become a list of people. */
const keyOf = (text: string): string => createHash('sha256').update(networkOf(text)).digest('base64url')

/** The part of `pg` that the limiter uses, over whichever database we have. */
const storeClientOf = (database: Database) => ({
  query: async ({ text, values }: { text: string; values?: unknown[] }) => {
    const { rows, numAffectedRows } = await database.query.executeQuery(CompiledQuery.raw(text, values ?? []))
    return { rows, rowCount: rows.length > 0 ? rows.length : Number(numAffectedRows ?? 0) }
  },
})

/** Limits that live in the table `rate_limit`. */
export const createLimits = (database: Database): Limits => {
  const shared = {
    storeClient: storeClientOf(database),
    storeType: 'client',
    tableName: 'rate_limit',
    tableCreated: true,
    clearExpiredByTimeout: true,
  }
  const passwordChecks = new RateLimiterPostgres({
    ...shared,
    keyPrefix: 'sign-in',
    points: SIGN_IN_ATTEMPTS,
    duration: LOCK_SECONDS,
    blockDuration: LOCK_SECONDS,
  })
  const failures = new RateLimiterPostgres({
    ...shared,
    clearExpiredByTimeout: false,
    keyPrefix: 'sign-in-address',
    points: FAILURES_BY_ADDRESS,
    duration: LOCK_SECONDS,
  })
  const mutex = createKeyedMutex()
  const budgets = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, points, seconds }: Budget): RateLimiterPostgres => {
    const limiter =
      budgets.get(name) ??
      new RateLimiterPostgres({ ...shared, clearExpiredByTimeout: false, keyPrefix: name, points, duration: seconds })
    budgets.set(name, limiter)
    return limiter
  }
  /** Seconds until the budget is full again; 0 when it has been paid from. */
  const consumed = async (
    paying: Promise<RateLimiterRes>,
    onPaid: (balance: RateLimiterRes) => void = () => undefined,
  ): Promise<number> => {
    try {
      onPaid(await paying)
      return 0
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return Math.max(1, Math.ceil(reason.msBeforeNext / 1000))
      throw reason
    }
  }
  const secondsToWait = async (limiter: RateLimiterPostgres, key: string): Promise<number> => {
    // A call that fails has been tried all the same: a guess must not be free because its answer was an error.
    database.onRollback(async () => {
      await limiter.penalty(keyOf(key))
    })
    return consumed(limiter.consume(keyOf(key)))
  }
  /** Uses that are paid for and not given out yet, and until when they count. */
  const lots = new Map<string, { left: number; readonly until: number }>()
  const isGivenOut = (name: string): boolean => {
    const lot = lots.get(name)
    if (lot === undefined || lot.left === 0 || lot.until <= Date.now()) return false
    lot.left -= 1
    return true
  }
  const payByLots = async (budget: Budget, size: number, key: string): Promise<number> => {
    const name = `${budget.name} ${key}`
    if (isGivenOut(name)) return 0
    // Calls of one moment share the next lot instead of paying for one each.
    const leave = await mutex.acquire(`lot ${name}`)
    try {
      if (isGivenOut(name)) return 0
      return await consumed(limiterOf(budget).consume(keyOf(key), size), ({ msBeforeNext }) => {
        lots.set(name, { left: size - 1, until: Date.now() + msBeforeNext })
      })
    } finally {
      leave()
    }
  }
  const consume = async (limiter: RateLimiterPostgres, key: string): Promise<boolean> =>
    (await secondsToWait(limiter, key)) === 0
  return {
    takeTurn: (key) => mutex.acquire(keyOf(key)),
    payPasswordCheck: (key) => secondsToWait(passwordChecks, key),
    mayCheckPassword: (key) => consume(passwordChecks, key),
    async refundPasswordCheck(key) {
      await passwordChecks.reward(keyOf(key))
    },
    async forgive(key) {
      await passwordChecks.delete(keyOf(key))
    },
    async failuresOf(address) {
      const state = await failures.get(keyOf(address))
      return state?.consumedPoints ?? 0
    },
    async payAttempt(address) {
      const { consumedPoints } = await failures.penalty(keyOf(address))
      return consumedPoints - 1
    },
    async refundAttempt(address) {
      await failures.reward(keyOf(address))
    },
    spend: (budget, key) => consume(limiterOf(budget), key),
    async refund(budget, key) {
      await limiterOf(budget).reward(keyOf(key))
    },
    pay: (budget, key) =>
      budget.lot === undefined ? secondsToWait(limiterOf(budget), key) : payByLots(budget, budget.lot, key),
  }
}

/** Deletes counters whose time is over. */
export const deleteSpentLimits = async ({ query }: Database, realNow: number): Promise<number> => {
  const { numDeletedRows } = await query.deleteFrom('rate_limit').where('expire', '<', realNow).executeTakeFirst()
  return Number(numDeletedRows)
}
