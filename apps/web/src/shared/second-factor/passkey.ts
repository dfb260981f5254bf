import type { PasskeySignature } from '@cabinet/contract/auth/passkey-signature'
import type { NewPasskey, NewPasskeyRequest, PasskeyRequest } from '@cabinet/contract/auth/webauthn'
import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'

/** Why a browser has not made a key, or not signed. It does not tell a person who says no from one who has no key. */
export type PasskeyProblem =
  /** Something else was asked for in its place: nobody need be told. */
  'replaced' | 'cancelled' | 'late' | 'known' | 'unable' | 'address' | 'unsupported' | 'unknown'

export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  readonly problem: PasskeyProblem

  constructor(problem: PasskeyProblem, cause?: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const byName: Readonly<Record<string, PasskeyProblem>> = {
  AbortError: 'replaced',
  NotAllowedError: 'cancelled',
  InvalidStateError: 'known',
  ConstraintError: 'unable',
  NotSupportedError: 'unable',
  SecurityError: 'address',
}

/** Asks the browser, and tells why it has not done so in words that a page can say. */
const ask = async <T>(timeout: number, work: () => Promise<T>): Promise<T> => {
  if (!('PublicKeyCredential' in window)) throw new PasskeyFailure('unsupported')
  const begun = performance.now()
  try {
    return await work()
  } catch (error) {
    const problem = byName[error instanceof Error ? error.name : ''] ?? 'unknown'
    // A time that has run out has the same name as a person who says no.
    const isLate = problem === 'cancelled' && performance.now() - begun >= timeout
    throw new PasskeyFailure(isLate ? 'late' : problem, error)
  }
}

/**
 * Asks the person for a signature by one of their keys, in a window of the browser.
 *
 * @throws PasskeyFailure
 */
export const signWithPasskey = async (request: PasskeyRequest): Promise<PasskeySignature> => {
  const { id, rawId, response } = await ask(request.timeout, () => startAuthentication({ optionsJSON: request }))
  return { id, rawId, type: 'public-key', response }
}

/** Whether the browser offers keys among the names that it fills in. */
export const canOfferPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill()

/**
 * Offers keys among the names that the browser fills in, until one is chosen or another request comes.
 *
 * @throws PasskeyFailure
 */
export const signWithOffered = async (request: PasskeyRequest): Promise<PasskeySignature> => {
  const { id, rawId, response } = await ask(request.timeout, () =>
    startAuthentication({ optionsJSON: request, useBrowserAutofill: true }),
  )
  return { id, rawId, type: 'public-key', response }
}

/** Ends whatever the browser is asked for. */
export const stopOffering = (): void => WebAuthnAbortService.cancelCeremony()

/**
 * Lets the person make a key, in a window of the browser.
 *
 * @throws PasskeyFailure
 */
export const makePasskey = async (request: NewPasskeyRequest): Promise<NewPasskey> => {
  const { id, rawId, response } = await ask(request.timeout, () => startRegistration({ optionsJSON: request }))
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject, transports } }
}
