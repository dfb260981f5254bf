import type { SecondFactorCode, SecondFactorStep, Tokens as TokenPair } from '@cabinet/contract/auth'
import type { Platform, Visitor } from '../../../platform/context.ts'
import { MINUTE_MS } from '../../../kernel/durations.ts'
import { maySignIn } from '../../people/port.ts'
import { openSession } from '../sessions.ts'
import { withSecondFactor } from './check.ts'
import { secondFactorErrors } from './messages.ts'
import * as store from './store.ts'

const TICKET_LIFE_MS = 5 * MINUTE_MS

/** Stands for a right password until the second factor comes. */
export const issueTicket = async (
  { database, tokens, clock }: Platform,
  personId: string,
  kinds: SecondFactorStep['kinds'],
): Promise<SecondFactorStep> => {
  const now = clock.real()
  const ticket = tokens.newRefresh()
  await store.deleteOldTickets(database, now.toISOString())
  await store.insertTicket(database, {
    hash: tokens.hashOf(ticket),
    personId,
    createdAt: now.toISOString(),
    expiresAt: new Date(now.getTime() + TICKET_LIFE_MS).toISOString(),
  })
  return { next: 'SECOND_FACTOR', ticket, kinds }
}

/**
 * Opens the session of a ticket for a right code.
 *
 * @throws HttpError 401 the ticket is unknown, used or out of date, 400 a wrong code, 429 too many of them
 */
export const signInBySecondFactor = async (
  platform: Platform,
  { ticket, ...typed }: SecondFactorCode & { readonly ticket: string },
  visitor: Visitor,
): Promise<TokenPair> => {
  const { database, tokens, clock } = platform
  const hash = tokens.hashOf(ticket)
  const found = await store.findTicket(database, hash, clock.real().toISOString())
  if (!found || !(await maySignIn(database, found.person_id))) throw secondFactorErrors.signInExpired()
  const attempt = { personId: found.person_id, ip: visitor.ip, field: 'code' }
  return withSecondFactor(platform, attempt, typed, async () => {
    if (!(await store.spendTicket(database, hash))) throw secondFactorErrors.signInExpired()
    return openSession(platform, found.person_id, visitor)
  })
}
