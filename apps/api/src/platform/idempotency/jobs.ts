import { defineJob, type Job } from '../jobs/job.ts'

/** Answers that nobody asks for again. */
const forget = defineJob({
  id: 'idempotency.forget',
  title: { ru: 'Забыть ключи повторных запросов', en: 'Forgetting of request keys' },
  schedule: { kind: 'EVERY', minutes: 60 },
  run: ({ platform }) => platform.idempotency.forget(),
})

export const idempotencyJobs: readonly Job[] = [forget]
