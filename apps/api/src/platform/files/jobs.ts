import { thingsOf } from '../jobs/each.ts'
import { defineJob, type Job } from '../jobs/job.ts'

/** Contents of deleted files and of uploads that were cut off. */
const clean = defineJob({
  id: 'files.clean',
  title: { ru: 'Уборка хранилища файлов', en: 'Cleaning of the file storage' },
  schedule: { kind: 'EVERY', minutes: 60 },
  run: ({ platform }) =>
    platform.files.clean((ids, remove) =>
      platform.jobs.each('files.clean', { step: 'content', things: thingsOf(ids), work: ({ id }) => remove(id) }),
    ),
})

export const filesJobs: readonly Job[] = [clean]
