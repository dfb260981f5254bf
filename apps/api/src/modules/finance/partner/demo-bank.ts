import type { BankRequest } from '@cabinet/contract/partner-bank'
import { businessDay } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { objectPlan } from '../object/demo-plan.ts'
import { deliverDaily } from '../supply/demo-delivery.ts'
import { followFeed, inTurn, type Mood, type DemoPartner, type Plan } from '../../../platform/partners/demo-partner.ts'

/** Hours by the business clock after which a bank takes a request, and after which it decides. */
const PACE: Readonly<Record<Exclude<Mood, 'SILENT'>, { readonly take: number; readonly decide: number }>> = {
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

const requestPlan: Plan = ({ type, data: { id } }, mood, http) => {
  if (mood === 'SILENT') return []
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
    return mood === 'ASKING' ? [{ afterHours: AFTER_DOCUMENT, ...approval }] : []
  }
  if (type !== 'request.submitted') return []
  const { take, decide } = PACE[mood]
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
    mood === 'REFUSING'
      ? { name: 'refuse', path: `${request}/refuse`, body: { comment: 'Мало поставок этим покупателям' } }
      : approval
  return [
    { afterHours: take, name: 'take', path: `${request}/take` },
    ...(mood === 'ASKING' ? asking : []),
    { afterHours: decide, ...decision },
  ]
}

const plan: Plan = async (event, mood, http) => [
  ...(await requestPlan(event, mood, http)),
  ...(await objectPlan(event, mood, http)),
]

/** A bank of the demo: decides about requests and objects of its feed, and hands over supplies. */
export const demoBank: DemoPartner = {
  kind: 'BANK',
  create: (world) => inTurn(followFeed(world, plan), deliverDaily(world)),
}
