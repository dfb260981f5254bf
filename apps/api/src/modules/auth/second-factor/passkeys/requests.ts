import type { PasskeyRequest, Transport } from '@cabinet/contract/auth/webauthn'
import { transports } from '@cabinet/contract/auth/webauthn'
import type { Platform } from '../../../../platform/context.ts'
import type { CallContext } from '../../../../platform/handlers.ts'
import { codeErrors } from '../../../../platform/codes/messages.ts'
import { CHALLENGE_LIFE_MS, type ChallengeUse, newChallenge } from './challenges.ts'
import { secondFactorErrors } from '../messages.ts'
import { findTicket } from '../store.ts'
import * as store from './store.ts'

const isTransport = (text: string): text is Transport => (transports as readonly string[]).includes(text)

/** Ways to a key that we know of, as they are stored. */
export const storedTransports = (named: readonly string[]): string => named.filter(isTransport).join(',')

/** Keys of a person, as a browser looks for them. */
export const knownKeysOf = async (platform: Pick<Platform, 'database'>, personId: string) =>
  (await store.findPasskeys(platform.database, personId)).map((passkey) => ({
    id: passkey.credential_id,
    type: 'public-key' as const,
    transports: passkey.transports.split(',').filter(isTransport),
  }))

const requestOf = (
  platform: Platform,
  use: ChallengeUse,
  allowCredentials: PasskeyRequest['allowCredentials'],
): PasskeyRequest => ({
  challenge: newChallenge(platform, use),
  rpId: platform.config.passkeys.domain,
  timeout: CHALLENGE_LIFE_MS,
  userVerification: 'required',
  allowCredentials,
})

/**
 * What a browser signs in by a passkey with. Without a ticket it is the same for everybody, and tells of nobody.
 *
 * @throws HttpError 401 the ticket is unknown, used or out of date, 400 the same of the token of a code
 */
export const requestSignIn = async (
  platform: Platform,
  { ticket, codeToken }: { readonly ticket?: string | undefined; readonly codeToken?: string | undefined },
): Promise<PasskeyRequest> => {
  const { database, tokens, codes, clock } = platform
  if (ticket !== undefined) {
    const found = await findTicket(database, tokens.hashOf(ticket), clock.real().toISOString())
    if (!found) throw secondFactorErrors.signInExpired()
    return requestOf(platform, { for: 'SECOND_FACTOR', boundTo: ticket }, await knownKeysOf(platform, found.person_id))
  }
  if (codeToken !== undefined) {
    const personId = await codes.findSubject(codeToken, ['RECOVERY'])
    if (personId === undefined) throw codeErrors.token()
    return requestOf(platform, { for: 'RECOVERY', boundTo: codeToken }, await knownKeysOf(platform, personId))
  }
  return requestOf(platform, { for: 'SIGN_IN' }, [])
}

/** What a browser asks a passkey of the signed-in person with, before what wants a proof. */
export const requestProof = async ({
  platform,
  user,
}: Pick<CallContext, 'platform' | 'user'>): Promise<PasskeyRequest> =>
  requestOf(platform, { for: 'PROOF', boundTo: user.sessionId }, await knownKeysOf(platform, user.id))
