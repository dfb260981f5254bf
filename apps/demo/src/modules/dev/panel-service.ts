import type { Job as JobAnswer, overview, shiftClock } from '@cabinet/contract/dev'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import { saveShift } from '../../clock-store.ts'
import type { JobRun } from '@cabinet/api/platform/jobs/job'
import type { JobState } from '@cabinet/api/platform/jobs/jobs'
import type { Language } from '@cabinet/api/kernel/language'
import { switchModule } from '../../module-switches.ts'
import type { Platform } from '@cabinet/api/platform/context'
import { errors } from '@cabinet/api/kernel/http-error'
import { devErrors } from './messages.ts'
import { countAll } from './panel-store.ts'

export const clockOf = ({ clock }: Platform) => ({
  now: clock.nowText(),
  realNow: clock.real().toISOString(),
  shiftMinutes: clock.shiftMinutes(),
})

/** Moves the clock; what became due by that has been done when the answer comes. */
export const moveClock = async (platform: Platform, minutes: number): Promise<ResponseOf<typeof shiftClock>> => {
  // Jobs must have their times by the old clock, or nothing of them becomes due.
  await platform.jobs.list()
  await saveShift(platform.database, minutes)
  platform.clock.setShiftMinutes(minutes)
  const runs = await platform.jobs.runDue()
  return { ...clockOf(platform), runs: runs.map((run) => ({ ...run })) }
}

const jobOf = ({ job, row, isRunning }: JobState, language: Language): JobAnswer => ({
  id: job.id,
  title: job.title[language],
  schedule: job.schedule,
  dueDateTime: row.due_at,
  isRunning,
  startedDateTime: row.started_at,
  finishedDateTime: row.finished_at,
  outcome: row.outcome,
  done: row.done,
  problem: row.problem,
  attempts: row.attempts,
})

export const jobsOf = async ({ jobs }: Platform, language: Language) => ({
  jobs: (await jobs.list()).map((state) => jobOf(state, language)),
})

/**
 * Runs a job now.
 *
 * @throws HttpError 404 for an unknown job, 409 while it runs
 */
export const runJobNow = async ({ jobs }: Platform, id: string): Promise<JobRun> => {
  const state = (await jobs.list()).find(({ job }) => job.id === id)
  if (!state) throw errors.notFound()
  const run = await jobs.runNow(state.job)
  if (!run) throw devErrors.running()
  return run
}

export const switchesOf = ({ modules }: Platform) => ({
  modules: modules.switchable.map((name) => ({ name, isOn: modules.isOn(name) })),
})

/**
 * Switches an area of the product on or off for everybody.
 *
 * @throws HttpError 404 for an area that is unknown or cannot be switched off
 */
export const setModule = async (platform: Platform, name: string, isOn: boolean) => {
  if (!platform.modules.switchable.includes(name)) throw errors.notFound()
  await switchModule(platform.database, platform.modules, name, isOn)
  return switchesOf(platform)
}

/** What this server is built of and connected to. */
export const overviewOf = async (platform: Platform): Promise<ResponseOf<typeof overview>> => {
  const { config, database, modules, startedAt, clock } = platform
  const counts = await countAll(database, clock.real().toISOString())
  const hasTransport = { EMAIL: config.smtpUrl !== null, SMS: config.smsUrl !== null }
  return {
    release: config.release,
    node: process.version,
    database: database.kind,
    startedDateTime: startedAt.toISOString(),
    modules: modules.productNames.filter(modules.isOn),
    connections: [
      { name: 'mail', isReal: hasTransport.EMAIL },
      { name: 'sms', isReal: hasTransport.SMS },
      { name: 'courier', isReal: config.courierUrl !== null },
      { name: 'registry', isReal: config.registry.token !== null },
      { name: 'captcha', isReal: config.captcha.serverKey !== null },
      { name: 'files', isReal: config.s3 !== null },
    ],
    counts,
  }
}
