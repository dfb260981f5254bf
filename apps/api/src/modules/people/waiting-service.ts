import { type PageAddress, pages } from '@cabinet/contract/pages'
import { alwaysWritten, sendToRecipients } from '../../platform/emails/recipients.ts'
import { inBatches } from '../../platform/jobs/each.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import type { RequestContext, Platform } from '../../platform/context.ts'
import type { ApiModule } from '../../platform/module.ts'
import { recordEvent } from './events.ts'
import { hasRole } from '../../platform/principal.ts'
import { userIgnored, userWaits } from './emails.ts'
import { fullNameOf } from './names.ts'
import { peopleErrors } from './errors.ts'
import { findOrganization } from '../organization/port.ts'
import type { PersonRow } from './colleague-store.ts'
import * as store from './store.ts'
import * as waiting from './waiting-store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** Days after which the owner is reminded once, and after which support is asked to help. */
const REMIND_AFTER = 3
const ASK_SUPPORT_AFTER = 14
const JOB = 'people.nudge-owners'

/** People who are read at once. */
const BATCH = 100

/** A reminder of this moment or before keeps nobody from the next one. */
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS)

/** When this person has reminded the owner, as long as they may not do it again. */
export const keptReminder = (
  { status, owner_reminded_at: remindedAt }: Pick<PersonRow, 'status' | 'owner_reminded_at'>,
  now: Date,
): string | null =>
  status === 'UNCONFIRMED' && remindedAt !== null && new Date(remindedAt) > dayBefore(now) ? remindedAt : null

/**
 * Asks the owner of the cabinet by email to confirm the person; once in 24 hours.
 *
 * @throws HttpError 409 when the last email is younger
 */
export const remindOwner = async ({
  platform,
  user,
  organizationId,
}: RequestContext): Promise<{ remindedDateTime: string }> => {
  const { database, clock } = platform
  const now = clock.now()
  const remindedDateTime = now.toISOString()
  return database.transaction(async () => {
    const since = dayBefore(now).toISOString()
    if (!(await waiting.recordReminder(database, user.id, remindedDateTime, since))) throw peopleErrors.reminder()
    const person = await store.findPerson(database, user.id)
    const organization = await findOrganization(database, organizationId)
    const owner = organization?.owner_id ? await store.findPerson(database, organization.owner_id) : undefined
    if (person && organization && owner) {
      const newcomer = {
        fullName: fullNameOf(person),
        organization: organization.short_name,
        position: person.position,
      }
      await sendToRecipients(platform, organizationId, [alwaysWritten(owner)], userWaits, newcomer)
    }
    return { remindedDateTime }
  })
}

/** To those who wait; for who may decide with the question about the first of them open already. */
const wayToWaiting = async ({ platform, user, organizationId }: RequestContext): Promise<PageAddress> => {
  const waitingOnly = { tab: 'users', status: 'UNCONFIRMED' }
  const organization = await findOrganization(platform.database, organizationId)
  const mayDecide = organization?.owner_id === user.id || hasRole(user, 'GODMOD')
  const first = mayDecide ? await waiting.findLongestWaiting(platform.database, organizationId) : undefined
  return pages.profile({}, { ...waitingOnly, ...(first !== undefined && { action: 'confirm', user: first }) })
}

/** People who wait for the confirmation of this administrator. */
export const waitingUsers: NonNullable<ApiModule['attention']> = async (context) => {
  const { platform, user, organizationId } = context
  if (!hasRole(user, 'USER_ADMIN', 'GODMOD')) return []
  const { count, since } = await waiting.countWaiting(platform.database, organizationId)
  if (count === 0 || since === null) return []
  return [{ kind: 'USERS_WAITING', count, path: await wayToWaiting(context), details: {}, since }]
}

/** One person in a transaction of their own: an email that cannot be written must not keep back the others. */
const nudgeFor = (platform: Platform, personId: string, kind: waiting.ReminderKind): Promise<boolean> => {
  const { database, clock, mailer, config } = platform
  return database.transaction(async () => {
    // Held until the email is written: two servers would otherwise write two.
    const person = await waiting.lockIgnored(database, personId, kind)
    if (!person?.organization_id) return false
    const organization = await findOrganization(database, person.organization_id)
    if (!organization) return false
    const owner = organization.owner_id ? await store.findPerson(database, organization.owner_id) : undefined
    const newcomer = { fullName: fullNameOf(person), organization: organization.short_name, position: person.position }
    if (kind === 'OWNER_REMINDED') {
      if (!owner) return false
      await sendToRecipients(platform, organization.id, [alwaysWritten(owner)], userWaits, newcomer)
    } else {
      const content = userIgnored.write({
        ...newcomer,
        days: ASK_SUPPORT_AFTER,
        phone: person.username,
        owner: owner ? { fullName: fullNameOf(owner), contacts: `${owner.username}, ${owner.email}` } : null,
      })
      await mailer.write({ organizationId: organization.id, recipient: config.support.email, content })
    }
    await recordEvent(database, {
      organizationId: organization.id,
      personId,
      kind,
      at: clock.nowText(),
    })
    return true
  })
}

/**
 * Looks after people whom no owner has answered: after three days the owner gets one more email, after fourteen support
 * gets one. Repeating is harmless.
 *
 * @returns how many emails were written
 */
const nudgeOwners = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const before = (days: number): string => new Date(clock.now().getTime() - days * DAY_MS).toISOString()
  let written = 0
  for (const [kind, days] of [
    ['OWNER_REMINDED', REMIND_AFTER],
    ['SUPPORT_ASKED', ASK_SUPPORT_AFTER],
  ] as const) {
    const find = (after: string) => waiting.findIgnored(database, kind, before(days), { after, limit: BATCH })
    written += await platform.jobs.each(JOB, {
      step: kind,
      things: inBatches(find, BATCH),
      work: ({ id }) => nudgeFor(platform, id, kind),
    })
  }
  return written
}

/** Emails about people whom nobody answers; in the morning, when they are read. */
export const waitingJob = defineJob({
  id: JOB,
  title: { ru: 'Напоминания владельцам о новых пользователях', en: 'Reminders to owners about new users' },
  schedule: { kind: 'DAILY', time: '10:00' },
  run: ({ platform }) => nudgeOwners(platform),
})
