import { thingsOf } from '../../platform/jobs/each.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { deleteSpentLimits } from '../../platform/limits.ts'
import { findSubscribedSessions, forgetSubscriptionOf } from '../../platform/push/subscriptions.ts'
import { deleteOldChallenges } from './second-factor/passkeys/store.ts'
import { deleteOldSignIns } from './sign-ins/store.ts'
import { deleteForgottenSessions, findUnused } from './store.ts'
import { DAY_MS } from '../../kernel/durations.ts'

/** For so long an ended session is kept: the history of a person may be asked for. */
const KEEP_DAYS = 30

const forgetSessions = defineJob({
  id: 'auth.forgetSessions',
  title: { ru: 'Удалить завершённые сеансы и счётчики попыток', en: 'Delete ended sessions and counters of attempts' },
  schedule: { kind: 'DAILY', time: '03:20' },
  async run({ platform: { database, clock, config, jobs } }) {
    // Sessions live by the real clock: who moves the other one must not sign people out.
    const now = clock.real()
    const endedBefore = new Date(now.getTime() - KEEP_DAYS * DAY_MS)
    // A browser whose session has run out unused hears nothing any more.
    const unusedSince = new Date(now.getTime() - config.refreshTokenSeconds * 1000).toISOString()
    await jobs.each('auth.forgetSessions', {
      step: 'subscription',
      things: thingsOf(await findUnused(database, await findSubscribedSessions(database), unusedSince)),
      async work({ id }) {
        await forgetSubscriptionOf(database, id)
        return true
      },
    })
    const sessions = await deleteForgottenSessions(database, now.toISOString(), endedBefore.toISOString())
    const challenges = await deleteOldChallenges(database, now.toISOString())
    return sessions + challenges + (await deleteSpentLimits(database, now.getTime()))
  },
})

/** For so long a person may look up who has signed in as them. */
const SIGN_INS_DAYS = 365

const forgetSignIns = defineJob({
  id: 'auth.forgetSignIns',
  title: { ru: 'Удалить входы старше года', en: 'Delete sign-ins of more than a year ago' },
  schedule: { kind: 'DAILY', time: '03:25' },
  async run({ platform: { database, clock } }) {
    const now = clock.real().getTime()
    const before = new Date(now - SIGN_INS_DAYS * DAY_MS).toISOString()
    return deleteOldSignIns(database, before, new Date(now - DAY_MS).toISOString())
  },
})

export const authJobs: readonly Job[] = [forgetSessions, forgetSignIns]
