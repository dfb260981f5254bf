import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { MINUTE_MS } from '../../../../kernel/durations.ts'
import type { Platform } from '../../../../platform/context.ts'
import * as store from './store.ts'

/** For so long a challenge may be signed. */
export const CHALLENGE_LIFE_MS = 5 * MINUTE_MS

const NONCE_BYTES = 16
const TIME_BYTES = 8
const SEAL_BYTES = 32

/** What a signature is asked for; it counts for nothing else. */
export type ChallengeUse =
  | { readonly for: 'SIGN_IN' }
  /** Bound to the ticket of a sign-in, the token of a code, or the session of the person. */
  | { readonly for: 'SECOND_FACTOR' | 'RECOVERY' | 'PROOF' | 'CREATE'; readonly boundTo: string }

type Sealing = Pick<Platform, 'secrets' | 'clock'>

const sealOf = ({ secrets }: Pick<Sealing, 'secrets'>, body: Buffer, use: ChallengeUse): Buffer =>
  createHmac('sha256', secrets.derive('challenges of passkeys'))
    .update(body)
    .update(JSON.stringify([use.for, 'boundTo' in use ? use.boundTo : '']))
    .digest()

/**
 * Draws a challenge. It says by itself what it is for and until when, under the key of the installation: whoever opens the
 * sign-in page leaves nothing in the database. Only what was signed is written down, so that it works once.
 */
export const newChallenge = (sealing: Sealing, use: ChallengeUse): string => {
  const time = Buffer.alloc(TIME_BYTES)
  time.writeBigUInt64BE(BigInt(sealing.clock.real().getTime() + CHALLENGE_LIFE_MS))
  const body = Buffer.concat([randomBytes(NONCE_BYTES), time])
  return Buffer.concat([body, sealOf(sealing, body, use)]).toString('base64url')
}

const endOf = (bytes: Buffer): number => Number(bytes.readBigUInt64BE(NONCE_BYTES))

/** Whether a challenge is one of ours, for this, and in time. */
export const isChallengeFor = (sealing: Sealing, challenge: string, use: ChallengeUse): boolean => {
  const bytes = Buffer.from(challenge, 'base64url')
  if (bytes.length !== NONCE_BYTES + TIME_BYTES + SEAL_BYTES) return false
  const body = bytes.subarray(0, NONCE_BYTES + TIME_BYTES)
  const isOurs = timingSafeEqual(bytes.subarray(body.length), sealOf(sealing, body, use))
  return isOurs && endOf(bytes) > sealing.clock.real().getTime()
}

/** Uses a challenge up, in the transaction of what it permits; false when that was done before. */
export const spendChallenge = ({ database }: Pick<Platform, 'database'>, challenge: string): Promise<boolean> => {
  const bytes = Buffer.from(challenge, 'base64url')
  const hash = createHash('sha256').update(bytes).digest('hex')
  return store.insertSpentChallenge(database, hash, new Date(endOf(bytes)).toISOString())
}
