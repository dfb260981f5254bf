import type { Cabinet } from './cabinet.ts'

const MINUTE_MS = 60_000

/** Moves the business clock to a moment. */
export const moveTo = (cabinet: Cabinet, moment: string): void => {
  const now = cabinet.clock.now().getTime() - cabinet.clock.shiftMinutes() * MINUTE_MS
  cabinet.clock.setShiftMinutes(Math.ceil((Date.parse(moment) - now) / MINUTE_MS))
}

/** Runs a job of the product. */
export const runJob = async (cabinet: Cabinet, id: string): Promise<number> => {
  const { modules, jobs } = cabinet.platform
  const job = modules.jobs.find((one) => one.id === id)
  if (!job) throw new Error(`There is no job ${id}`)
  const run = await jobs.runNow(job)
  if (run?.outcome !== 'OK') throw new Error(`${id} ended as ${run?.outcome}`)
  return run.done
}
