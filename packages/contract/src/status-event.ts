import * as z from 'zod/mini'
import { Id, Named } from './common.ts'
import { Instant } from './dates.ts'

/** What has become of a thing and who moved it, as people read it. */
export const StatusEvent = z.object({
  id: Id,
  at: Instant,
  /** `Подтверждена покупателем`. */
  title: z.string(),
  status: Named,
  by: z.enum(['USER', 'JOB', 'PARTNER', 'STAFF']),
  /** Why, when somebody has said so. */
  reason: z.nullable(z.string()),
})
export type StatusEvent = z.output<typeof StatusEvent>
