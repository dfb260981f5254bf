import * as secondFactor from '@cabinet/contract/auth/second-factor'
import { Secret, TOTP } from 'otpauth'
import type { Cabinet } from './cabinet.ts'

const STEP_MS = 30_000

/** An app for codes and what came with it. */
export interface App {
  readonly recoveryCodes: readonly string[]
  /** What the app shows now; `steps` half minutes later or, when negative, earlier. */
  code(steps?: number): string
}

/** The code of a secret at the time of the server. */
export const codeOf = (cabinet: Cabinet, secret: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret), algorithm: 'SHA1', digits: 6, period: 30 }).generate({
    timestamp: cabinet.clock.real().getTime() + steps * STEP_MS,
  })

/** Sets up an app for codes. Its next code begins, and is good for the whole half minute that a test takes. */
export const setUpApp = async (cabinet: Cabinet, token: string): Promise<App> => {
  const { body: begun } = await cabinet.call<{ secret: string }>(secondFactor.begin, { token })
  const confirmed = await cabinet.call<{ recoveryCodes: string[] }>(secondFactor.confirm, {
    token,
    body: { code: codeOf(cabinet, begun.secret) },
  })
  if (confirmed.status !== 200) throw new Error(`No app was set up: ${confirmed.raw.body}`)
  cabinet.wait(STEP_MS - (cabinet.clock.real().getTime() % STEP_MS))
  return { recoveryCodes: confirmed.body.recoveryCodes, code: (steps) => codeOf(cabinet, begun.secret, steps) }
}
