import type { Database } from '../../db/database.ts'
import type { Clock } from '../../kernel/clock.ts'
import { HOUR_MS } from '../../kernel/durations.ts'
import { newId } from '../../kernel/ids.ts'
import type { CallContext, FileContent, Registration } from '../handlers.ts'
import type { Principal } from '../principal.ts'
import { logSecurityEvent } from '../security-log.ts'
import type { ActToRecord } from './act.ts'
import { hasActSince, insertAct } from './store.ts'

/** Who reads the same within an hour has read it once: pages read themselves again. */
const SAME_READING_MS = HOUR_MS

/** Longer words are cut: what others have typed must not fill the table. */
const LONGEST_SUBJECT = 300

/** Writes a line of the journal of an organization; in the transaction of what was done. */
export const recordAct = async (
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { organizationId, byPersonId }: { readonly organizationId: string; readonly byPersonId: string },
  { act, thingId = null, subject = null, roles, amount = null }: ActToRecord,
): Promise<void> => {
  const now = clock.real()
  const row = {
    id: newId(),
    organization_id: organizationId,
    by_person_id: byPersonId,
    act,
    thing_id: thingId,
    subject: subject === null ? null : subject.slice(0, LONGEST_SUBJECT),
    roles: roles === undefined ? null : roles.join(' '),
    amount,
    at: now.toISOString(),
  }
  const since = new Date(now.getTime() - SAME_READING_MS).toISOString()
  if (act === 'PASSPORT_READ' && (await hasActSince(database, row, since))) return
  await insertAct(database, row)
}

/** Ends of the paths of workbooks. */
const WORKBOOK = /\/excel$/

/** What only platform staff may call is in their own journal. */
const isForStaff = ({ access }: Registration['endpoint']): boolean =>
  access.session && access.permissions.length === 1 && access.permissions[0] === 'GODMOD'

/** A workbook of any register is an export, whichever area makes it. */
const exported: NonNullable<Registration['journal']> = ({ response }) => ({
  act: 'EXPORTED',
  subject: (response as FileContent).name ?? null,
})

/** What a call writes into the journal of the organization; nothing for most of them. */
export const journalOf = ({ endpoint, journal }: Registration): Registration['journal'] => {
  if (journal) return journal
  return WORKBOOK.test(endpoint.path) && !isForStaff(endpoint) ? exported : undefined
}

const recordActOf = async (
  context: CallContext,
  { id, organizationId }: Principal,
  entry: ActToRecord,
): Promise<void> => {
  if (organizationId === null) return
  await recordAct(context, { organizationId, byPersonId: id }, entry)
  const { act, thingId: thing = null } = entry
  context.database.onCommit(() => logSecurityEvent(context.log, 'ORGANIZATION_ACT', { person: id, act, thing }))
}

/**
 * A call that writes itself into the journal of the organization. A write and its line are one transaction: either both
 * stand or neither. What is read is written down before it leaves.
 */
export const withJournal = (registration: Registration): Registration => {
  const describe = journalOf(registration)
  if (!describe) return registration
  const { endpoint, finish } = registration
  return {
    ...registration,
    async finish(context, prepared) {
      const { database, clock, visitor } = context
      const begunAt = clock.nowText()
      const finishAndRecord = async () => {
        const response = await finish(context, prepared)
        // The context has properties that answer only who may ask: they are passed on, not copied.
        const entry = await describe(Object.assign(Object.create(context) as typeof context, { response, begunAt }))
        if (entry && visitor) await recordActOf(context, visitor, entry)
        return response
      }
      return endpoint.isRead ? finishAndRecord() : database.transaction(finishAndRecord)
    },
  }
}
