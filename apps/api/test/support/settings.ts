import { type Config, readConfig } from '../../src/config.ts'
import type { ServerTimeouts } from '../../src/db/postgres.ts'
import type { BoundedQueue } from '../../src/kernel/bounded-queue.ts'
import { createPasswords, type PasswordCost } from '../../src/kernel/passwords.ts'

/** Keys of every test installation: the template is sealed with them. */
const KEYS = {
  TOKEN_SECRET: 'token-secret-of-tests-0123456789-abcdef',
  SECRETS_KEY: 'secrets-key-of-tests-0123456789-abcdef',
}

/** The least that argon2 accepts, so that tests spend their time on something else. */
const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }

export const cheapPasswords = (onCheck?: () => void, queue?: BoundedQueue) => createPasswords(CHEAP, onCheck, queue)

/** Fifty calls at once wait for a connection longer than people would, on a machine with other things to do. */
export const PATIENT: ServerTimeouts = { connectMs: 120_000, statementMs: 120_000, queryMs: 120_000 }

/** A configuration as the server reads it; nothing comes from the real environment. */
export const testConfig = (variables: Readonly<Record<string, string>>): Config =>
  readConfig({ LOG_LEVEL: 'silent', DEMO_MODE: 'true', PORT: '0', WEB_ROOT: '/nowhere', ...KEYS, ...variables })
