import { businessDay } from '../../kernel/clock.ts'
import { addWorkingDays } from '../../kernel/working-days.ts'
import type { Platform } from '../../platform/context.ts'
import { inBatches } from '../../platform/jobs/each.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { addDays, daysBetween } from '../../kernel/days.ts'
import { prepareLetter } from './documents/letter.ts'
import { groupDraftReminder, groupDraftWithdrawn } from './emails.ts'
import { writeToProduct } from './letters.ts'
import { draftMonth, monthBefore } from './monthly.ts'
import { hasUnsent } from './documents/sent.ts'
import * as store from './store.ts'
import { claimMachine } from './transitions.ts'

/** Days after which people are reminded of the draft of a month. */
const REMINDERS = [5, 15, 50] as const
/** Days after which the draft of a month is withdrawn. */
const WITHDRAWN_AFTER = 60
/** Claims that are read at once. */
const BATCH = 200

/** Does something with every claim in a state. */
const eachIn = (
  { database, jobs }: Platform,
  jobId: string,
  status: store.ClaimRow['status'],
  work: (row: store.ClaimRow) => Promise<boolean>,
): Promise<number> => {
  const things = inBatches((after) => store.findInState(database, status, after, BATCH), BATCH)
  return jobs.each(jobId, { step: 'claim', things, work })
}

const groupDrafts = defineJob({
  id: 'claim.groupDrafts',
  title: { ru: 'Черновики заявлений за месяц', en: 'Drafts of the claims of a month' },
  schedule: { kind: 'MONTHLY', day: 10, time: '06:00' },
  // A month in which no server ran has its draft as well.
  missed: 'each',
  run: ({ platform, dueAt }) => draftMonth(platform, monthBefore(businessDay(dueAt))),
})

/** Reminds people of a draft, or withdraws it when its time is over. */
const tendDraft = (platform: Platform, actor: string) => (row: store.ClaimRow) => {
  const { database, clock } = platform
  return database.transaction(async () => {
    const created = businessDay(new Date(row.created_at))
    const age = daysBetween(created, businessDay(clock.now()))
    const month = row.period ?? ''
    const sum = row.claimed_amount ?? 0
    if (age >= WITHDRAWN_AFTER) {
      const { isMoved } = await applyEvent(platform, claimMachine, {
        subject: { id: row.id, organizationId: row.organization_id },
        event: 'expire',
        input: undefined,
        actor: { kind: 'JOB', id: actor },
      })
      if (isMoved) await writeToProduct(platform, row, groupDraftWithdrawn, { month, sum, id: row.id })
      return isMoved
    }
    const due = REMINDERS.findLast((day) => day <= age)
    if (due === undefined || !(await store.recordReminder(database, row, due))) return false
    const input = {
      month,
      sum,
      submitUntil: row.submit_until ?? addDays(created, WITHDRAWN_AFTER),
      withdrawnFrom: addDays(created, WITHDRAWN_AFTER),
      id: row.id,
    }
    await writeToProduct(platform, row, groupDraftReminder, input)
    return true
  })
}

const watchDrafts = defineJob({
  id: 'claim.watchDrafts',
  title: { ru: 'Напоминания о черновиках заявлений', en: 'Reminders of drafts of claims' },
  schedule: { kind: 'DAILY', time: '09:00' },
  run: ({ platform }) => {
    const tend = tendDraft(platform, 'claim.watchDrafts')
    return eachIn(platform, 'claim.watchDrafts', 'DRAFT', async (row) => row.is_group && tend(row))
  },
})

/** An insurer that says nothing for a working day has the claim all the same. */
const startReviews = defineJob({
  id: 'claim.startReviews',
  title: { ru: 'Начало рассмотрения заявлений', en: 'Claims begin to be considered' },
  schedule: { kind: 'DAILY', time: '08:00' },
  run: ({ platform }) => {
    const today = businessDay(platform.clock.now())
    return eachIn(platform, 'claim.startReviews', 'SUBMITTED', async (row) => {
      // Nobody has it: platform staff are to give it to an insurer first.
      if (row.insurer_id === null) return false
      const sent = row.submitted_at === null ? today : businessDay(new Date(row.submitted_at))
      if (addWorkingDays(sent, 1) > today) return false
      const { isMoved } = await applyEvent(platform, claimMachine, {
        subject: { id: row.id, organizationId: row.organization_id },
        event: 'take',
        input: { claimNumber: null },
        actor: { kind: 'JOB', id: 'claim.startReviews' },
      })
      return isMoved
    })
  },
})

const lapseRequests = defineJob({
  id: 'claim.lapseRequests',
  title: { ru: 'Запросы документов без ответа', en: 'Requests of documents without an answer' },
  schedule: { kind: 'DAILY', time: '00:20' },
  run: ({ platform }) => {
    const today = businessDay(platform.clock.now())
    return eachIn(platform, 'claim.lapseRequests', 'DOCUMENTS_REQUESTED', async (row) => {
      if (row.documents_until === null || row.documents_until >= today) return false
      const actor = { kind: 'JOB', id: 'claim.lapseRequests' } as const
      const subject = { id: row.id, organizationId: row.organization_id }
      // What was attached and not sent is an answer all the same: nobody loses a payment over a press of a button.
      if (await hasUnsent(platform.database, row)) {
        const answered = await applyEvent(platform, claimMachine, { subject, event: 'answer', input: undefined, actor })
        return answered.isMoved
      }
      const decision = { approvedAmount: 0, reason: 'NO_DOCUMENTS', comment: null } as const
      const letter = await prepareLetter(platform, row, { ...decision, status: 'REJECTED', date: today })
      const { isMoved } = await applyEvent(platform, claimMachine, {
        subject,
        event: 'lapse',
        input: { ...decision, letter },
        actor,
      })
      return isMoved
    })
  },
})

/** What of claims time starts. */
export const claimJobs: readonly Job[] = [lapseRequests, groupDrafts, startReviews, watchDrafts]
