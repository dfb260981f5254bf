import { defineJob } from '../../../platform/jobs/job.ts'
import type { ApiModule, Inquiry, Platform } from '../../../platform/module.ts'
import { recordEvent } from '../../../platform/people.ts'
import { holds } from '../../../platform/principal.ts'
import { userIgnored, userWaits } from './letters.ts'
import { fullNameOf } from './names.ts'
import { refusePeople } from './refusals.ts'
import * as store from './store.ts'
import * as waiting from './waiting-store.ts'

const DAY_MS = 86_400_000
/** Days after which the owner is reminded once, and after which support is asked to help. */
const REMIND_AFTER = 3
const ASK_SUPPORT_AFTER = 14
/** People in one run; the next run goes on. */
const BATCH = 100

/**
 * Asks the owner of the cabinet by letter to confirm the person; once in 24 hours.
 *
 * @throws Refusal 409 when the last letter is younger
 */
export const remindOwner = async ({
  platform,
  user,
  organizationId,
}: Inquiry): Promise<{ remindedDateTime: string }> => {
  const { database, clock, post } = platform
  const now = clock.now()
  const remindedDateTime = now.toISOString()
  return database.transaction(async () => {
    const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
    if (!(await waiting.noteReminder(database, user.id, remindedDateTime, dayBefore))) throw refusePeople.reminder()
    const person = await store.findPerson(database, user.id)
    const organization = await store.findOrganization(database, organizationId)
    const owner = organization?.owner_id ? await store.findPerson(database, organization.owner_id) : undefined
    if (person && organization && owner) {
      const newcomer = {
        fullName: fullNameOf(person),
        organization: organization.short_name,
        position: person.position,
      }
      const content = userWaits.write(newcomer, owner.language)
      await post.write({ organizationId, recipient: owner.email, content })
    }
    return { remindedDateTime }
  })
}

/** People who wait for the confirmation of this administrator. */
export const waitingUsers: NonNullable<ApiModule['attention']> = async ({ platform, user, organizationId }) => {
  if (!holds(user, 'USER_ADMIN', 'GODMOD')) return []
  const count = await waiting.countWaiting(platform.database, organizationId)
  return count === 0 ? [] : [{ kind: 'USERS_WAITING', count, path: '/profile?tab=users', details: {} }]
}

/** One person in a transaction of their own: a letter that cannot be written must not keep back the others. */
const nudgeFor = (platform: Platform, personId: string, kind: waiting.Nudge): Promise<boolean> => {
  const { database, clock, post, config } = platform
  return database.transaction(async () => {
    // Held until the letter is written: two servers would otherwise write two.
    const person = await waiting.lockIgnored(database, personId, kind)
    if (!person?.organization_id) return false
    const organization = await store.findOrganization(database, person.organization_id)
    if (!organization) return false
    const owner = organization.owner_id ? await store.findPerson(database, organization.owner_id) : undefined
    const newcomer = { fullName: fullNameOf(person), organization: organization.short_name, position: person.position }
    if (kind === 'OWNER_REMINDED') {
      if (!owner) return false
      const content = userWaits.write(newcomer, owner.language)
      await post.write({ organizationId: organization.id, recipient: owner.email, content })
    } else {
      const content = userIgnored.write({
        ...newcomer,
        days: ASK_SUPPORT_AFTER,
        phone: person.username,
        owner: owner ? `${fullNameOf(owner)}, ${owner.username}, ${owner.email}` : null,
      })
      await post.write({ organizationId: organization.id, recipient: config.support.email, content })
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
 * Looks after people whom no owner has answered: after three days the owner gets one more letter, after fourteen support
 * gets one. Repeating is harmless.
 *
 * @returns how many letters were written
 */
const nudgeOwners = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const before = (days: number): string => new Date(clock.now().getTime() - days * DAY_MS).toISOString()
  let written = 0
  for (const [kind, days] of [
    ['OWNER_REMINDED', REMIND_AFTER],
    ['SUPPORT_ASKED', ASK_SUPPORT_AFTER],
  ] as const) {
    for (const personId of await waiting.findIgnored(database, kind, before(days), BATCH)) {
      if (await nudgeFor(platform, personId, kind)) written += 1
    }
  }
  return written
}

/** Letters about people whom nobody answers; in the morning, when they are read. */
export const waitingJob = defineJob({
  id: 'core.nudge-owners',
  title: { ru: 'Напоминания владельцам о новых пользователях', en: 'Reminders to owners about new users' },
  schedule: { kind: 'DAILY', time: '10:00' },
  run: ({ platform }) => nudgeOwners(platform),
})
