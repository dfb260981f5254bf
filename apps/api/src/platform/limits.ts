import { createHash } from 'node:crypto'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import type { Database } from '../db/database.ts'
import { createTurns } from './turns.ts'

const MINUTE_S = 60

/** Wrong passwords of one name before it is locked, and for how long. */
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
}

/** Limits, counted in the database, so that several servers count together. */
export interface Limits {
  /**
   * Lets attempts with one name pass one after another, so that right passwords at the same moment do not look like
   * guessing. The answer ends the turn.
   */
  takeTurn(username: string): Promise<() => void>
  /**
   * Pays for one check of a password before it is made: parallel attempts cannot all slip through.
   *
   * @returns false when the name is locked
   */
  mayCheckPassword(username: string): Promise<boolean>
  /** A right password forgives the wrong ones before it. */
  forgive(username: string, address: string): Promise<void>
  failuresOf(address: string): Promise<number>
  countFailure(address: string): Promise<void>
  /**
   * Pays for one use. Call it outside of a transaction, which could undo the payment.
   *
   * @returns false when this key has used up its budget
   */
  spend(budget: Budget, key: string): Promise<boolean>
}

/** Names are counted by their hash: the table of limits must not become a list of people. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url')

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
  const turns = createTurns()
  const budgets = new Map<string, RateLimiterPostgres>()
  const limiterOf = ({ name, points, seconds }: Budget): RateLimiterPostgres => {
    const limiter =
      budgets.get(name) ??
      new RateLimiterPostgres({ ...shared, clearExpiredByTimeout: false, keyPrefix: name, points, duration: seconds })
    budgets.set(name, limiter)
    return limiter
  }
  const consume = async (limiter: RateLimiterPostgres, key: string): Promise<boolean> => {
    try {
      await limiter.consume(keyOf(key))
      return true
    } catch (reason) {
      if (reason instanceof RateLimiterRes) return false
      throw reason
    }
  }
  return {
    takeTurn: (username) => turns.take(keyOf(username)),
    mayCheckPassword: (username) => consume(passwordChecks, username),
    async forgive(username, address) {
      await passwordChecks.delete(keyOf(username))
      await failures.delete(keyOf(address))
    },
    async failuresOf(address) {
      const state = await failures.get(keyOf(address))
      return state?.consumedPoints ?? 0
    },
    async countFailure(address) {
      await failures.penalty(keyOf(address))
    },
    spend: (budget, key) => consume(limiterOf(budget), key),
  }
}
