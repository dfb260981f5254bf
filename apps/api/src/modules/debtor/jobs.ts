import type { Database } from '../../db/database.ts'
import { businessDay, type DayText } from '../../kernel/clock.ts'
import { addDays } from '../../kernel/days.ts'
import type { Platform } from '../../platform/context.ts'
import { sendToRecipients } from '../../platform/emails/recipients.ts'
import { inBatches, thingsOf, type Thing } from '../../platform/jobs/each.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { findRecipients } from '../people/port.ts'
import { limitMachine, resumeEvent } from './buyers/transitions.ts'
import { findTerms } from './policy/store.ts'
import { noticeDeadline } from './shipments/emails.ts'
import { debtOf, shipmentMachine } from './shipments/transitions.ts'
import { findUses } from './buyers/uses.ts'
import { offerByRules } from './staff/offer-rule-service.ts'
import { insuranceMachine } from './insurance/transitions.ts'

/** Things that are read at once. */
const BATCH = 500
/** Days before the due date, and before the last day to notify, on which people are reminded. */
const REMIND_DAYS = 5

interface Row extends Thing {
  readonly organization_id: string
}

const shipmentsIn = (
  { query }: Database,
  statuses: readonly ('SHIPPED' | 'PAYMENT_DUE' | 'OVERDUE')[],
  after: string,
) =>
  query
    .selectFrom('debtor_shipment')
    .select(['id', 'organization_id'])
    .where('status', 'in', [...statuses])
    .where('is_deleted', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)

const moveShipment =
  (platform: Platform, event: 'fallDue' | 'overdue' | 'missNotice') =>
  async ({ id, organization_id: organizationId }: Row): Promise<boolean> => {
    const { isMoved } = await applyEvent(platform, shipmentMachine, {
      subject: { id, organizationId },
      event,
      input: undefined,
      actor: { kind: 'JOB', id: 'debtor.shipments' },
    })
    return isMoved
  }

/** Reminds of the last days to notify the insurer, once for a shipment. */
const remind =
  (platform: Platform) =>
  ({ id, organization_id: organizationId }: Row): Promise<boolean> => {
    const { database, clock } = platform
    return database.transaction(async () => {
      const row = await shipmentMachine.lock(database, { id, organizationId }, '')
      if (row?.status !== 'OVERDUE' || row.notice_reminded_at !== null) return false
      await database.query
        .updateTable('debtor_shipment')
        .set({ notice_reminded_at: clock.nowText() })
        .where('organization_id', '=', organizationId)
        .where('id', '=', id)
        .execute()
      const readers = await findRecipients(database, organizationId, { roles: ['DEBTOR'] })
      const input = { ...debtOf(row), noticeUntil: row.notice_until }
      await sendToRecipients(platform, organizationId, readers, noticeDeadline, input)
      return true
    })
  }

/** Moves shipments by their days: due soon, overdue, the last days to notify, notice missed. */
const watchShipments = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  // What is overdue already is not told that it falls due.
  const overdue = await platform.jobs.each('debtor.shipments', {
    step: 'overdue',
    things: inBatches(
      (after) => shipmentsIn(database, ['SHIPPED', 'PAYMENT_DUE'], after).where('due_date', '<', today).execute(),
      BATCH,
    ),
    work: moveShipment(platform, 'overdue'),
  })
  const due = await platform.jobs.each('debtor.shipments', {
    step: 'due',
    things: inBatches(
      (after) =>
        shipmentsIn(database, ['SHIPPED'], after).where('due_date', '<=', addDays(today, REMIND_DAYS)).execute(),
      BATCH,
    ),
    work: moveShipment(platform, 'fallDue'),
  })
  const missed = await platform.jobs.each('debtor.shipments', {
    step: 'missed',
    things: inBatches(
      (after) => shipmentsIn(database, ['OVERDUE'], after).where('notice_until', '<', today).execute(),
      BATCH,
    ),
    work: moveShipment(platform, 'missNotice'),
  })
  const reminded = await platform.jobs.each('debtor.shipments', {
    step: 'remind',
    things: inBatches(
      (after) =>
        shipmentsIn(database, ['OVERDUE'], after)
          .where('notice_until', '<=', addDays(today, REMIND_DAYS))
          .where('notice_reminded_at', 'is', null)
          .execute(),
      BATCH,
    ),
    work: remind(platform),
  })
  return overdue + due + missed + reminded
}

const buyersIn = (
  { query }: Database,
  statuses: readonly ('APPROVED' | 'PARTIALLY_APPROVED' | 'SUSPENDED')[],
  after: string,
) =>
  query
    .selectFrom('debtor_buyer')
    .select(['id', 'organization_id', 'requested_limit', 'approved_limit'])
    .where('limit_status', 'in', [...statuses])
    .where('is_deleted', '=', false)
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)

const ACTOR = { kind: 'JOB', id: 'debtor.limits' } as const

/** Whether the buyer owes for longer than the terms bear. */
const isTooLate = async (platform: Platform, buyer: Row, today: DayText): Promise<boolean> => {
  const { database } = platform
  const { suspensionDays } = await findTerms(database, buyer.organization_id, today)
  const uses = await findUses(database, buyer.organization_id, today, [buyer.id])
  return uses(buyer.id).overdueDays > suspensionDays
}

/** Moves limits by their days: expired, suspended by an overdue debt, in force again when it is paid. */
const watchLimits = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const today = businessDay(clock.now())
  const subjectOf = ({ id, organization_id: organizationId }: Row) => ({ id, organizationId })
  const expired = await platform.jobs.each('debtor.limits', {
    step: 'expire',
    things: inBatches(
      (after) =>
        buyersIn(database, ['APPROVED', 'PARTIALLY_APPROVED', 'SUSPENDED'], after)
          .where('limit_valid_until', '<', today)
          .execute(),
      BATCH,
    ),
    work: async (row) => {
      const subject = subjectOf(row)
      await applyEvent(platform, limitMachine, { subject, event: 'expire', input: undefined, actor: ACTOR })
      return true
    },
  })
  const suspended = await platform.jobs.each('debtor.limits', {
    step: 'suspend',
    things: inBatches((after) => buyersIn(database, ['APPROVED', 'PARTIALLY_APPROVED'], after).execute(), BATCH),
    work: async (row) => {
      if (!(await isTooLate(platform, row, today))) return false
      const subject = subjectOf(row)
      const input = { comment: null }
      await applyEvent(platform, limitMachine, { subject, event: 'suspend', input, actor: ACTOR })
      return true
    },
  })
  const resumed = await platform.jobs.each('debtor.limits', {
    step: 'resume',
    things: inBatches(
      (after) => buyersIn(database, ['SUSPENDED'], after).where('is_suspended_by_debt', '=', true).execute(),
      BATCH,
    ),
    work: async (row) => {
      if (await isTooLate(platform, row, today)) return false
      const subject = subjectOf(row)
      await applyEvent(platform, limitMachine, { subject, event: resumeEvent(row), input: undefined, actor: ACTOR })
      return true
    },
  })
  return expired + suspended + resumed
}

/** Ends policies whose last day has passed. */
const endPolicies = async (platform: Platform): Promise<number> => {
  const { database, clock } = platform
  const rows = await database.query
    .selectFrom('debtor_insurance')
    .select('organization_id')
    .where('service_status', 'in', ['AVAILABLE', 'SUSPENDED'])
    .where('end_date', '<', businessDay(clock.now()))
    .where('is_deleted', '=', false)
    .execute()
  return platform.jobs.each('debtor.policies', {
    step: 'policy',
    things: thingsOf(rows.map(({ organization_id: id }) => id)),
    async work({ id }) {
      const { isMoved } = await applyEvent(platform, insuranceMachine, {
        subject: { id, organizationId: id },
        event: 'disconnect',
        input: undefined,
        actor: { kind: 'JOB', id: 'debtor.policies' },
      })
      return isMoved
    },
  })
}

/** What of commercial credits time starts. */
export const debtorJobs: readonly Job[] = [
  defineJob({
    id: 'debtor.policies',
    title: { ru: 'Завершить полисы, срок которых истёк', en: 'End policies whose time is over' },
    schedule: { kind: 'DAILY', time: '00:10' },
    run: ({ platform }) => endPolicies(platform),
  }),
  defineJob({
    id: 'debtor.shipments',
    title: { ru: 'Сроки оплаты и уведомлений по отгрузкам', en: 'Due dates and notices of shipments' },
    schedule: { kind: 'DAILY', time: '06:10' },
    run: ({ platform }) => watchShipments(platform),
  }),
  defineJob({
    id: 'debtor.limits',
    title: { ru: 'Сроки и приостановка лимитов на покупателей', en: 'Expiry and suspension of limits on buyers' },
    schedule: { kind: 'DAILY', time: '06:20' },
    run: ({ platform }) => watchLimits(platform),
  }),
  defineJob({
    id: 'debtor.offerRules',
    title: { ru: 'Предложить страхование по правилам', en: 'Offer insurance by the rules' },
    schedule: { kind: 'EVERY', minutes: 60 },
    run: ({ platform }) => offerByRules(platform),
  }),
]
