import type { Session } from '@cabinet/contract/auth/sessions'
import type { Platform } from '../../platform/context.ts'
import { recordEvent } from './events.ts'
import type { Principal } from '../../platform/principal.ts'
import { errors } from '../../kernel/http-error.ts'
import { deviceOf } from '../../kernel/device.ts'
import * as sessions from '../auth/port.ts'

/** Sessions of the person that still work, the current one first, then by their last use. */
export const listSessions = async (
  { database, clock }: Platform,
  user: Principal,
): Promise<{ sessions: Session[] }> => {
  const rows = await sessions.findLiveSessions(database, user.id, clock.real().toISOString())
  const listed = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === user.sessionId,
    device: deviceOf(row.user_agent),
    ip: row.ip,
    createdDateTime: row.created_at,
    lastUsedDateTime: row.last_used_at,
  }))
  return { sessions: listed.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent)) }
}

/** Ends every session of the person, the one that asks as well. */
export const endAllSessions = ({ database, clock }: Platform, user: Principal): Promise<void> =>
  database.transaction(async () => {
    await sessions.endSessionsOf(database, user.id, 'SIGNED_OUT_EVERYWHERE', clock.real().toISOString())
    await recordEvent(database, {
      organizationId: user.organizationId,
      personId: user.id,
      kind: 'SIGNED_OUT_EVERYWHERE',
      at: clock.nowText(),
    })
  })

/** Ends every session of the person but the one that asks. */
export const endOtherSessions = async ({ database, clock }: Platform, user: Principal): Promise<void> => {
  await sessions.endSessionsOf(database, user.id, 'SIGN_OUT', clock.real().toISOString(), user.sessionId)
}

/** @throws HttpError 404 for a session that is not the person's own or has ended */
export const endOneSession = async ({ database, clock }: Platform, user: Principal, id: string): Promise<void> => {
  if (!(await sessions.endOwnSession(database, user.id, id, clock.real().toISOString()))) throw errors.notFound()
}
