import type { Database } from '../../db/database.ts'
import { businessDay } from '../../kernel/clock.ts'
import type { Platform } from '../../platform/context.ts'
import { inBatches, type Thing } from '../../platform/jobs/each.ts'
import { defineJob, type Job } from '../../platform/jobs/job.ts'
import { applyEvent } from '../../platform/transitions/apply.ts'
import { addDays } from '../../kernel/days.ts'
import { cutOffOf, regressedBy } from './order-days.ts'
import { notifyOfObjects } from './objects/notify.ts'
import { objectMachine } from './objects/transitions.ts'
import { runRules } from './rules/service.ts'
import { supplyMachine } from './supplies/transitions.ts'

/** Things that are read at once. */
const BATCH = 500

interface Moved extends Thing {
  readonly organization_id: string
}

const objectsIn = ({ query }: Database, status: 'ORDERED' | 'FINANCED' | 'OVERDUE', after: string) =>
  query
    .selectFrom('finance_object')
    .select(['finance_object.id', 'finance_object.organization_id'])
    .where('finance_object.status', '=', status)
    .where('finance_object.is_deleted', '=', false)
    .where('finance_object.id', '>', after)
    .orderBy('finance_object.id')
    .limit(BATCH)

const moveObject =
  (platform: Platform, job: string, event: 'send' | 'overdue' | 'regress') =>
  async (thing: Moved): Promise<boolean> => {
    const { isMoved } = await applyEvent(platform, objectMachine, {
      subject: { id: thing.id, organizationId: thing.organization_id },
      event,
      input: undefined,
      actor: { kind: 'JOB', id: job },
    })
    return isMoved
  }

const sendOrders = defineJob({
  id: 'finance.sendOrders',
  title: { ru: 'Передать заявленные объекты в банк', en: 'Hand ordered objects to the bank' },
  schedule: { kind: 'DAILY', time: '15:00' },
  run({ platform }) {
    const { database, clock } = platform
    const now = clock.now()
    const today = businessDay(now)
    const last = now < cutOffOf(today) ? addDays(today, -1) : today
    const find = (after: string) =>
      objectsIn(database, 'ORDERED', after).where('finance_object.order_date', '<=', last).execute()
    return platform.jobs.each('finance.sendOrders', {
      step: 'send',
      things: inBatches(find, BATCH),
      work: moveObject(platform, 'finance.sendOrders', 'send'),
    })
  },
})

const recordOverdue = defineJob({
  id: 'finance.noteOverdue',
  title: { ru: 'Отметить просроченные поставки и объекты', en: 'Note supplies and objects that are overdue' },
  schedule: { kind: 'DAILY', time: '00:05' },
  async run({ platform }) {
    const { database, clock } = platform
    const today = businessDay(clock.now())
    const actor = { kind: 'JOB', id: 'finance.noteOverdue' } as const
    const overdueSupplies = (after: string) =>
      database.query
        .selectFrom('finance_supply')
        .select(['id', 'organization_id'])
        .where('status', 'in', ['NEW', 'CONFIRMED', 'IN_FINANCING', 'FINANCED'])
        .where('due_date', '<', today)
        .where('is_deleted', '=', false)
        .where('id', '>', after)
        .orderBy('id')
        .limit(BATCH)
        .execute()
    const supplies = await platform.jobs.each(actor.id, {
      step: 'supply',
      things: inBatches(overdueSupplies, BATCH),
      async work({ id, organization_id: organizationId }) {
        const subject = { id, organizationId }
        const { isMoved } = await applyEvent(platform, supplyMachine, {
          subject,
          event: 'overdue',
          input: undefined,
          actor,
        })
        return isMoved
      },
    })
    const overdueObjects = (after: string) =>
      objectsIn(database, 'FINANCED', after).where('finance_object.planned_repayment_date', '<', today).execute()
    const objects = await platform.jobs.each(actor.id, {
      step: 'overdue',
      things: inBatches(overdueObjects, BATCH),
      work: moveObject(platform, actor.id, 'overdue'),
    })
    const regressedObjects = (after: string) =>
      objectsIn(database, 'OVERDUE', after)
        .innerJoin('finance_agreement', (join) =>
          join
            .onRef('finance_agreement.organization_id', '=', 'finance_object.organization_id')
            .onRef('finance_agreement.id', '=', 'finance_object.agreement_id'),
        )
        .where('finance_agreement.with_recourse', '=', true)
        .where('finance_object.planned_repayment_date', '<=', regressedBy(today))
        .execute()
    const regress = await platform.jobs.each(actor.id, {
      step: 'regress',
      things: inBatches(regressedObjects, BATCH),
      work: moveObject(platform, actor.id, 'regress'),
    })
    return supplies + objects + regress
  },
})

const orderByRules = defineJob({
  id: 'finance.orderByRules',
  title: { ru: 'Заказать финансирование по правилам', en: 'Order financing by the rules' },
  schedule: { kind: 'DAILY', time: '09:00' },
  run: ({ platform }) => runRules(platform),
})

const objectNotices = defineJob({
  id: 'finance.tellObjects',
  title: { ru: 'Написать, что стало с объектами финансирования', en: 'Write what became of financing objects' },
  schedule: { kind: 'DAILY', time: '18:00' },
  run: ({ platform }) => notifyOfObjects(platform),
})

/** What of financing time starts. */
export const financeJobs: readonly Job[] = [recordOverdue, orderByRules, sendOrders, objectNotices]
