import type { Database } from '@cabinet/api/db/database'
import { demoId } from '../../ids.ts'
import type { createDemoTime } from '../../time.ts'
import { isWorkingDay } from '@cabinet/api/kernel/working-days'
import { type DemoOrganizationKey, organizationId } from '../../organizations.ts'
import { addDays } from '@cabinet/api/kernel/days'
import { bankId } from './seed-banks.ts'
import { demoBuyers, type DemoBuyerKey } from './seed-buyers.ts'

const ROUBLE = 100

/** Dates of the demo. */
export type Time = ReturnType<typeof createDemoTime>

/** The id of a buyer of an organization of the demo. */
export const buyerId = (organization: DemoOrganizationKey, key: DemoBuyerKey): string =>
  demoId(`buyer ${organization} ${key}`)

/** The nearest working day, this one or one after it or before it. */
export const workingDayFrom = (day: string, step: 1 | -1): string => {
  let found = day
  while (!isWorkingDay(found)) found = addDays(found, step)
  return found
}

/** Nothing of the demo was made after its start. */
export const auditOf = (time: Time, day: number) => {
  const at = time.instant(Math.min(day, -0.05))
  return { created_at: at, updated_at: at, is_deleted: false }
}

/** Buyers, and the limits that some have of their own. */
export const seedBuyers = async (database: Database, time: Time): Promise<void> => {
  const keys = Object.keys(demoBuyers) as DemoBuyerKey[]
  const organizations = ['O6', 'O1'] as const
  await database.query
    .insertInto('finance_buyer')
    .values(
      organizations.flatMap((organization) =>
        keys.map((key) => ({
          organization_id: organizationId(organization),
          id: buyerId(organization, key),
          itn: demoBuyers[key].itn,
          short_name: demoBuyers[key].shortName,
          ...auditOf(time, -300),
        })),
      ),
    )
    .execute()
  await database.query
    .insertInto('finance_agreement_buyer')
    .values(
      (
        [
          ['O6', 'F1', 'B1', 5_000_000],
          ['O6', 'F1', 'B2', 4_000_000],
          ['O1', 'N1', 'B1', 10_000_000],
        ] as const
      ).map(([organization, offer, buyer, roubles]) => ({
        organization_id: organizationId(organization),
        agreement_id: demoId(`agreement ${offer}`),
        buyer_id: buyerId(organization, buyer),
        financing_limit: roubles * ROUBLE,
      })),
    )
    .execute()
}

/** Tranches of the credit line. */
export const seedTranches = async (database: Database, time: Time): Promise<void> => {
  const common = {
    organization_id: organizationId('O1'),
    kind: 'TRANCHE' as const,
    agreement_id: demoId('agreement N4'),
    bank_id: bankId('FB2'),
    supply_id: null,
    invoice_id: null,
    buyer_id: null,
    advance_rate: 100,
    interest_rate: 23.4,
    interest_before: 0,
    last_order_date: null,
    repaid_date: null,
    repaid_amount: 0,
    reject_reason: null,
    is_fixable: false,
  }
  await database.query
    .insertInto('finance_object')
    .values([
      {
        ...common,
        id: demoId('object O1 ОФ-113'),
        number: 'ОФ-113',
        claim_amount: 2_000_000 * ROUBLE,
        financing_amount: 2_000_000 * ROUBLE,
        interest_since: time.day(-45),
        status: 'FINANCED',
        told_status: 'FINANCED',
        order_date: time.day(-46),
        ordered_at: time.instant(-46),
        financed_date: time.day(-45),
        planned_repayment_date: time.day(45),
        purpose: 'Закупка сырья к сезону',
        ...auditOf(time, -46),
      },
      {
        ...common,
        id: demoId('object O1 ОФ-114'),
        number: 'ОФ-114',
        claim_amount: 750_000 * ROUBLE,
        financing_amount: 750_000 * ROUBLE,
        interest_since: null,
        status: 'SENT_TO_BANK',
        told_status: 'SENT_TO_BANK',
        order_date: workingDayFrom(time.day(-1), -1),
        ordered_at: time.instant(-1.5),
        financed_date: null,
        planned_repayment_date: null,
        purpose: 'Оплата перевозчикам',
        ...auditOf(time, -1.5),
      },
    ])
    .execute()
}

/** One rule that works and one that is switched off. */
export const seedRules = async (database: Database, time: Time): Promise<void> => {
  const common = {
    organization_id: organizationId('O6'),
    agreement_id: demoId('agreement F1'),
    min_amount: null,
    max_amount: null,
    max_deferral_days: null,
    version: 1,
  }
  await database.query
    .insertInto('finance_rule')
    .values([
      {
        ...common,
        id: demoId('rule ГородОпт'),
        name: 'Мелкие поставки «ГородОпту»',
        buyer_ids: JSON.stringify([buyerId('O6', 'B5')]),
        max_amount: 300_000 * ROUBLE,
        schedule: 'EVERY_DAY',
        weekdays: '[]',
        day_limit: 1_000_000 * ROUBLE,
        is_active: true,
        last_run_at: time.instant(-1),
        last_run_count: 0,
        last_run_sum: 0,
        ...auditOf(time, -60),
      },
      {
        ...common,
        id: demoId('rule по понедельникам'),
        name: 'Крупные требования по понедельникам',
        buyer_ids: '[]',
        min_amount: 500_000 * ROUBLE,
        max_deferral_days: 60,
        schedule: 'WEEKDAYS',
        weekdays: '[1]',
        day_limit: 3_000_000 * ROUBLE,
        is_active: false,
        last_run_at: null,
        last_run_count: null,
        last_run_sum: null,
        ...auditOf(time, -40),
      },
    ])
    .execute()
}
