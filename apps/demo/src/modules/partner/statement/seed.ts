import type { Database } from '@cabinet/api/db/database'
import { demoId } from '../../../ids.ts'
import type { createDemoTime } from '../../../time.ts'
import { personId } from '../../../people.ts'
import { insertLine } from '@cabinet/api/modules/partner/statement/store'

/** Lines that have found no invoice: two that wait, and one that staff have closed. */
const lines = [
  {
    number: '40702-000031',
    day: -1,
    amount: 1_290_000,
    payerItn: '7799061015',
    payerName: 'ООО «ТД «Оптима Ритейл»',
    purpose: 'Оплата по договору 44 от 12.01.2026. НДС не облагается',
  },
  {
    number: '40702-000027',
    day: -3,
    amount: 390_000,
    payerItn: '6699034175',
    payerName: 'ООО «Посылка Плюс»',
    purpose: 'За страхование заказов, октябрь',
  },
  {
    number: '40702-000012',
    day: -9,
    amount: 50_000,
    payerItn: '2399063033',
    payerName: 'ООО «Маркет-Юг»',
    purpose: 'Ошибочный платёж',
    comment: 'Плательщик просит вернуть деньги, возврат сделала бухгалтерия',
  },
] as const

/** The statement of the demo as platform staff find it. */
export const seedStatement = async (
  database: Database,
  partnerId: string,
  time: ReturnType<typeof createDemoTime>,
): Promise<void> => {
  for (const line of lines) {
    const comment = 'comment' in line ? line.comment : null
    await insertLine(database, {
      id: demoId(`statement ${line.number}`),
      partner_id: partnerId,
      external_id: line.number,
      date: time.day(line.day),
      amount: line.amount,
      left_amount: line.amount,
      payer_itn: line.payerItn,
      payer_name: line.payerName,
      purpose: line.purpose,
      problem: 'NO_INVOICE',
      version: comment === null ? 1 : 2,
      received_at: time.instant(line.day),
      settled_at: comment === null ? null : time.instant(line.day + 1),
      settled_by: comment === null ? null : personId('P8'),
      comment,
    })
  }
}
