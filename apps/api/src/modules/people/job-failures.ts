import { sendToRecipients } from '../../platform/emails/recipients.ts'
import type { ApiModule } from '../../platform/module.ts'
import { jobThingsFail } from './job-failures-email.ts'
import { findStaff } from './recipients.ts'

/** Failures that a letter names; the log has all of them. */
const SHOWN = 5

/** Tells platform staff of things that failed more than once. */
export const reportJobFailures: NonNullable<ApiModule['onJobFailures']> = async (platform, { id: job }, failures) => {
  const examples = failures.slice(0, SHOWN).map(({ thing, problem }) => ({ thing, problem }))
  const staff = await findStaff(platform.database)
  await sendToRecipients(platform, null, staff, jobThingsFail, { job, count: failures.length, examples })
}
