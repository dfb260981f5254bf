import type { Passkey } from '@cabinet/contract/auth/second-factor'
import { MAX_PASSKEYS } from '@cabinet/contract/auth/second-factor'
import type { NewPasskey, NewPasskeyRequest } from '@cabinet/contract/auth/webauthn'
import { verifyRegistrationResponse } from '@simplewebauthn/server'
import { decodeAttestationObject } from '@simplewebauthn/server/helpers'
import type { Selectable } from 'kysely'
import { deviceOf } from '../../../../kernel/device.ts'
import { errors } from '../../../../kernel/http-error.ts'
import { newId } from '../../../../kernel/ids.ts'
import type { Platform } from '../../../../platform/context.ts'
import type { CallContext } from '../../../../platform/handlers.ts'
import { findForPassword, lockPerson } from '../../../people/port.ts'
import { endSessionsOf } from '../../session-store.ts'
import { issueRecoveryCodes } from '../recovery-codes.ts'
import { notifySecondFactor } from '../notices.ts'
import { deleteSecondFactor, hasSecondFactor } from '../store.ts'
import type { PasskeyTable } from '../../tables.ts'
import { CHALLENGE_LIFE_MS, isChallengeFor, newChallenge, spendChallenge } from './challenges.ts'
import { passkeyErrors } from './messages.ts'
import { knownKeysOf, storedTransports } from './requests.ts'
import * as store from './store.ts'
import { handleOf } from './verify.ts'

type Asking = Pick<CallContext, 'platform' | 'user'>

/** EdDSA, ES256 and RS256: what every maker of keys has one of. */
const ALGORITHMS = [-8, -7, -257]

export const viewOfPasskey = (row: Selectable<PasskeyTable>): Passkey => ({
  id: row.id,
  name: row.name,
  device: { kind: row.device_kind, browser: row.browser, system: row.system },
  isBackedUp: row.is_backed_up,
  createdDateTime: row.created_at,
  lastUsedDateTime: row.last_used_at,
})

const assertRoom = async ({ database }: Pick<Platform, 'database'>, personId: string): Promise<void> => {
  if ((await store.countPasskeys(database, personId)) >= MAX_PASSKEYS) throw passkeyErrors.tooMany()
}

/**
 * What a browser makes a new passkey with.
 *
 * @throws HttpError 409 for who has as many as there may be
 */
export const requestPasskey = async ({ platform, user }: Asking): Promise<NewPasskeyRequest> => {
  const { database, config } = platform
  const person = await findForPassword(database, user.id)
  if (!person) throw errors.unauthenticated()
  await assertRoom(platform, user.id)
  const name = person.email_confirmed ? person.email : person.username
  return {
    challenge: newChallenge(platform, { for: 'CREATE', boundTo: user.sessionId }),
    rp: { id: config.passkeys.domain, name: config.brandName },
    user: { id: handleOf(user.id), name, displayName: name },
    pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
    timeout: CHALLENGE_LIFE_MS,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: await knownKeysOf(platform, user.id),
  }
}

/**
 * Whether the maker of the key vouches for it by certificates. We have not asked for it, and reading them may lead to
 * addresses that a stranger has written into them.
 */
const hasCertificates = ({ response }: NewPasskey): boolean =>
  decodeAttestationObject(new Uint8Array(Buffer.from(response.attestationObject, 'base64url')))
    .get('attStmt')
    .get('x5c') !== undefined

/** What a new key says of itself; nothing when it is not as it was asked for. */
const readNewPasskey = async (platform: Platform, passkey: NewPasskey, sessionId: string) => {
  const { config } = platform
  let challenge = ''
  try {
    if (hasCertificates(passkey)) return undefined
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...passkey,
        response: {
          clientDataJSON: passkey.response.clientDataJSON,
          attestationObject: passkey.response.attestationObject,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: (signed) => {
        challenge = signed
        return isChallengeFor(platform, signed, { for: 'CREATE', boundTo: sessionId })
      },
      expectedOrigin: [...config.passkeys.origins],
      expectedRPID: config.passkeys.domain,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    return registrationInfo && { ...registrationInfo, challenge }
  } catch {
    // What does not fit is thrown, and so is what cannot be read.
    return undefined
  }
}

/**
 * Adds a passkey. The first second factor of any kind brings recovery codes along, and ends the sessions that were opened
 * without it.
 *
 * @throws HttpError 400 the key is not as it was asked for, 409 it was added before, or there are as many as there may be
 */
export const createPasskey = async ({
  platform,
  user,
  request,
  body,
}: Asking &
  Pick<CallContext, 'request'> & { readonly body: { readonly name: string; readonly passkey: NewPasskey } }): Promise<{
  passkey: Passkey
  recoveryCodes: string[] | null
}> => {
  const { database, clock } = platform
  const read = await readNewPasskey(platform, body.passkey, user.sessionId)
  if (!read) throw passkeyErrors.notCreated()
  const { credential, credentialBackedUp, challenge } = read
  return database.transaction(async () => {
    await lockPerson(database, user.id)
    if (!(await spendChallenge(platform, challenge))) throw passkeyErrors.notCreated()
    await assertRoom(platform, user.id)
    const isFirst = !(await hasSecondFactor(database, user.id))
    const at = clock.real().toISOString()
    const row = {
      id: newId(),
      person_id: user.id,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: storedTransports(body.passkey.response.transports ?? []),
      name: body.name,
      is_backed_up: credentialBackedUp,
      created_at: at,
      last_used_at: null,
    }
    const device = deviceOf(request.userAgent)
    if (!(await store.insertPasskey(database, { ...row, device }))) throw passkeyErrors.known()
    await notifySecondFactor(platform, user.id, 'PASSKEY_ADDED')
    const passkey = viewOfPasskey({ ...row, device_kind: device.kind, browser: device.browser, system: device.system })
    if (!isFirst) return { passkey, recoveryCodes: null }
    await endSessionsOf(database, user.id, 'SECOND_FACTOR_CHANGED', at, user.sessionId)
    const { recoveryCodes } = await issueRecoveryCodes(platform, user.id)
    return { passkey, recoveryCodes }
  })
}

/** @throws HttpError 404 for a passkey that is not the person’s */
export const renamePasskey = async ({
  platform,
  user,
  params,
  body,
}: Asking & {
  readonly params: { readonly id: string }
  readonly body: { readonly name: string }
}): Promise<Passkey> => {
  const renamed = await store.renamePasskey(platform.database, user.id, params.id, body.name)
  if (!renamed) throw errors.notFound()
  return viewOfPasskey(renamed)
}

/**
 * Removes a passkey. With the last second factor the recovery codes go as well: there is nothing that they stand in for.
 *
 * @throws HttpError 404 for a passkey that is not the person’s, 409 for the last second factor of who is obliged to one
 */
export const removePasskey = ({
  platform,
  user,
  params,
}: Asking & { readonly params: { readonly id: string } }): Promise<void> => {
  const { database } = platform
  return database.transaction(async () => {
    // Two that are removed at the same moment must not both be the last but one.
    await lockPerson(database, user.id)
    if (!(await store.deletePasskey(database, user.id, params.id))) throw errors.notFound()
    const isLast = !(await hasSecondFactor(database, user.id))
    if (isLast && user.secondFactorRequiredBy !== null) throw passkeyErrors.last()
    await notifySecondFactor(platform, user.id, 'PASSKEY_REMOVED')
    if (!isLast) return
    await deleteSecondFactor(database, user.id)
    await notifySecondFactor(platform, user.id, 'REMOVED')
  })
}
