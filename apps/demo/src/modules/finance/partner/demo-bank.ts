import type { BankRequest } from '@cabinet/contract/finance/partner-shapes'
import { businessDay } from '@cabinet/api/kernel/clock'
import { addDays } from '@cabinet/api/kernel/days'
import { objectPlan } from '../objects/demo-plan.ts'
import { deliverDaily } from '../supplies/demo-delivery.ts'
import { followFeed, inTurn, type Behavior, type DemoPartner, type Plan } from '../../../demo-partner.ts'

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

const requestPlan: Plan = ({ type, data: { id } }, behavior, http) => {
  if (behavior === 'SILENT') return []
  const request = `/v1/partner/bank/request/${id}`
  const approval = {
    name: 'approve',
    path: `${request}/approve`,
    body: async (now: Date) => {
      const found = await http.find<BankRequest>(request)
      return found && approvalOf(found, now)
    },
  }
  if (type === 'request.document.added') {
    return behavior === 'ASKING' ? [{ afterHours: AFTER_DOCUMENT, ...approval }] : []
  }
  if (type !== 'request.submitted') return []
  const { take, decide } = PACE[behavior]
  const path = `${request}/ask-document`
  const asking = [
    { afterHours: 20, name: 'ask', path, body: { document: 'Бухгалтерская отчётность за прошлый год' } },
    {
      afterHours: 20,
      name: 'ask-lease',
      path,
      body: { document: 'Договор аренды склада', comment: 'Все листы, с дополнительными соглашениями' },
    },
  ]
  const decision =
    behavior === 'REFUSING'
      ? { name: 'refuse', path: `${request}/refuse`, body: { comment: 'Мало поставок этим покупателям' } }
      : approval
  return [
    { afterHours: take, name: 'take', path: `${request}/take` },
    ...(behavior === 'ASKING' ? asking : []),
    { afterHours: decide, ...decision },
  ]
}

const plan: Plan = async (event, behavior, http) => [
  ...(await requestPlan(event, behavior, http)),
  ...(await objectPlan(event, behavior, http)),
]

/** A bank of the demo: decides about requests and objects of its feed, and hands over supplies. */
export const demoBank: DemoPartner = {
  kind: 'BANK',
  create: (world) => inTurn(followFeed(world, plan), deliverDaily(world)),
}
