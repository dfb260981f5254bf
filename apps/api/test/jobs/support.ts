import type { Cabinet } from '../support/cabinet.ts'

/** Runs a job now. */
export const runJob = async ({ platform: { jobs } }: Cabinet, id: string) => {
  const job = (await jobs.list()).find(({ job: one }) => one.id === id)?.job
  if (!job) throw new Error(`There is no job ${id}`)
  return jobs.runNow(job)
}

/** The things that a job could not work on, as `step:id`. */
export const failuresOf = async ({ platform }: Cabinet, id: string): Promise<string[]> => {
  const rows = await platform.database.query
    .selectFrom('job_failure')
    .select('thing')
    .where('job_id', '=', id)
    .execute()
  return rows.map(({ thing }) => thing)
}
