import type { JobFailureTable } from '../../db/schema.ts'
import type { Message } from '../../kernel/language.ts'
import type { Platform } from '../context.ts'
import type { Schedule } from './schedule.ts'

/** What a job works with. */
export interface JobRunContext {
  readonly platform: Platform
  /** The moment of the schedule that this run is for; later than it by as much as the server was away. */
  readonly dueAt: Date
}

/** Work that time starts and not a person. A run that was cut off is repeated, so it must be able to begin anew. */
export interface Job {
  /** `<module>.<work>`. */
  readonly id: string
  readonly title: Message
  readonly schedule: Schedule
  /**
   * Moments that passed while no server ran, or while the clock was moved: by default one run makes up for all of them;
   * `each` gives every one its own run.
   */
  readonly missed?: 'each'
  /** Minutes after which a run is given up; half an hour when absent. What is left is done by the next one. */
  readonly longestMinutes?: number
  /**
   * Whatever it does many times it does through `platform.jobs.each`.
   *
   * @returns how many things were done
   */
  run(context: JobRunContext): Promise<number>
}

/** A thing of a job that could not be done. */
export type JobFailure = Pick<JobFailureTable, 'thing' | 'attempts' | 'problem'>

/** How a run ended. */
export interface JobRun {
  readonly id: string
  readonly outcome: 'OK' | 'FAILED'
  readonly done: number
}

/** Declares a job. */
export const defineJob = (job: Job): Job => job
