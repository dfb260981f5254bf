import type { Session } from '@cabinet/contract/session'
import type { Platform } from '../../../platform/module.ts'
import { endSessionsOf, recordEvent } from '../../../platform/people.ts'
import type { Principal } from '../../../platform/principal.ts'
import { refuse } from '../../../platform/refusal.ts'
import { deviceOf } from './device.ts'
import * as store from './session-store.ts'

/** Sessions of the person that still work, the current one first, then by their last use. */
export const listSessions = async (
  { database, clock }: Platform,
  user: Principal,
): Promise<{ sessions: Session[] }> => {
  const rows = await store.findLiveSessions(database, user.id, clock.real().toISOString())
  const sessions = rows.map((row) => ({
    id: row.id,
    isCurrent: row.id === user.sessionId,
    device: deviceOf(row.user_agent),
    ip: row.ip,
    createdDateTime: row.created_at,
    lastUsedDateTime: row.last_used_at,
  }))
  return { sessions: sessions.toSorted((left, right) => Number(right.isCurrent) - Number(left.isCurrent)) }
}

/** Ends every session of the person, the one that asks as well. */
export const endAllSessions = ({ database, clock }: Platform, user: Principal): Promise<void> =>
  database.transaction(async () => {
    await endSessionsOf(database, user.id, 'SIGNED_OUT_EVERYWHERE', clock.real().toISOString())
    await recordEvent(database, {
      organizationId: user.organizationId,
      personId: user.id,
      kind: 'SIGNED_OUT_EVERYWHERE',
      at: clock.nowText(),
    })
  })

/** @throws Refusal 404 for a session that is not the person's own or has ended */
export const endOneSession = async ({ database, clock }: Platform, user: Principal, id: string): Promise<void> => {
  if (!(await store.endOwnSession(database, user.id, id, clock.real().toISOString()))) throw refuse.notFound()
}
