import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import type { Config } from '../config.ts'

const Stored = z.object({
  tokenSecret: z.string().check(z.minLength(32)),
  secretsKey: z.string().check(z.minLength(32)),
})

/** Keys of this installation. */
export type InstallationSecrets = z.output<typeof Stored>

const isAbsent = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The keys of the installation are lost or damaged; the message says what to do. */
export class InstallationKeysError extends Error {
  override readonly name = 'InstallationKeysError'
}

const readOrCreate = (file: string, hasData: boolean): InstallationSecrets => {
  try {
    return Stored.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (error) {
    if (!isAbsent(error))
      throw new InstallationKeysError(`The keys in ${file} cannot be read: restore the file from a copy.`)
  }
  if (hasData) {
    throw new InstallationKeysError(
      `There is a database, but its keys are gone: restore ${file} from a copy, or set TOKEN_SECRET and SECRETS_KEY. ` +
        'With new keys nothing that is encrypted could be read any more.',
    )
  }
  const created = {
    tokenSecret: randomBytes(48).toString('base64url'),
    secretsKey: randomBytes(48).toString('base64url'),
  }
  writeFileSync(file, `${JSON.stringify(created, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return created
}

/**
 * The keys from the environment, or those that were generated beside the embedded database at its first start.
 *
 * @param hasData the database holds something already
 * @throws InstallationKeysError when the keys of a database are lost or damaged
 */
export const installationSecrets = (
  config: Pick<Config, 'tokenSecret' | 'secretsKey' | 'dataDir'>,
  hasData: boolean,
): InstallationSecrets => {
  const { tokenSecret, secretsKey, dataDir } = config
  if (tokenSecret !== null && secretsKey !== null) return { tokenSecret, secretsKey }
  mkdirSync(dataDir, { recursive: true })
  const stored = readOrCreate(join(dataDir, 'keys.json'), hasData)
  return { tokenSecret: tokenSecret ?? stored.tokenSecret, secretsKey: secretsKey ?? stored.secretsKey }
}
