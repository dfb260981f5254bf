import { DAY_MS } from '../../../kernel/durations.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { deleteOldActs } from '../../../platform/journal/store.ts'

/** For so long the owner may look up who has done what. */
const KEEP_DAYS = 365

/** Deletes lines of the journal of organizations that are over a year old. */
export const forgetActs = defineJob({
  id: 'people.forgetActs',
  title: { ru: 'Удалить записи журнала старше года', en: 'Delete lines of the journal of more than a year ago' },
  schedule: { kind: 'DAILY', time: '03:30' },
  run: ({ platform: { database, clock } }) =>
    deleteOldActs(database, new Date(clock.real().getTime() - KEEP_DAYS * DAY_MS).toISOString()),
})
