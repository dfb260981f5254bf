import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import { errors } from '../../../kernel/http-error.ts'
import type { Message } from '../../../kernel/language.ts'
import { assertNotPast } from '../../../platform/transitions/assert-terms.ts'
import { defineMachine, movesOf, type Step, type SubjectKey } from '../../../platform/transitions/machine.ts'
import { withOrganizations } from '../../organization/port.ts'
import { agreementStateOn } from './bank-view.ts'
import type { AgreementWithUseRow } from './store.ts'

/** States of an agreement: the day and the termination tell which it is. */
const agreementStates = {
  VALID: { ru: 'Действует', en: 'In force' },
  EXPIRED: { ru: 'Срок истёк', en: 'Expired' },
  TERMINATED: { ru: 'Расторгнут', en: 'Terminated' },
} as const satisfies Record<string, Message>

type AgreementState = keyof typeof agreementStates

type AgreementChange = Pick<AgreementWithUseRow, 'finished_date'>

const agreements = ({ query }: Database) =>
  query
    .selectFrom('finance_agreement')
    .innerJoin('finance_request', (join) =>
      join
        .onRef('finance_request.organization_id', '=', 'finance_agreement.organization_id')
        .onRef('finance_request.id', '=', 'finance_agreement.request_id'),
    )
    .innerJoin('finance_offer', (join) =>
      join
        .onRef('finance_offer.organization_id', '=', 'finance_request.organization_id')
        .onRef('finance_offer.id', '=', 'finance_request.offer_id'),
    )
    .innerJoin('finance_bank', 'finance_bank.id', 'finance_offer.bank_id')
    .select(['finance_agreement.id', 'finance_agreement.organization_id', 'finance_agreement.number'])
    .select(['finance_agreement.finished_date', 'finance_agreement.terminated_at', 'finance_offer.bank_id'])
    .select(['finance_bank.short_name as bank'])
    .where('finance_agreement.is_deleted', '=', false)

/** Agreements of every organization, the newest first. */
export const findAllAgreements = async (database: Database) => {
  const newest = agreements(database).orderBy('finance_agreement.created_at', 'desc').orderBy('finance_agreement.id')
  return withOrganizations(database, await newest.limit(200).execute(), ['short_name'])
}

type MovedAgreement = Awaited<ReturnType<ReturnType<typeof agreements>['execute']>>[number]

const lockAgreement = (database: Database, { id, organizationId }: SubjectKey): Promise<MovedAgreement | undefined> => {
  const found = agreements(database).where('finance_agreement.id', '=', id)
  const own =
    organizationId === undefined ? found : found.where('finance_agreement.organization_id', '=', organizationId)
  return own.forUpdate('finance_agreement').executeTakeFirst()
}

/** Until when an agreement goes on. */
export interface Prolongation {
  readonly finishedDate: string
}

/** @throws HttpError 400 for a day that has passed or is not after the present last one */
const assertLater = ({ subject, input, now }: Step<MovedAgreement, Prolongation>): void => {
  assertNotPast('finishedDate', input.finishedDate, now)
  if (input.finishedDate > subject.finished_date) return
  const text = { ru: 'Новый срок должен быть позже прежнего', en: 'The new term must be later than the present one' }
  throw errors.validation([{ field: 'finishedDate', code: 'too_early', text }])
}

const move = movesOf<AgreementState, MovedAgreement, AgreementChange>()

/** Agreements between an organization and a bank. */
export const agreementMachine = defineMachine({
  id: 'finance.agreement',
  title: { ru: 'Договор финансирования', en: 'Financing agreement' },
  states: agreementStates,
  initial: 'VALID',
  moves: {
    terminate: move({
      title: { ru: 'Договор расторгнут', en: 'The agreement has been terminated' },
      from: ['VALID'],
      to: 'TERMINATED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['TERMINATED'],
    }),
    prolong: move<Prolongation>({
      title: { ru: 'Договор продлён', en: 'The agreement has been prolonged' },
      from: ['VALID', 'EXPIRED'],
      to: 'VALID',
      actors: ['PARTNER', 'STAFF'],
      guard: assertLater,
      change: ({ input }) => ({ finished_date: input.finishedDate }),
    }),
  },
  timed: [{ from: 'VALID', to: 'EXPIRED', title: { ru: 'Последний день прошёл', en: 'The last day has passed' } }],
  lock: lockAgreement,
  stateOf: (agreement: MovedAgreement, today): AgreementState => agreementStateOn(today, agreement),
  keyOf: ({ id, organization_id: organizationId }) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change: Partial<AgreementChange>, at) {
    await query
      .updateTable('finance_agreement')
      .set({ ...change, terminated_at: asStatus(to === 'TERMINATED' ? at : null), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
