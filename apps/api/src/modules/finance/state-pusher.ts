import type { Named } from '@cabinet/contract/common'
import { businessDay } from '../../platform/clock.ts'
import { nextNumber } from '../../platform/counters.ts'
import { newId } from '../../platform/ids.ts'
import { named, type Words } from '../../platform/language.ts'
import { findReaders, writeToReaders } from '../../platform/letters/readers.ts'
import { grantRole } from '../../platform/principal.ts'
import { refuse } from '../../platform/refusal.ts'
import type { PushInquiry, StatePusher } from '../../platform/state-pusher.ts'
import { addWorkingDays } from '../../platform/working-days.ts'
import { requestApproved, requestRejected, requestSent } from './letters.ts'
import { refuseFinance, requestStatusWords } from './messages.ts'
import * as store from './push-store.ts'

const DAY_MS = 86_400_000
const DECISION_WORKING_DAYS = 14
const RETRY_DAYS = 30
const AGREEMENT_DAYS = 365
const NUMBER_DIGITS = 3

/** Words of states that requests do not have by themselves. */
const words = {
  ...requestStatusWords,
  APPROVED: { ru: 'Одобрена, договор заключён', en: 'Approved, agreement concluded' },
  TERMINATED: { ru: 'Договор расторгнут', en: 'Agreement terminated' },
} as const satisfies Record<string, Words>

type State = keyof typeof words

const COMMENT = 'Недостаточный срок деятельности с покупателями'

const stateOf = ({ status, agreement_id: agreementId, terminated_at: terminatedAt }: store.PushedRequest): State => {
  if (agreementId === null) return status
  return terminatedAt === null ? 'APPROVED' : 'TERMINATED'
}

const nextOf: Readonly<Record<State, readonly State[]>> = {
  DRAFT: ['SEND_BANK'],
  SEND_BANK: ['PROCESSING', 'CANCEL'],
  PROCESSING: ['APPROVED', 'CANCEL'],
  APPROVED: ['TERMINATED'],
  CANCEL: [],
  TERMINATED: [],
}

const daysLater = (now: Date, days: number): string => businessDay(new Date(now.getTime() + days * DAY_MS))

const readersOf = async ({ platform }: PushInquiry, row: store.PushedRequest) => {
  const ids = [row.created_by, ...(row.owner_id === null ? [] : [row.owner_id])]
  return findReaders(platform.database, row.organization_id, { ids })
}

const letterOf = (row: store.PushedRequest) => ({ number: row.number, bank: row.bank, path: '/offer' })

const send = async (inquiry: PushInquiry, row: store.PushedRequest): Promise<void> => {
  const { platform } = inquiry
  const now = platform.clock.now()
  const planned = addWorkingDays(businessDay(now), DECISION_WORKING_DAYS)
  const sent = { status: 'SEND_BANK', sent_at: now.toISOString(), planned_decision_date: planned } as const
  await store.changeRequest(platform.database, row, sent, now.toISOString())
  const facts = { ...letterOf(row), plannedDecisionDate: planned }
  await writeToReaders(platform, row.organization_id, await readersOf(inquiry, row), requestSent, facts)
}

const approve = async (inquiry: PushInquiry, row: store.PushedRequest): Promise<void> => {
  const { platform } = inquiry
  const { database, clock } = platform
  const now = clock.now()
  const at = now.toISOString()
  const year = businessDay(now).slice(0, 4)
  const ordinal = await nextNumber(database, `finance-agreement-${year}`)
  const number = `ФД-77/${year}-${String(ordinal).padStart(NUMBER_DIGITS, '0')}`
  await store.changeRequest(database, row, { decision_at: at }, at)
  await store.insertAgreement(database, row, { id: newId(), number, at, finishedDate: daysLater(now, AGREEMENT_DAYS) })
  if (row.owner_id !== null) await grantRole(database, row.owner_id, 'FINANCE', at)
  const facts = { ...letterOf(row), limit: row.financing_limit, agreement: number }
  await writeToReaders(platform, row.organization_id, await readersOf(inquiry, row), requestApproved, facts)
}

const reject = async (inquiry: PushInquiry, row: store.PushedRequest): Promise<void> => {
  const { platform } = inquiry
  const now = platform.clock.now()
  const at = now.toISOString()
  const retryAvailableDate = daysLater(now, RETRY_DAYS)
  const decision = { status: 'CANCEL', decision_at: at, decision_comment: COMMENT } as const
  await store.changeRequest(platform.database, row, { ...decision, retry_available_date: retryAvailableDate }, at)
  const facts = { ...letterOf(row), comment: COMMENT, retryAvailableDate }
  await writeToReaders(platform, row.organization_id, await readersOf(inquiry, row), requestRejected, facts)
}

const moves: Readonly<Record<State, (inquiry: PushInquiry, row: store.PushedRequest) => Promise<void>>> = {
  DRAFT: () => Promise.resolve(),
  SEND_BANK: send,
  PROCESSING: ({ platform }, row) =>
    store.changeRequest(platform.database, row, { status: 'PROCESSING' }, platform.clock.nowText()),
  APPROVED: approve,
  CANCEL: reject,
  TERMINATED: ({ platform }, row) => store.terminateAgreement(platform.database, row, platform.clock.nowText()),
}

const isState = (name: string): name is State => Object.hasOwn(words, name)

/** Plays the bank for requests for financing. */
export const requestPusher: StatePusher = {
  id: 'finance.requests',
  title: { ru: 'Заявки на финансирование', en: 'Requests for financing' },
  async find({ platform, language }) {
    const nameOf = (state: State): Named => named(words, state, language)
    return (await store.findPushedRequests(platform.database)).map((row) => ({
      id: row.id,
      organization: row.short_name,
      title: `${row.number}, ${row.bank}`,
      state: nameOf(stateOf(row)),
      next: nextOf[stateOf(row)].map(nameOf),
    }))
  },
  push: (inquiry, id, next) =>
    inquiry.platform.database.transaction(async () => {
      const row = await store.lockPushedRequest(inquiry.platform.database, id)
      if (!row) throw refuse.notFound()
      if (!isState(next) || !nextOf[stateOf(row)].includes(next)) throw refuseFinance.wrongState()
      await moves[next](inquiry, row)
    }),
}
