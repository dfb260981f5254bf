import type { SupportMessage } from '@cabinet/contract/support/requests'
import { alwaysWritten, sendToRecipients } from '../../platform/emails/recipients.ts'
import { businessDay } from '../../kernel/clock.ts'
import { nextNumber } from '../../platform/counters.ts'
import { newId } from '../../kernel/ids.ts'
import type { Language } from '../../kernel/language.ts'
import { errors } from '../../kernel/http-error.ts'
import { findOwnFiles } from '../../platform/files/store.ts'
import type { Platform } from '../../platform/context.ts'
import type { Principal } from '../../platform/principal.ts'
import { findOrganizationCard } from '../organization/port.ts'
import { lockPerson } from '../people/port.ts'
import { supportReceived, supportRequest } from './emails.ts'
import { supportErrors, topicMessages } from './messages.ts'
import * as store from './store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

export const MESSAGES_A_DAY = 10
const NUMBER_DIGITS = 6

const numberOf = (year: string, running: number): string => `ОБ-${year}-${String(running).padStart(NUMBER_DIGITS, '0')}`

/** The files of a message in its order; each must be the person's own and uploaded for this. */
const filesOf = async (platform: Platform, personId: string, ids: readonly string[]) => {
  const known = await findOwnFiles(platform.database, personId, 'SUPPORT_MESSAGE', ids)
  return ids.map((id, index) => {
    const name = known.get(id)
    if (name === undefined) throw supportErrors.file(index)
    return { id, name }
  })
}

/**
 * Sends a message to the support and confirms it to the person.
 *
 * @throws HttpError 422 a file that is not the person's, 429 too many messages in 24 hours
 */
export const writeToSupport = async (
  platform: Platform,
  user: Principal,
  { topic, message, fileIds = [] }: SupportMessage,
  language: Language,
): Promise<{ id: string; number: string }> => {
  const { database, clock, mailer, config } = platform
  const now = clock.now()
  return database.transaction(async () => {
    // A parallel message of the same person waits, so that both count.
    const sender = await lockPerson(database, user.id)
    if (!sender) throw errors.unauthenticated()
    const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
    if ((await store.countSince(database, user.id, dayBefore)) >= MESSAGES_A_DAY) throw supportErrors.tooMany()
    const files = await filesOf(platform, user.id, [...new Set(fileIds)])

    const year = businessDay(now).slice(0, 4)
    const number = numberOf(year, await nextNumber(database, `support-${year}`))
    const id = newId()
    await store.insertMessage(
      database,
      {
        id,
        number,
        organization_id: user.organizationId,
        person_id: user.id,
        topic,
        message,
        created_at: now.toISOString(),
        waiting_since: now.toISOString(),
        last_at: now.toISOString(),
      },
      files.map(({ id }) => id),
    )

    const organization =
      user.organizationId === null ? undefined : await findOrganizationCard(database, user.organizationId)
    const email = { organizationId: user.organizationId }
    await mailer.write({
      ...email,
      recipient: config.support.email,
      content: supportRequest.write({
        number,
        topic: topicMessages[topic].ru,
        message,
        fullName: [sender.lastname, sender.firstname, sender.middlename].filter(Boolean).join(' '),
        email: sender.email,
        phone: sender.username,
        organization: organization ? `${organization.short_name}, ИНН ${organization.itn}` : null,
        files,
      }),
    })
    // It repeats what was written: to a stranger whose e-mail somebody has named it must not go.
    const readers = [alwaysWritten({ ...sender, language })]
    await sendToRecipients(platform, user.organizationId, readers, supportReceived, { number, message })
    return { id, number }
  })
}
