import { demoId } from '../../src/kernel/demo/ids.ts'
import { nextOrderDay } from '../../src/modules/finance/object/days.ts'
import type { Cabinet } from '../support/cabinet.ts'

const MINUTE_MS = 60_000

/** Ids of the demo of the finance client. */
export const factory = {
  agreement: demoId('agreement F1'),
  ended: demoId('agreement F2'),
  object: (number: string): string => demoId(`object O6 ОФ-${number}`),
  supply: (number: string): string => demoId(`supply O6 П-${number}`),
} as const

/** Moves the business clock to a moment. */
export const moveTo = (cabinet: Cabinet, moment: string): void => {
  const now = cabinet.clock.now().getTime() - cabinet.clock.shiftMinutes() * MINUTE_MS
  cabinet.clock.setShiftMinutes(Math.ceil((Date.parse(moment) - now) / MINUTE_MS))
}

/** Moves the business clock to the morning of the next day that takes orders. */
export const moveToOrderDay = (cabinet: Cabinet): string => {
  const day = nextOrderDay(cabinet.clock.now())
  moveTo(cabinet, `${day}T10:00:00+03:00`)
  return day
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
