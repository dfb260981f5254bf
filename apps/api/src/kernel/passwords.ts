import { hash, verify } from '@node-rs/argon2'

/** Cost of one password check; the defaults are those of OWASP for argon2id. */
export interface PasswordCost {
  /** KiB */
  readonly memoryCost: number
  readonly timeCost: number
  readonly parallelism: number
}

export const STANDARD_COST: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes and checks passwords. */
export interface Passwords {
  hash(password: string): Promise<string>
  /**
   * Checks a password. Without a stored hash (nobody has this name) it checks against one that nothing matches, so that
   * the time of the answer does not tell who exists.
   */
  matches(storedHash: string | undefined, password: string): Promise<boolean>
}

/** argon2id with the given cost; `onCheck` hears of every check that was paid for. */
export const createPasswords = (cost: PasswordCost = STANDARD_COST, onCheck: () => void = () => {}): Passwords => {
  const hashWith = (password: string): Promise<string> => hash(password, cost)
  let nobody: Promise<string> | undefined
  return {
    hash: hashWith,
    async matches(storedHash, password) {
      nobody ??= hashWith('nobody has this password')
      const reference = await nobody
      onCheck()
      const isRight = await verify(storedHash ?? reference, password)
      return isRight && storedHash !== undefined
    },
  }
}
