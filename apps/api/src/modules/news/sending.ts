import type { Platform } from '../../platform/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { lockNewsReaders } from '../people/port.ts'
import { pauseSince, readersOf } from './audience.ts'
import { newsEmail } from './emails.ts'
import * as store from './store.ts'
import { newsMachine } from './transitions.ts'

/** People who are written to in one transaction; the embedded database serves nobody else meanwhile. */
const BATCH = 50

const JOB = 'news.send'

interface Batch {
  readonly written: number
  /** The last one who was looked at; null when there is nobody after them. */
  readonly last: string | null
}

const NOBODY: Batch = { written: 0, last: null }

/** A letter is sent when its last copy has left: until then there is something to stop. */
const completeWhenAllLeft = async (platform: Platform, subject: store.LetterRow): Promise<Batch> => {
  if (!(await platform.mailer.isWaiting(subject.id))) {
    const actor = { kind: 'JOB', id: JOB } as const
    await applyEvent(platform, newsMachine, { subject, event: 'complete', input: undefined, actor })
  }
  return NOBODY
}

/**
 * Writes to some of the readers. The letter is held meanwhile, so servers that send the same one do it in turn, and what
 * one has written the other sees. That a person has been written to is kept together with the email to them.
 */
const writeBatch = (platform: Platform, letterId: string, after: string | null): Promise<Batch> => {
  const { database, clock, mailer } = platform
  return database.transaction(async () => {
    const letter = await store.lockLetter(database, { id: letterId })
    if (letter?.status !== 'SENDING') return NOBODY
    if (letter.written_at !== null) return completeWhenAllLeft(platform, letter)
    const readers = await lockNewsReaders(database, await readersOf(platform, letter.audience), after, BATCH)
    if (readers.length === 0) {
      await store.saveLetter(database, letterId, { written_at: clock.nowText() })
      return completeWhenAllLeft(platform, letter)
    }
    const ids = readers.map(({ id }) => id)
    const served = await store.findServed(database, letterId, ids, pauseSince(clock))
    const fresh = readers.filter(({ id }) => !served.has(id))
    if (fresh.length > 0) {
      await store.insertRecipients(
        database,
        letterId,
        fresh.map(({ id }) => id),
        clock.nowText(),
      )
    }
    await mailer.writeAll(
      fresh.map(({ id: subscriberId, organizationId, email: recipient, language }) => ({
        organizationId,
        recipient,
        content: newsEmail.write(letter, language),
        subscriberId,
        mailingId: letterId,
      })),
    )
    return { written: fresh.length, last: ids.at(-1) ?? null }
  })
}

/** Writes a letter to all of its readers; begun anew, it goes on where it was cut off. */
const sendLetter = async (platform: Platform, letterId: string): Promise<number> => {
  let written = 0
  let after: string | null = null
  do {
    const batch: Batch = await writeBatch(platform, letterId, after)
    written += batch.written
    after = batch.last
  } while (after !== null)
  return written
}

/** Sends what staff have sent off: a request would not bear thousands of readers. */
export const sendNews = defineJob({
  id: JOB,
  title: { ru: 'Отправить письма с новостями', en: 'Send letters of news' },
  schedule: { kind: 'EVERY', minutes: 1 },
  async run({ platform }) {
    const things = await store.findSending(platform.database)
    return platform.jobs.each(JOB, { step: 'letter', things, work: ({ id }) => sendLetter(platform, id) })
  },
})
