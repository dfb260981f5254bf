import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts'

/** Cost of one password check; the defaults are those of OWASP for argon2id. */
export interface PasswordCost {
  /** KiB */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export const STANDARD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Threads of Node.js for work beside the event loop; files and names of hosts need them as well. */
const THREADS = 4
/** A hash takes some 20 ms of one core: a burst of them leaves a thread, and where it can a core, to everything else. */
const RUNNING = Math.max(1, Math.min(availableParallelism(), THREADS) - 1)
/** Who came after these would wait for seconds. */
const WAITING = 200

/** Hashes and checks passwords, a few at once. Both throw HttpError 503 when too many wait already. */
export interface Passwords {
  /** Whether the next hash or check would be refused. */
  isBusy(): boolean
  hash(password: string): Promise<string>
  /**
   * Checks a password. Without a stored hash (nobody has this name) it checks against one that nothing matches, so that
   * the time of the answer does not tell who exists.
   */
  matches(storedHash: string | undefined, password: string): Promise<boolean>
}

/** argon2id with the given cost; `onCheck` hears of every check that was paid for. */
export const createPasswords = (
  cost: PasswordCost = STANDARD_COST,
  onCheck: () => void = () => {},
  queue: BoundedQueue = createBoundedQueue(RUNNING, WAITING),
): Passwords => {
  let nobody: Promise<string> | undefined
  return {
    isBusy: queue.isFull,
    hash: (password) => queue.run(() => hash(password, cost)),
    async matches(storedHash, password) {
      nobody ??= hash('nobody has this password', cost)
      const reference = await nobody
      return queue.run(async () => {
        onCheck()
        const isRight = await verify(storedHash ?? reference, password)
        return isRight && storedHash !== undefined
      })
    },
  }
}
