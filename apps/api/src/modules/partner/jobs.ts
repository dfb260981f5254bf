import { defineJob } from '../../platform/jobs/job.ts'
import { deleteDeliveries } from './webhook/store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

const KEPT_MS = 90 * DAY_MS

/** Attempts to deliver are kept for ninety days; what partners sent is kept for good. */
export const forgetDeliveries = defineJob({
  id: 'partner.forgetDeliveries',
  title: { ru: 'Удаление старых записей об отправке партнёрам', en: 'Deletion of old deliveries to partners' },
  schedule: { kind: 'DAILY', time: '03:40' },
  run: ({ platform: { database, clock } }) =>
    deleteDeliveries(database, new Date(clock.real().getTime() - KEPT_MS).toISOString()),
})
