import { errorCodes } from '@cabinet/contract/errors'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { HttpError } from '../kernel/http-error.ts'
import { placeOf } from '../kernel/network.ts'
import type { SecretBox } from '../kernel/secret-box.ts'

/** Every security event of the log with what it means. The list for operators, docs/security-events.md, has the same. */
export const securityEvents = {
  SIGNED_IN: 'a session was opened',
  SIGN_IN_FAILED: 'a sign-in has not opened a session; `outcome` says why',
  SIGN_IN_LOCKED: 'a sign-in was not looked at: too many failures before it',
  PASSWORD_RECOVERED: 'a new password was set by a code',
  TOKEN_REUSED: 'a refresh token was used again long after; its session has ended',
  SECOND_FACTOR_CHANGED:
    'a second factor was set up, switched off, its codes drawn or used, a passkey added or removed; `change` says which',
  PASSKEY_COPIED: 'a passkey has counted backwards: there may be a copy of it; nobody was let in',
  PERMISSION_REFUSED: 'a signed-in person has asked for what they may not',
  PROOF_MISSING: 'a call wanted a proof that was missing or too old',
  PROOF_FAILED: 'a password or a code that was asked for once more was wrong',
  SENSITIVE_CALL: 'a call that wants a proof was made: a key issued or revoked, an export, a new owner',
  ORGANIZATION_ACT: 'a line of the journal of an organization: `act` says which',
  KEY_REFUSED: 'a key of a partner was refused',
  TOO_MANY: 'somebody was held up by a limit',
  BOT_CHECK_FAILED: 'a bot check was missing or wrong',
  INPUT_MALFORMED: 'an input that no program of ours sends: it cannot be read, or the database has refused it',
} as const
export type SecurityEvent = keyof typeof securityEvents

/** What a line says beside its event: ids, codes and hashes. Never a name, a contact, an address or what was typed. */
interface SecurityEventDetails {
  readonly who?: string
  readonly person?: string | undefined
  readonly network?: string
  readonly endpoint?: string | undefined
  readonly code?: string | number
  readonly outcome?: string
  readonly change?: string
  readonly act?: string
  readonly thing?: string | null
}

/** Writes a security event into the log: one line, found by `security`. */
export const logSecurityEvent = (
  log: Pick<FastifyBaseLogger, 'info'>,
  event: SecurityEvent,
  details: SecurityEventDetails,
): void => {
  log.info({ security: event, ...details }, 'security')
}

/** A name as the log knows it again: without the key of the installation nobody can try which name it was. */
export const hashOfName = (secrets: Pick<SecretBox, 'fingerprint'>, name: string): string =>
  secrets.fingerprint(`security log ${name}`)

const eventOf = (
  { routeOptions, principal }: FastifyRequest,
  { status, code }: HttpError,
): SecurityEvent | undefined => {
  const endpoint = routeOptions.config.endpoint
  const isProof = endpoint?.id === 'auth.prove'
  if (isProof && [400, 423, 429].includes(status)) return 'PROOF_FAILED'
  if (status === 429) return 'TOO_MANY'
  if (code === errorCodes.captchaRequired) return 'BOT_CHECK_FAILED'
  if (code === errorCodes.proofRequired) return 'PROOF_MISSING'
  const isOfPartner = endpoint !== undefined && 'bearer' in endpoint.access && endpoint.access.bearer === 'partner'
  if (isOfPartner && !principal && (status === 401 || status === 403)) return 'KEY_REFUSED'
  return status === 403 ? 'PERMISSION_REFUSED' : undefined
}

const logRefusalAs = (request: FastifyRequest, event: SecurityEvent, code: HttpError['code']): void =>
  logSecurityEvent(request.log, event, {
    person: request.principal?.id,
    network: placeOf(request.ip),
    endpoint: request.routeOptions.config.endpoint?.id,
    code,
  })

/** Writes down a refusal of what somebody may not do. */
export const logRefusal = (request: FastifyRequest, problem: HttpError): void => {
  const event = eventOf(request, problem)
  if (event) logRefusalAs(request, event, problem.code)
}

/** Writes down an input that no program of ours sends. */
export const logMalformed = (request: FastifyRequest, problem: HttpError): void =>
  logRefusalAs(request, 'INPUT_MALFORMED', problem.code)
