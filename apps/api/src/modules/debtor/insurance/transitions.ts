import { addDays } from '../../../kernel/days.ts'
import type { PolicyTerms } from '@cabinet/contract/debtor/policy'
import { businessDay } from '../../../kernel/clock.ts'
import { errors } from '../../../kernel/http-error.ts'
import { nextNumber } from '../../../platform/counters.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { assertNotBefore, assertNotPast } from '../../../platform/transitions/assert-terms.ts'
import { defineMachine, movesOf, type Step } from '../../../platform/transitions/machine.ts'
import { findRecipients } from '../../people/port.ts'
import { insuranceMoved, type InsuranceOccasion } from './emails.ts'
import { insuranceErrors } from '../messages.ts'
import { type InsuranceState, insuranceStates } from './states.ts'
import * as store from './transition-store.ts'
import { insertTerms } from '../policy/store.ts'
import { OFFERED_TERMS } from '../policy/terms.ts'

const POLICY_DAYS = 364
const NUMBER_DIGITS = 6

/** The terms that an insurer accepts an application with. */
export interface Policy {
  /** Insurers that number their policies say so; for the others we number them. */
  readonly policyNumber?: string | null
  readonly startDate?: string | null
  readonly endDate?: string | null
  /** Those that were offered when staff name none. */
  readonly terms?: PolicyTerms | null
}

/** Who offers, and the rule of platform staff that makes the offer, if one does. */
interface Offer {
  readonly insurerId: string
  readonly ruleId?: string
}

/** New terms of a policy from a day on. */
interface NewTerms {
  readonly fromDate: string
  readonly terms: PolicyTerms
}

type InsuranceStep<Input = undefined> = Step<store.MovedInsurance, Input>

const stateOf = (row: store.MovedInsurance): InsuranceState => {
  if (row.request_status !== null) return row.request_status
  if (row.service_status !== 'UNAVAILABLE') return row.service_status
  if (row.policy_number !== null) return 'UNAVAILABLE'
  return row.is_offered ? 'OFFERED' : 'NOT_OFFERED'
}

const policyOf = async ({ database, now, input, subject }: InsuranceStep<Policy>): Promise<store.InsuranceChange> => {
  const today = businessDay(now)
  const numbered = async (): Promise<string> => {
    const ordinal = await nextNumber(database, `debtor-policy-${today.slice(0, 4)}`)
    return `ТК-77-${String(ordinal).padStart(NUMBER_DIGITS, '0')}/${today.slice(2, 4)}`
  }
  return {
    policy_number: input.policyNumber ?? (await numbered()),
    insurer_name: subject.insurer,
    start_date: input.startDate ?? today,
    end_date: input.endDate ?? addDays(businessDay(now), POLICY_DAYS),
  }
}

/** @throws HttpError 400 for a policy that ends before it begins, or has ended already */
const assertTerm = ({ input: { startDate, endDate }, now }: InsuranceStep<Policy>): void => {
  if (typeof endDate !== 'string') return
  assertNotBefore('endDate', endDate, startDate ?? businessDay(now))
  assertNotPast('endDate', endDate, now)
}

/** @throws HttpError 400 for a day on which the policy is not in force */
const assertInForce = ({ input: { fromDate }, subject }: InsuranceStep<NewTerms>): void => {
  if (subject.start_date !== null) assertNotBefore('fromDate', fromDate, subject.start_date)
  if (subject.end_date === null || fromDate <= subject.end_date) return
  const text = { ru: 'Полис к этой дате закончится', en: 'The policy will have ended by that day' }
  throw errors.validation([{ field: 'fromDate', code: 'too_late', text }])
}

/** @throws HttpError 409 when no insurer takes an application from the organization */
const assertOffered = ({ subject }: InsuranceStep): void => {
  if (!subject.is_offered) throw insuranceErrors.notOffered()
}

/** The insurer learns of what an organization asks for. */
const notifyInsurer =
  (type: 'insurance.connection.requested' | 'insurance.disconnection.requested') =>
  async ({ platform, subject, version, at }: InsuranceStep): Promise<void> => {
    if (subject.insurer_id === null) return
    const { insurer_id: partyId, organization_id: subjectId } = subject
    await publish(platform, { type, kind: 'INSURER', partyId, subjectId, version, at })
  }

/** Keeps the terms of a new policy, as it stands after the move. */
const saveTerms = async ({ database, subject, input, at }: InsuranceStep<Policy>): Promise<void> => {
  const { policy_number: number, start_date: fromDate } = await store.findPolicy(database, subject.organization_id)
  if (number === null || fromDate === null) throw new Error('A policy was accepted without a number')
  await insertTerms(database, subject.organization_id, { number, fromDate, terms: input.terms ?? OFFERED_TERMS }, at)
}

/** To administrators: how the insurance stands from now on. */
const notifyAdministrators =
  (occasion: InsuranceOccasion) =>
  async ({ platform, subject }: Step<store.MovedInsurance, never>): Promise<void> => {
    const { organization_id: organizationId, insurer } = subject
    const readers = await findRecipients(platform.database, organizationId, { roles: ['USER_ADMIN'] })
    const found = await store.findPolicy(platform.database, organizationId)
    const { policy_number: policy } = found
    const reason = occasion === 'SUSPENDED' ? found.suspend_reason : found.reject_reason
    await sendToRecipients(platform, organizationId, readers, insuranceMoved, { occasion, insurer, policy, reason })
  }

/** Rules offer nothing to whom their insurer has ever offered. */
const recordOffer = async ({ database, subject, input, at }: InsuranceStep<Offer | undefined>): Promise<void> => {
  const insurerId = input?.insurerId ?? subject.insurer_id
  if (insurerId === null) return
  const { organization_id: organizationId } = subject
  await store.insertOffer(database, { organizationId, insurerId, ruleId: input?.ruleId ?? null, at })
}

/** What is known of a suspension goes with it. */
const notSuspended = { is_suspended_by_debt: false, suspend_reason: null } as const satisfies store.InsuranceChange

const move = movesOf<InsuranceState, store.MovedInsurance, store.InsuranceChange>()

const moves = {
  offer: move<Offer | undefined>({
    title: { ru: 'Страховщик готов принять заявку', en: 'The insurer is ready to take an application' },
    from: ['NOT_OFFERED', 'REJECTED', 'UNAVAILABLE'],
    to: 'OFFERED',
    // The job is that of the rules of platform staff.
    actors: ['PARTNER', 'STAFF', 'JOB'],
    // The call names an organization by its ИНН, not an insurance by its address.
    call: null,
    alreadyPast: ['OFFERED'],
    change: ({ input, subject }) => ({
      is_offered: true,
      policy_number: null,
      start_date: null,
      end_date: null,
      insurer_id: input?.insurerId ?? subject.insurer_id,
    }),
    effect: recordOffer,
  }),
  withdrawOffer: move({
    title: { ru: 'Страховщик больше не ждёт заявки', en: 'The insurer takes no application any more' },
    from: ['OFFERED'],
    to: 'NOT_OFFERED',
    actors: ['PARTNER', 'STAFF'],
    call: 'withdraw',
    alreadyPast: ['NOT_OFFERED'],
    change: () => ({ is_offered: false }),
  }),
  requestConnection: move({
    title: { ru: 'Организация просит подключить', en: 'The organization asks to be connected' },
    from: ['OFFERED', 'REJECTED', 'UNAVAILABLE'],
    to: 'CONNECTION_REQUESTED',
    actors: ['USER'],
    alreadyPast: ['CONNECTION_REQUESTED'],
    guard: assertOffered,
    change: ({ actor, at }) => ({ reject_reason: null, requested_by: actor.id, requested_at: at }),
    effect: notifyInsurer('insurance.connection.requested'),
  }),
  accept: move<Policy>({
    title: { ru: 'Страховщик подключил', en: 'The insurer has connected' },
    from: ['CONNECTION_REQUESTED'],
    to: 'AVAILABLE',
    actors: ['PARTNER', 'STAFF'],
    alreadyPast: ['AVAILABLE'],
    guard: assertTerm,
    change: policyOf,
    effect: async (step) => {
      await saveTerms(step)
      await notifyAdministrators('CONNECTED')(step as Step<store.MovedInsurance, never>)
    },
  }),
  reject: move<{ readonly reason: string | null }>({
    title: { ru: 'Страховщик отказал', en: 'The insurer has refused' },
    from: ['CONNECTION_REQUESTED'],
    to: 'REJECTED',
    actors: ['PARTNER', 'STAFF'],
    call: 'refuse',
    alreadyPast: ['REJECTED'],
    change: ({ input }) => ({ reject_reason: input.reason }),
    effect: notifyAdministrators('REFUSED'),
  }),
  suspend: move<{ readonly reason: string | null } | undefined>({
    title: { ru: 'Страхование приостановлено', en: 'The insurance has been suspended' },
    from: ['AVAILABLE'],
    to: 'SUSPENDED',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    alreadyPast: ['SUSPENDED'],
    change: ({ actor, input }) => ({
      is_suspended_by_debt: actor.kind === 'JOB',
      suspend_reason: input?.reason ?? null,
    }),
    effect: notifyAdministrators('SUSPENDED'),
  }),
  resume: move({
    title: { ru: 'Страхование возобновлено', en: 'The insurance goes on' },
    from: ['SUSPENDED'],
    to: 'AVAILABLE',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    alreadyPast: ['AVAILABLE'],
    change: () => notSuspended,
    effect: notifyAdministrators('RESUMED'),
  }),
  requestDisconnection: move({
    title: { ru: 'Организация просит отключить', en: 'The organization asks to be disconnected' },
    from: ['AVAILABLE', 'SUSPENDED'],
    to: 'DISCONNECTION_REQUESTED',
    actors: ['USER'],
    alreadyPast: ['DISCONNECTION_REQUESTED'],
    change: ({ actor, at }) => ({ requested_by: actor.id, requested_at: at }),
    effect: notifyInsurer('insurance.disconnection.requested'),
  }),
  changeTerms: move<NewTerms>({
    title: { ru: 'Новые условия полиса', en: 'New terms of the policy' },
    from: ['AVAILABLE'],
    to: 'AVAILABLE',
    actors: ['PARTNER'],
    call: 'terms',
    guard: assertInForce,
    effect: async ({ database, subject, input, at }) => {
      const { organization_id: organizationId, policy_number: number } = subject
      if (number !== null) await insertTerms(database, organizationId, { number, ...input }, at)
    },
  }),
  keep: move({
    title: { ru: 'Страхование продолжается', en: 'The insurance is kept' },
    from: ['DISCONNECTION_REQUESTED'],
    to: 'AVAILABLE',
    actors: ['PARTNER', 'STAFF'],
    alreadyPast: ['AVAILABLE'],
    // Also of one that was suspended; an old debt suspends it again.
    change: () => notSuspended,
  }),
  disconnect: move({
    title: { ru: 'Страховщик отключил', en: 'The insurer has disconnected' },
    from: ['DISCONNECTION_REQUESTED', 'AVAILABLE', 'SUSPENDED'],
    to: 'UNAVAILABLE',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    alreadyPast: ['UNAVAILABLE'],
    // A policy whose time is over keeps its last day.
    change: ({ now, subject }) => {
      const today = businessDay(now)
      const end = subject.end_date !== null && subject.end_date < today ? subject.end_date : today
      return { end_date: end, ...notSuspended }
    },
    effect: notifyAdministrators('DISCONNECTED'),
  }),
}

/** Insurance of commercial credits; an organization has at most one. */
export const insuranceMachine = defineMachine({
  id: 'debtor.insurance',
  title: { ru: 'Страхование коммерческих кредитов', en: 'Insurance of commercial credits' },
  states: insuranceStates,
  initial: 'NOT_OFFERED',
  moves,
  lock: store.lockInsurance,
  stateOf,
  keyOf: ({ organization_id: id }: store.MovedInsurance) => ({ id, organizationId: id }),
  save: store.saveInsurance,
})
