import type { SecondFactorAnswer, SecondFactorStep, Tokens as TokenPair } from '@cabinet/contract/auth'
import type { SignInOutcome } from '@cabinet/contract/auth/sign-ins'
import type { Platform, Visitor } from '../../../platform/context.ts'
import { MINUTE_MS } from '../../../kernel/durations.ts'
import { maySignIn } from '../../people/port.ts'
import { HttpError } from '../../../kernel/http-error.ts'
import { openSession } from '../sessions.ts'
import { recordAttempt } from '../sign-ins/record.ts'
import { withSecondFactor } from './check.ts'
import { secondFactorErrors } from './messages.ts'
import * as store from './store.ts'

/** What a refusal is in the journal of the person. */
const REFUSED: Readonly<Record<number, SignInOutcome>> = { 400: 'WRONG_SECOND_FACTOR', 429: 'LOCKED' }

const TICKET_LIFE_MS = 5 * MINUTE_MS

/** Stands for a right password until the second factor comes. */
export const issueTicket = async (
  platform: Platform,
  personId: string,
  kinds: SecondFactorStep['kinds'],
  visitor: Visitor,
): Promise<SecondFactorStep> => {
  const { database, tokens, clock } = platform
  const now = clock.real()
  const ticket = tokens.newRefresh()
  await store.deleteOldTickets(database, now.toISOString())
  await store.insertTicket(database, {
    hash: tokens.hashOf(ticket),
    personId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + TICKET_LIFE_MS).toISOString(),
    signInId: await recordAttempt(platform, personId, 'NO_SECOND_FACTOR', visitor),
  })
  return { next: 'SECOND_FACTOR', ticket, kinds }
}

/**
 * Opens the session of a ticket for a right code or the signature of a passkey.
 *
 * @throws HttpError 401 the ticket is unknown, used or out of date, 400 a wrong code or signature, 429 too many of them
 */
export const signInBySecondFactor = async (
  platform: Platform,
  { ticket, ...answer }: SecondFactorAnswer & { readonly ticket: string },
  visitor: Visitor,
): Promise<TokenPair> => {
  const { database, tokens, clock } = platform
  const hash = tokens.hashOf(ticket)
  const found = await store.findTicket(database, hash, clock.real().toISOString())
  if (!found || !(await maySignIn(database, found.person_id))) throw secondFactorErrors.signInExpired()
  const attempt = { personId: found.person_id, ip: visitor.ip }
  const answered = { answer, use: { for: 'SECOND_FACTOR', boundTo: ticket }, path: '' } as const
  const open = async (): Promise<TokenPair> => {
    if (!(await store.spendTicket(database, hash))) throw secondFactorErrors.signInExpired()
    const outcome = answer.kind === 'RECOVERY_CODE' ? 'RECOVERY_CODE' : 'SIGNED_IN'
    return openSession(platform, found.person_id, visitor, { outcome, attemptId: found.sign_in_id })
  }
  try {
    return await withSecondFactor(platform, attempt, answered, open)
  } catch (error) {
    // Outside of the transaction that the refusal has undone.
    const outcome = error instanceof HttpError ? REFUSED[error.status] : undefined
    if (outcome) await recordAttempt(platform, found.person_id, outcome, visitor)
    throw error
  }
}
