import type { SupportMessage } from '@cabinet/contract/support'
import { businessDay } from '../../../platform/clock.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { newId } from '../../../platform/ids.ts'
import type { Language } from '../../../platform/language.ts'
import type { Platform } from '../../../platform/module.ts'
import type { Principal } from '../../../platform/principal.ts'
import { supportReceived, supportRequest } from './letters.ts'
import { refuseSupport, topicWords } from './messages.ts'
import * as store from './store.ts'

const MESSAGES_A_DAY = 10
const DAY_MS = 86_400_000
const NUMBER_DIGITS = 6

const numberOf = (year: string, running: number): string => `ОБ-${year}-${String(running).padStart(NUMBER_DIGITS, '0')}`

/** The files of a message in its order; each must be the person's own and uploaded for this. */
const filesOf = async (platform: Platform, personId: string, ids: readonly string[]) => {
  const known = await store.findOwnFiles(platform.database, personId, ids)
  return ids.map((id, index) => {
    const name = known.get(id)
    if (name === undefined) throw refuseSupport.file(index)
    return { id, name }
  })
}

/**
 * Sends a message to the support and tells the person that it has come.
 *
 * @throws Refusal 422 a file that is not the person's, 429 too many messages in 24 hours
 */
export const writeToSupport = async (
  platform: Platform,
  user: Principal,
  { topic, message, fileIds = [] }: SupportMessage,
  language: Language,
): Promise<{ number: string }> => {
  const { database, clock, post, config } = platform
  const now = clock.now()
  return database.transaction(async () => {
    await store.lockSender(database, user.id)
    const dayBefore = new Date(now.getTime() - DAY_MS).toISOString()
    if ((await store.countSince(database, user.id, dayBefore)) >= MESSAGES_A_DAY) throw refuseSupport.tooMany()
    const files = await filesOf(platform, user.id, [...new Set(fileIds)])

    const year = businessDay(now).slice(0, 4)
    const number = numberOf(year, await nextNumber(database, `support-${year}`))
    await store.insertMessage(
      database,
      {
        id: newId(),
        number,
        organization_id: user.organizationId,
        person_id: user.id,
        topic,
        message,
        created_at: now.toISOString(),
      },
      files.map(({ id }) => id),
    )

    const sender = await store.findSender(database, user.id)
    const letter = { organizationId: user.organizationId }
    await post.write({
      ...letter,
      recipient: config.support.email,
      content: supportRequest.write({
        number,
        topic: topicWords[topic].ru,
        message,
        fullName: [sender.lastname, sender.firstname, sender.middlename].filter(Boolean).join(' '),
        email: sender.email,
        phone: sender.username,
        organization: sender.short_name === null ? null : `${sender.short_name}, ИНН ${sender.itn}`,
        files,
      }),
    })
    await post.write({
      ...letter,
      recipient: sender.email,
      content: supportReceived.write({ number, message }, language),
    })
    return { number }
  })
}
