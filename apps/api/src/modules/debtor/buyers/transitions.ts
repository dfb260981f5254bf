import { type LimitStatus, type ratingGroups } from '@cabinet/contract/debtor/buyers'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import { businessDay, type DayText } from '../../../kernel/clock.ts'
import { addDays } from '../../../kernel/days.ts'
import { sendToRecipients } from '../../../platform/emails/recipients.ts'
import { publish } from '../../../platform/partners/partner.ts'
import { assertAtMost, assertNotPast } from '../../../platform/transitions/assert-terms.ts'
import { defineMachine, movesOf, type Step, type SubjectKey } from '../../../platform/transitions/machine.ts'
import { findRecipients } from '../../people/port.ts'
import { type EmailLimit, limitDecided, limitSuspended } from './emails.ts'
import { limitStatusMessages } from './messages.ts'
import type { DebtorBuyerTable } from './tables.ts'

export type BuyerRow = Selectable<DebtorBuyerTable>
/** A buyer with who insures the organization. */
export type MovedBuyer = BuyerRow & { readonly insurer_id: string | null }
/** NONE: no limit was asked for. */
export type LimitState = LimitStatus | 'NONE'

/** Days for which a limit holds when staff name no day. */
const VALID_DAYS = 365

/** What an insurer decides. */
export interface LimitDecision {
  /** Kopecks; what was asked for when staff name none. */
  readonly limit?: number | undefined
  readonly validUntil?: DayText | undefined
  readonly ratingGroup?: (typeof ratingGroups)[number] | undefined
  readonly comment?: string | null | undefined
}

type Change = Pick<
  BuyerRow,
  | 'requested_limit'
  | 'requested_by'
  | 'requested_at'
  | 'approved_limit'
  | 'limit_valid_until'
  | 'limit_comment'
  | 'rating_group'
  | 'is_suspended_by_debt'
>
type BuyerStep<Input = undefined> = Step<MovedBuyer, Input>

const decided = ({ input, subject, now }: BuyerStep<LimitDecision>): Partial<Change> => ({
  approved_limit: input.limit ?? subject.requested_limit ?? subject.approved_limit ?? 0,
  limit_valid_until: input.validUntil ?? addDays(businessDay(now), VALID_DAYS),
  limit_comment: input.comment ?? null,
  rating_group: input.ratingGroup ?? subject.rating_group,
  is_suspended_by_debt: false,
})

/** @throws HttpError 400 for more than was asked for, and for a limit that would have expired already */
const assertDecision = ({ input: { limit, validUntil }, subject, now }: BuyerStep<LimitDecision>): void => {
  if (limit !== undefined) assertAtMost('approvedLimit', limit, subject.requested_limit ?? 0)
  if (validUntil !== undefined) assertNotPast('validUntil', validUntil, now)
}

const notify =
  (email: typeof limitDecided | typeof limitSuspended, details: (step: BuyerStep<never>) => EmailLimit) =>
  async (step: BuyerStep<never>): Promise<void> => {
    const { platform, subject } = step
    const readers = await findRecipients(platform.database, subject.organization_id, { roles: ['DEBTOR'] })
    await sendToRecipients(platform, subject.organization_id, readers, email, details(step))
  }

const limitDetails =
  (status: LimitStatus) =>
  ({ subject, input }: BuyerStep<LimitDecision | undefined>): EmailLimit => ({
    buyer: subject.short_name,
    status: limitStatusMessages[status],
    limit:
      status === 'REJECTED'
        ? 0
        : (input?.limit ?? (status === 'APPROVED' ? subject.requested_limit : null) ?? subject.approved_limit ?? 0),
    comment: input?.comment ?? null,
  })

const notifyOfDecision = (status: LimitStatus) =>
  notify(limitDecided, limitDetails(status) as (step: BuyerStep<never>) => EmailLimit)

const move = movesOf<LimitState, MovedBuyer, Change>()

const moves = {
  request: move<{ readonly limit: number }>({
    title: { ru: 'Запрошен лимит', en: 'A limit was asked for' },
    from: ['NONE', 'REJECTED', 'EXPIRED', 'APPROVED', 'PARTIALLY_APPROVED'],
    to: 'REQUESTED',
    actors: ['USER'],
    change: ({ input, actor, at }) => ({
      requested_limit: input.limit,
      requested_by: actor.id,
      requested_at: at,
      limit_comment: null,
    }),
    effect: async ({ platform, subject, version, at }) => {
      const { insurer_id: partyId, id: subjectId } = subject
      if (partyId === null) return
      await publish(platform, { type: 'limit.requested', kind: 'INSURER', partyId, subjectId, version, at })
    },
  }),
  approve: move<LimitDecision>({
    title: { ru: 'Лимит одобрен', en: 'The limit was approved' },
    from: ['REQUESTED', 'APPROVED', 'PARTIALLY_APPROVED', 'EXPIRED'],
    to: 'APPROVED',
    actors: ['PARTNER', 'STAFF'],
    guard: assertDecision,
    change: decided,
    effect: notifyOfDecision('APPROVED'),
  }),
  approvePart: move<LimitDecision>({
    title: { ru: 'Лимит одобрен частично', en: 'The limit was approved in part' },
    from: ['REQUESTED', 'APPROVED', 'PARTIALLY_APPROVED', 'EXPIRED'],
    to: 'PARTIALLY_APPROVED',
    actors: ['PARTNER', 'STAFF'],
    call: 'approve',
    guard: assertDecision,
    change: decided,
    effect: notifyOfDecision('PARTIALLY_APPROVED'),
  }),
  keep: move<LimitDecision>({
    title: { ru: 'Лимит оставлен прежним', en: 'The limit stays as it was' },
    from: ['REQUESTED'],
    to: 'PARTIALLY_APPROVED',
    actors: ['PARTNER'],
    call: 'refuse',
    change: ({ input, subject }) => ({
      limit_comment: input.comment ?? null,
      rating_group: input.ratingGroup ?? subject.rating_group,
    }),
    effect: notifyOfDecision('PARTIALLY_APPROVED'),
  }),
  reject: move<LimitDecision>({
    title: { ru: 'Страховщик отказал в лимите', en: 'The insurer refused a limit' },
    from: ['REQUESTED'],
    to: 'REJECTED',
    actors: ['PARTNER', 'STAFF'],
    call: 'refuse',
    change: ({ input, subject }) => ({
      approved_limit: 0,
      limit_valid_until: null,
      limit_comment: input.comment ?? null,
      rating_group: input.ratingGroup ?? subject.rating_group,
    }),
    effect: notifyOfDecision('REJECTED'),
  }),
  suspend: move<{ readonly comment: string | null }>({
    title: { ru: 'Лимит приостановлен', en: 'The limit was suspended' },
    from: ['APPROVED', 'PARTIALLY_APPROVED'],
    to: 'SUSPENDED',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    alreadyPast: ['SUSPENDED'],
    change: ({ input, actor }) => ({ limit_comment: input.comment, is_suspended_by_debt: actor.kind === 'JOB' }),
    effect: notify(limitSuspended, ({ subject, input }) => ({
      buyer: subject.short_name,
      status: limitStatusMessages.SUSPENDED,
      limit: subject.approved_limit ?? 0,
      comment: (input as { readonly comment: string | null }).comment,
    })),
  }),
  resume: move({
    title: { ru: 'Лимит снова действует', en: 'The limit is in force again' },
    from: ['SUSPENDED'],
    to: 'APPROVED',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    alreadyPast: ['APPROVED', 'PARTIALLY_APPROVED'],
    change: () => ({ limit_comment: null, is_suspended_by_debt: false }),
  }),
  resumePart: move({
    title: { ru: 'Лимит снова действует', en: 'The limit is in force again' },
    from: ['SUSPENDED'],
    to: 'PARTIALLY_APPROVED',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    call: 'resume',
    alreadyPast: ['APPROVED', 'PARTIALLY_APPROVED'],
    change: () => ({ limit_comment: null, is_suspended_by_debt: false }),
  }),
  expire: move({
    title: { ru: 'Срок лимита истёк', en: 'The limit has expired' },
    from: ['APPROVED', 'PARTIALLY_APPROVED', 'SUSPENDED'],
    to: 'EXPIRED',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    alreadyPast: ['EXPIRED'],
    change: () => ({ is_suspended_by_debt: false }),
    effect: notifyOfDecision('EXPIRED'),
  }),
}

const withInsurer = ({ query }: Database) =>
  query
    .selectFrom('debtor_buyer')
    .leftJoin('debtor_insurance', 'debtor_insurance.organization_id', 'debtor_buyer.organization_id')
    .selectAll('debtor_buyer')
    .select('debtor_insurance.insurer_id')
    .where('debtor_buyer.is_deleted', '=', false)

/** A buyer, held until the transaction ends: shipments to it are declared one after another. */
export const lockBuyer = (database: Database, { id, organizationId }: SubjectKey): Promise<MovedBuyer | undefined> => {
  const found = withInsurer(database).where('debtor_buyer.id', '=', id)
  const own = organizationId === undefined ? found : found.where('debtor_buyer.organization_id', '=', organizationId)
  return own.forUpdate('debtor_buyer').executeTakeFirst()
}

/** The limit on a buyer. */
export const limitMachine = defineMachine({
  id: 'debtor.limit',
  title: { ru: 'Лимит на покупателя', en: 'Limit on a buyer' },
  states: { NONE: { ru: 'Не запрашивался', en: 'Not asked for' }, ...limitStatusMessages },
  initial: 'NONE',
  moves,
  lock: lockBuyer,
  stateOf: ({ limit_status: status }: MovedBuyer): LimitState => status ?? 'NONE',
  keyOf: ({ id, organization_id: organizationId }: MovedBuyer) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change, at) {
    await query
      .updateTable('debtor_buyer')
      .set({ ...change, limit_status: asStatus(to === 'NONE' ? null : to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})

/** By which of the two a limit comes back: in full when it is all that was asked for. */
export const resumeEvent = ({
  approved_limit: approved,
  requested_limit: requested,
}: Pick<BuyerRow, 'approved_limit' | 'requested_limit'>): 'resume' | 'resumePart' =>
  (approved ?? 0) < (requested ?? 0) ? 'resumePart' : 'resume'

/** Buyers of every organization, for the developer panel. */
export const findAllBuyers = (database: Database): Promise<MovedBuyer[]> =>
  withInsurer(database).orderBy('debtor_buyer.short_name').orderBy('debtor_buyer.id').limit(200).execute()
