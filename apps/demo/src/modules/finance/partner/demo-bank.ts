import type { BankRequest } from '@cabinet/partner-client'
import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays } from '@cabinet/api/kernel/days'
import { objectPlan } from '../objects/demo-plan.ts'
import { deliverDaily } from '../supplies/demo-delivery.ts'
import {
  followFeed,
  ifPossible,
  inTurn,
  type Behavior,
  type DemoPartner,
  type Intention,
  type Plan,
} from '../../../demo-partner.ts'

/** Hours by the business clock after which a bank takes a request, and after which it decides. */
const PACE: Readonly<Record<Exclude<Behavior, 'SILENT'>, { readonly take: number; readonly decide: number }>> = {
  PROMPT: { take: 1, decide: 24 },
  REFUSING: { take: 1, decide: 24 },
  ASKING: { take: 1, decide: 48 },
  SLOW: { take: 20, decide: 240 },
}

/** Hours after which a bank that has got its document decides. */
const AFTER_DOCUMENT = 4

/** The bank of the demo agrees to what it has offered, for a year. */
const approvalOf = ({ financingLimit: limit, offeredTerms }: BankRequest, now: Date) => ({
  ...offeredTerms,
  limit,
  finishedDate: addDays(businessDay(now), 365),
})

const requestPlan: Plan = ({ type, data: { id } }, behavior, { bank: { request } }) => {
  if (behavior === 'SILENT') return []
  const approval: Omit<Intention, 'afterHours'> = {
    name: 'approve',
    tell: async ({ news, once }, now) => {
      const found = await ifPossible(request.get(id))
      if (found) await request.approve(id, { ...news, ...approvalOf(found, now) }, once)
    },
  }
  if (type === 'request.document.added') {
    return behavior === 'ASKING' ? [{ afterHours: AFTER_DOCUMENT, ...approval }] : []
  }
  if (type !== 'request.submitted') return []
  const { take, decide } = PACE[behavior]
  const ask = (name: string, document: string, comment?: string): Intention => ({
    afterHours: 20,
    name,
    tell: ({ news, once }) =>
      request.askDocument(id, { ...news, document, ...(comment !== undefined && { comment }) }, once),
  })
  const asking = [
    ask('ask', 'Бухгалтерская отчётность за прошлый год'),
    ask('ask-lease', 'Договор аренды склада', 'Все листы, с дополнительными соглашениями'),
  ]
  const comment = 'Мало поставок этим покупателям'
  const refusal: typeof approval = {
    name: 'refuse',
    tell: ({ news, once }) => request.refuse(id, { ...news, comment }, once),
  }
  return [
    { afterHours: take, name: 'take', tell: ({ news, once }) => request.take(id, news, once) },
    ...(behavior === 'ASKING' ? asking : []),
    { afterHours: decide, ...(behavior === 'REFUSING' ? refusal : approval) },
  ]
}

const plan: Plan = async (event, behavior, partner) => [
  ...(await requestPlan(event, behavior, partner)),
  ...(await objectPlan(event, behavior, partner)),
]

/** A bank of the demo: decides about requests and objects of its feed, and hands over supplies. */
export const demoBank: DemoPartner = {
  kind: 'BANK',
  create: (world) => inTurn(followFeed(world, plan), deliverDaily(world)),
}
