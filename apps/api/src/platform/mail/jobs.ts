import { defineJob, type Job } from '../jobs/job.ts'
import { channels, eraseCodes } from './outbox.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** After so long an email is of no use to anybody, and its address is personal data. */
const KEEP_DAYS = 90

const forgetCodes = defineJob({
  id: 'mail.forgetCodes',
  title: { ru: 'Стереть коды из отправленных и устаревших сообщений', en: 'Erase codes from messages sent or expired' },
  schedule: { kind: 'EVERY', minutes: 10 },
  async run({ platform: { database, clock, policy } }) {
    if (policy.keepsCodes) return 0
    const expiredBy = clock.real().toISOString()
    let erased = 0
    for (const channel of channels) erased += await eraseCodes(database, channel, { expiredBy })
    return erased
  },
})

const forgetMessages = defineJob({
  id: 'mail.forgetMessages',
  title: {
    ru: 'Удалить письма, СМС и уведомления старше 90 дней',
    en: 'Delete emails, text messages and notifications older than 90 days',
  },
  schedule: { kind: 'DAILY', time: '03:10' },
  async run({ platform: { database, clock } }) {
    const before = new Date(clock.now().getTime() - KEEP_DAYS * DAY_MS).toISOString()
    let deleted = 0
    for (const table of ['email', 'text_message', 'push_message'] as const) {
      const { numDeletedRows } = await database.query
        .deleteFrom(table)
        .where('created_at', '<', before)
        .executeTakeFirst()
      deleted += Number(numDeletedRows)
    }
    return deleted
  },
})

export const mailJobs: readonly Job[] = [forgetCodes, forgetMessages]
