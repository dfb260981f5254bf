import type { PasskeySignature } from '@cabinet/contract/auth/passkey-signature'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Platform } from '../../../../platform/context.ts'
import { logSecurityEvent } from '../../../../platform/security-log.ts'
import { type ChallengeUse, isChallengeFor, spendChallenge } from './challenges.ts'
import * as store from './store.ts'

/**
 * A public key whose secret nobody keeps (ES256, COSE). A signature of a key that nobody has is compared with it, so that
 * the time does not tell which keys there are.
 */
const NOBODYS_KEY = Buffer.from(
  'a5010203262001215820b721f15c15cc6ab0702b0a3e8e2f5125cc733bd417110357d4c60f213cf22a57225820e9f530bfeffc9ca82f267da25e1ac4d2bd0730595969f7fe169c123b1ff1b992',
  'hex',
)

/** A signature that is good: by which passkey of whom. It counts once `spend` has used it up. */
export interface GoodSignature {
  readonly passkeyId: string
  readonly personId: string
  readonly challenge: string
  readonly counter: number
  readonly isBackedUp: boolean
}

/** Whose the key says that it is: the id of the person, as it was given to the key. */
const personOf = (userHandle: string): string => Buffer.from(userHandle, 'base64url').toString('utf8')

/** What a person is called towards their keys. It is of no use to whoever reads it there. */
export const handleOf = (personId: string): string => Buffer.from(personId, 'utf8').toString('base64url')

/**
 * Compares a signature with the passkey that it names: the challenge is ours, for this and in time, the address is ours,
 * the key has asked its person for a finger, a face or a PIN.
 *
 * @param personId whose passkey it has to be; null for whoever it says
 * @returns what the signature is of, and the person of the passkey even when it is not good
 */
export const verifySignature = async (
  platform: Platform,
  signature: PasskeySignature,
  use: ChallengeUse,
  personId: string | null = null,
): Promise<{ readonly good: GoodSignature | undefined; readonly knownPersonId: string | undefined }> => {
  const { database, config } = platform
  const found = await store.findByCredential(database, signature.id)
  const passkey = found && (personId === null || found.person_id === personId) ? found : undefined
  let challenge = ''
  const { userHandle, ...rest } = signature.response
  const answered = userHandle === undefined ? rest : { ...rest, userHandle }
  const result = await verifyAuthenticationResponse({
    response: { ...signature, response: answered, clientExtensionResults: {} },
    expectedChallenge: (signed) => {
      challenge = signed
      return isChallengeFor(platform, signed, use)
    },
    expectedOrigin: [...config.passkeys.origins],
    expectedRPID: config.passkeys.domain,
    // How far the key has counted is compared where it is written, so that parallel calls see one another.
    credential: {
      id: signature.id,
      publicKey: new Uint8Array(passkey ? Buffer.from(passkey.public_key, 'base64url') : NOBODYS_KEY),
      counter: 0,
    },
    requireUserVerification: true,
    // What does not fit is thrown, and so is what cannot be read: neither is more than a signature that is not good.
  }).catch(() => undefined)
  const isTheirs = userHandle === undefined || personOf(userHandle) === passkey?.person_id
  const knownPersonId = passkey?.person_id
  if (!passkey || !result?.verified || !isTheirs) return { good: undefined, knownPersonId }
  const { newCounter: counter, credentialBackedUp: isBackedUp } = result.authenticationInfo
  return {
    good: { passkeyId: passkey.id, personId: passkey.person_id, challenge, counter, isBackedUp },
    knownPersonId,
  }
}

/**
 * Uses a good signature up, in the transaction of what it permits; false when it was used before, or when the key counts
 * backwards: then there are two of it, and nobody can tell which one is the person's.
 */
export const spendSignature = async (
  platform: Platform,
  { passkeyId, personId, challenge, counter, isBackedUp }: GoodSignature,
): Promise<boolean> => {
  const { database, clock, log } = platform
  if (!(await spendChallenge(platform, challenge))) return false
  const at = clock.real().toISOString()
  if (await store.recordUse(database, passkeyId, { counter, isBackedUp, at })) return true
  logSecurityEvent(log, 'PASSKEY_COPIED', { person: personId })
  return false
}
