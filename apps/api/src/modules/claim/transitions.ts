import { claimArithmetic } from '@cabinet/contract/claim/rules'
import type { ClaimDocumentType, ClaimReason, ClaimStatus } from '@cabinet/contract/claim/values'
import type { Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { asStatus } from '../../db/status-column.ts'
import { businessDay } from '../../kernel/clock.ts'
import { errors } from '../../kernel/http-error.ts'
import type { ClaimEvent, ClaimableThing } from '../../platform/claims.ts'
import type { StagedContent } from '../../platform/files/received.ts'
import { publish } from '../../platform/partners/partner.ts'
import { defineMachine, movesOf, type Step } from '../../platform/transitions/machine.ts'
import { answerUntil, decisionUntil, paymentUntil } from './deadlines.ts'
import { attachStaged, insertGeneratedFile, type StagedDocument } from './documents/attach.ts'
import { claimDecided, claimPaid, documentsRequested } from './emails.ts'
import { writeToAuthor } from './letters.ts'
import { claimErrors, documentMessagesOf, reasonMessagesOf, statusMessages } from './messages.ts'
import { hasUnsent } from './documents/sent.ts'
import { productOf } from './products.ts'
import type { ClaimRow } from './store.ts'
import type { ClaimTable, PayoutAccount } from './tables.ts'

type ClaimChange = Omit<Updateable<ClaimTable>, 'status'>
type ClaimStep<Input = undefined> = Step<ClaimRow, Input>

/** What a claim keeps of its submission; null when it was submitted before. */
export interface Submission {
  readonly thing: ClaimableThing | null
  readonly claimedAmount: number
  readonly account: PayoutAccount
  readonly isMsp: boolean
  /** What the cabinet has made for it. */
  readonly documents: readonly StagedDocument[]
}

/** What an insurer asks for. */
interface Asking {
  readonly documents: readonly ClaimDocumentType[]
  readonly comment: string | null
}

/** What an insurer has decided. */
export interface Decision {
  /** Kopecks; all that would be paid when null. */
  readonly approvedAmount: number | null
  readonly reason: ClaimReason | null
  readonly comment: string | null
  /** Drawn and kept ahead of the transaction. */
  readonly letter: StagedContent
}

/** What an insurer has paid. */
interface Payment {
  readonly amount: number | null
  readonly date: string | null
  readonly orderNumber: string | null
}

/** What would be paid if the insurer agreed: without what the carrier has paid. */
export const expectedOf = (
  row: Pick<ClaimRow, 'form' | 'product' | 'thing' | 'is_group' | 'claimed_amount'>,
): number => {
  const claimed = row.claimed_amount ?? 0
  if (row.is_group) return claimed
  return claimArithmetic(row.form, { product: row.product, money: row.thing?.money ?? null })?.expected ?? claimed
}

/** The product behind the claim hears what has become of it; the orders of a group keep their own insurance. */
const notifyProduct = async (
  { platform, subject, actor }: ClaimStep<unknown>,
  kind: ClaimEvent['kind'],
  paidAmount: number | null = null,
): Promise<void> => {
  const { object_id: objectId, organization_id: organizationId, id: claimId } = subject
  if (objectId === null) return
  await productOf(platform, subject.product)?.receive(platform, {
    kind,
    organizationId,
    claimId,
    objectId,
    paidAmount,
    actor,
  })
}

/** The insurer hears of a claim, if it listens. */
const notifyInsurer = async (
  { platform, subject, version, at }: ClaimStep<unknown>,
  type: 'claim.submitted' | 'claim.document.added' | 'claim.withdrawn',
): Promise<void> => {
  if (subject.insurer_id === null) return
  const { insurer_id: partyId, id: subjectId } = subject
  await publish(platform, { type, kind: 'INSURER', partyId, subjectId, version, at })
}

const notifyOfDecision = (
  { platform, subject }: ClaimStep<unknown>,
  status: ClaimStatus,
  sum: number | null,
  reason: ClaimReason | null,
): Promise<void> =>
  writeToAuthor(platform, subject, claimDecided, {
    number: subject.number,
    decision: statusMessages[status],
    sum,
    reason: reason === null ? null : reasonMessagesOf(subject.product)[reason],
    id: subject.id,
  })

/** Columns of a decision, its letter a file. */
const decided = async (
  { platform, subject, now, input }: ClaimStep<Decision>,
  approvedAmount: number,
): Promise<ClaimChange> => {
  const date = businessDay(now)
  const { reason, comment, letter } = input
  return {
    decided_date: date,
    approved_amount: approvedAmount,
    reason_code: reason,
    decision_comment: comment,
    decision_until: null,
    payment_until: approvedAmount > 0 ? paymentUntil(date) : null,
    letter_file_id: await insertGeneratedFile(platform, subject.organization_id, letter),
  }
}

const needReason = ({ reason }: Decision): void => {
  if (reason !== null) return
  const text = { ru: 'Назовите причину', en: 'Name the reason' }
  throw errors.validation([{ field: 'reason', code: 'required', text }])
}

const between = (value: number, most: number): void => {
  if (value > 0 && value < most) return
  const text = {
    ru: 'Часть больше нуля и меньше суммы требования',
    en: 'A part is more than nothing and less than the sum of the claim',
  }
  throw errors.validation([{ field: 'approvedAmount', code: 'OVER_LIMIT', text }])
}

const move = movesOf<ClaimStatus, ClaimRow, ClaimChange>()

const LATER = ['IN_REVIEW', 'DOCUMENTS_REQUESTED', 'APPROVED', 'PARTIALLY_APPROVED', 'PAID', 'REJECTED'] as const

const moves = {
  submit: move<Submission | null>({
    title: { ru: 'Заявление отправлено страховщику', en: 'The claim was sent to the insurer' },
    from: ['DRAFT'],
    to: 'SUBMITTED',
    actors: ['USER'],
    alreadyPast: ['SUBMITTED', ...LATER],
    change: ({ input, actor, at, now }) => ({
      submitted_by: actor.id,
      submitted_at: at,
      decision_until: decisionUntil(businessDay(now)),
      ...(input && {
        thing: input.thing === null ? null : JSON.stringify(input.thing),
        claimed_amount: input.claimedAmount,
        payment_details: JSON.stringify(input.account),
        is_msp: input.isMsp,
      }),
    }),
    effect: async (step) => {
      await notifyProduct(step, 'FILED')
      await attachStaged(step.platform, step.subject, step.input?.documents ?? [], step.at)
      await notifyInsurer(step, 'claim.submitted')
    },
  }),
  discard: move({
    title: { ru: 'Черновик удалён', en: 'The draft was deleted' },
    from: ['DRAFT'],
    to: 'WITHDRAWN',
    actors: ['USER'],
    change: () => ({ is_deleted: true }),
  }),
  expire: move({
    title: { ru: 'Черновик не отправлен за 60 дней', en: 'The draft was not sent within 60 days' },
    from: ['DRAFT'],
    to: 'WITHDRAWN',
    actors: ['JOB'],
    alreadyPast: ['WITHDRAWN'],
  }),
  withdraw: move({
    title: { ru: 'Заявление отозвано', en: 'The claim was withdrawn' },
    from: ['SUBMITTED'],
    to: 'WITHDRAWN',
    actors: ['USER'],
    alreadyPast: ['WITHDRAWN'],
    change: () => ({ decision_until: null }),
    effect: async (step) => {
      await notifyProduct(step, 'WITHDRAWN')
      await notifyInsurer(step, 'claim.withdrawn')
    },
  }),
  take: move<{ readonly claimNumber: string | null }>({
    title: { ru: 'Страховщик рассматривает заявление', en: 'The insurer considers the claim' },
    from: ['SUBMITTED'],
    to: 'IN_REVIEW',
    actors: ['PARTNER', 'JOB', 'STAFF'],
    alreadyPast: LATER,
    change: ({ input: { claimNumber } }) => (claimNumber === null ? {} : { insurer_claim_number: claimNumber }),
  }),
  ask: move<Asking>({
    title: { ru: 'Страховщик запросил документы', en: 'The insurer has requested documents' },
    from: ['IN_REVIEW'],
    to: 'DOCUMENTS_REQUESTED',
    actors: ['PARTNER', 'STAFF'],
    call: 'ask-documents',
    change: ({ input, now, at }) => ({
      asked: JSON.stringify({ ...input, at }),
      documents_until: answerUntil(businessDay(now)),
      decision_until: null,
    }),
    effect: ({ platform, subject, input, now }) =>
      writeToAuthor(platform, subject, documentsRequested, {
        number: subject.number,
        documents: input.documents.map((type) => documentMessagesOf(subject.product)[type]),
        until: answerUntil(businessDay(now)),
        id: subject.id,
      }),
  }),
  answer: move({
    title: { ru: 'Документы переданы страховщику', en: 'The documents were given to the insurer' },
    from: ['DOCUMENTS_REQUESTED'],
    to: 'IN_REVIEW',
    // The job sends what was attached and forgotten when the time is over.
    actors: ['USER', 'JOB'],
    alreadyPast: ['IN_REVIEW'],
    guard: async ({ database, subject }) => {
      if (!(await hasUnsent(database, subject))) throw claimErrors.nothingToSend()
    },
    change: ({ now }) => ({ documents_until: null, decision_until: decisionUntil(businessDay(now)) }),
    effect: (step) => notifyInsurer(step, 'claim.document.added'),
  }),
  lapse: move<Decision>({
    title: { ru: 'Документы не представлены в срок', en: 'The documents did not come in time' },
    from: ['DOCUMENTS_REQUESTED'],
    to: 'REJECTED',
    actors: ['JOB'],
    alreadyPast: ['REJECTED'],
    change: async (step) => ({ ...(await decided(step, 0)), documents_until: null }),
    effect: async (step) => {
      await notifyProduct(step, 'REJECTED')
      await notifyOfDecision(step, 'REJECTED', null, step.input.reason)
    },
  }),
  approve: move<Decision>({
    title: { ru: 'Страховщик одобрил выплату', en: 'The insurer has approved the payment' },
    // An insurer may decide at once.
    from: ['SUBMITTED', 'IN_REVIEW'],
    to: 'APPROVED',
    actors: ['PARTNER', 'STAFF'],
    call: 'decide',
    alreadyPast: ['APPROVED', 'PAID'],
    change: (step) => decided(step, expectedOf(step.subject)),
    effect: (step) => notifyOfDecision(step, 'APPROVED', expectedOf(step.subject), null),
  }),
  approvePart: move<Decision>({
    title: { ru: 'Страховщик одобрил часть суммы', en: 'The insurer has approved a part' },
    from: ['SUBMITTED', 'IN_REVIEW'],
    to: 'PARTIALLY_APPROVED',
    actors: ['PARTNER', 'STAFF'],
    call: 'decide',
    alreadyPast: ['PARTIALLY_APPROVED', 'PAID'],
    guard: ({ input, subject }) => {
      needReason(input)
      between(input.approvedAmount ?? 0, expectedOf(subject))
    },
    change: (step) => decided(step, step.input.approvedAmount ?? 0),
    effect: (step) => notifyOfDecision(step, 'PARTIALLY_APPROVED', step.input.approvedAmount ?? 0, step.input.reason),
  }),
  reject: move<Decision>({
    title: { ru: 'Страховщик отказал', en: 'The insurer has refused' },
    from: ['SUBMITTED', 'IN_REVIEW'],
    to: 'REJECTED',
    actors: ['PARTNER', 'STAFF'],
    call: 'decide',
    alreadyPast: ['REJECTED'],
    guard: ({ input }) => needReason(input),
    change: (step) => decided(step, 0),
    effect: async (step) => {
      await notifyProduct(step, 'REJECTED')
      await notifyOfDecision(step, 'REJECTED', null, step.input.reason)
    },
  }),
  pay: move<Payment>({
    title: { ru: 'Страховщик выплатил деньги', en: 'The insurer has paid' },
    from: ['APPROVED', 'PARTIALLY_APPROVED'],
    to: 'PAID',
    actors: ['PARTNER', 'STAFF'],
    alreadyPast: ['PAID'],
    guard: ({ input: { amount, date }, subject, now }) => {
      if (date !== null && date > businessDay(now)) {
        const text = { ru: 'Дата ещё не наступила', en: 'The day has not come yet' }
        throw errors.validation([{ field: 'date', code: 'future', text }])
      }
      if (amount === null || amount <= (subject.approved_amount ?? 0)) return
      const text = { ru: 'Больше одобренной суммы', en: 'More than was approved' }
      throw errors.validation([{ field: 'amount', code: 'OVER_LIMIT', text }])
    },
    change: ({ input, subject, now }) => ({
      paid_amount: input.amount ?? subject.approved_amount,
      paid_date: input.date ?? businessDay(now),
      payment_order: input.orderNumber,
      payment_until: null,
    }),
    effect: async (step) => {
      const { platform, subject, input } = step
      const sum = input.amount ?? subject.approved_amount ?? 0
      await notifyProduct(step, 'PAID', sum)
      const account = subject.payment_details?.settlementAccount ?? ''
      await writeToAuthor(platform, subject, claimPaid, { number: subject.number, sum, account, id: subject.id })
    },
  }),
}

/** A claim from its draft to the money. */
export const claimMachine = defineMachine({
  id: 'claim.claim',
  title: { ru: 'Заявление страховщику', en: 'Claim to an insurer' },
  states: statusMessages,
  initial: 'DRAFT',
  moves,
  lock: ({ query }: Database, { id, organizationId }): Promise<ClaimRow | undefined> => {
    const found = query.selectFrom('claim').selectAll().where('id', '=', id).where('is_deleted', '=', false)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf: ({ status }: ClaimRow): ClaimStatus => status,
  keyOf: ({ id, organization_id: organizationId }: ClaimRow) => ({ id, organizationId }),
  async save({ query }, { organization_id, id, version }, to, change, at) {
    await query
      .updateTable('claim')
      .set({ ...change, status: asStatus(to), version: version + 1, updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
