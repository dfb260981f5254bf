import type { Database } from '../../db/database.ts'
import type { JobFailureTable, JobTable } from '../../db/schema.ts'

/** Makes sure that a job has its row; the one that is there keeps its time. */
export const insertJob = async ({ query }: Database, id: string, dueAt: Date): Promise<void> => {
  await query
    .insertInto('job')
    .values({
      id,
      due_at: dueAt.toISOString(),
      claimed_by: null,
      claimed_until: null,
      attempts: 0,
      retry_at: null,
      started_at: null,
      finished_at: null,
      outcome: null,
      done: null,
      problem: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

export const findJobs = ({ query }: Database): Promise<JobTable[]> => query.selectFrom('job').selectAll().execute()

export const setDue = async ({ query }: Database, id: string, dueAt: Date): Promise<void> => {
  await query.updateTable('job').set({ due_at: dueAt.toISOString() }).where('id', '=', id).execute()
}

/** Who claims a job, until when that holds, and what must still be so for it. */
export interface Claim {
  readonly server: string
  readonly now: Date
  readonly until: Date
  /** The moment that the run is for; when another server was faster, the row has moved on. */
  readonly dueAt: string
  readonly startedAt: string
}

/** Claims a job for one server; nothing when another one has it. */
export const claimJob = (
  { query }: Database,
  id: string,
  { server, now, until, dueAt, startedAt }: Claim,
): Promise<JobTable | undefined> =>
  query
    .updateTable('job')
    .set({ claimed_by: server, claimed_until: until.toISOString(), started_at: startedAt })
    .where('id', '=', id)
    .where('due_at', '=', dueAt)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', now.toISOString())]))
    .returningAll()
    .executeTakeFirst()

/** Tells the other servers that the run goes on. */
export const prolongClaim = async ({ query }: Database, id: string, server: string, until: Date): Promise<void> => {
  await query
    .updateTable('job')
    .set({ claimed_until: until.toISOString() })
    .where('id', '=', id)
    .where('claimed_by', '=', server)
    .execute()
}

/** Notes the end of a run and gives the job free. */
export const releaseJob = async (
  { query }: Database,
  id: string,
  server: string,
  columns: Partial<JobTable>,
): Promise<void> => {
  await query
    .updateTable('job')
    .set({ ...columns, claimed_by: null, claimed_until: null })
    .where('id', '=', id)
    .where('claimed_by', '=', server)
    .execute()
}

/** Things of a job that have failed. */
export const findFailures = ({ query }: Database, jobId: string): Promise<JobFailureTable[]> =>
  query.selectFrom('job_failure').selectAll().where('job_id', '=', jobId).execute()

/** Things of all jobs that are to be tried again by now. */
export const findRetries = ({ query }: Database, now: string): Promise<JobFailureTable[]> =>
  query.selectFrom('job_failure').selectAll().where('retry_at', '<=', now).orderBy('retry_at').execute()

export const saveFailure = async ({ query }: Database, failure: JobFailureTable): Promise<void> => {
  const { attempts, retry_at, problem } = failure
  await query
    .insertInto('job_failure')
    .values(failure)
    .onConflict((conflict) => conflict.columns(['job_id', 'thing']).doUpdateSet({ attempts, retry_at, problem }))
    .execute()
}

export const deleteFailure = async ({ query }: Database, jobId: string, thing: string): Promise<void> => {
  await query.deleteFrom('job_failure').where('job_id', '=', jobId).where('thing', '=', thing).execute()
}
