import type { ClaimBrief, ClaimCard, ClaimDocument, ClaimLine } from '@cabinet/contract/claim/shapes'
import { claimArithmetic } from '@cabinet/contract/claim/rules'
import { claimDocumentTypes } from '@cabinet/contract/claim/values'
import type { FileInfo } from '@cabinet/contract/file'
import { businessDay } from '../../kernel/clock.ts'
import { type Language, named } from '../../kernel/language.ts'
import { isCalendarKnown } from '../../kernel/working-days.ts'
import type { ClaimableThing } from '../../platform/claims.ts'
import type { RequestContext } from '../../platform/context.ts'
import { findFileInfos } from '../../platform/files/attachment.ts'
import { historyOf } from '../../platform/transitions/history.ts'
import { findPaymentDetails } from '../organization/port.ts'
import { findNamesOfPeople } from '../people/port.ts'
import { decisionUntil, deadlinesOf, nextDeadline } from './deadlines.ts'
import { countLines } from './list-store.ts'
import {
  documentMessagesOf,
  documentStatusMessages,
  eventMessages,
  reasonMessagesOf,
  statusMessages,
  subjectMessages,
} from './messages.ts'
import { isSent } from './documents/sent.ts'
import { mayEdit, maySubmit, productMessages } from './products.ts'
import * as store from './store.ts'
import { claimMachine } from './transitions.ts'
import { checklistOf, claimedAmountOf, isLate, type LoadedClaim, missingOf } from './values.ts'

export const briefOf = ({ id, number, status }: store.ClaimRow, language: Language): ClaimBrief => ({
  id,
  number,
  status: named(statusMessages, status, language),
})

/** What lines of the register need beside their rows. */
interface Beside {
  readonly today: string
  readonly language: Language
  readonly names: ReadonlyMap<string, string>
  readonly counts: ReadonlyMap<string, number>
}

const lineOf = (row: store.ClaimRow, { today, language, names, counts }: Beside): ClaimLine => ({
  id: row.id,
  number: row.number,
  product: named(productMessages, row.product, language),
  insuranceType: row.insurance_type,
  isGroupClaim: row.is_group,
  subject:
    row.subject_code === null
      ? null
      : { id: row.subject_code, code: row.subject_code, name: subjectMessages[row.subject_code][language] },
  eventType: row.event_type === null ? null : named(eventMessages, row.event_type, language),
  object:
    row.object_id === null
      ? null
      : { id: row.object_id, number: row.object_number ?? '', title: row.object_title ?? '' },
  period: row.period,
  linesCount: row.is_group ? (counts.get(row.id) ?? 0) : null,
  claimedAmount: row.claimed_amount,
  approvedAmount: row.approved_amount,
  paidAmount: row.paid_amount,
  status: named(statusMessages, row.status, language),
  deadline: nextDeadline(row, today),
  author: row.author_id === null ? null : { id: row.author_id, name: names.get(row.author_id) ?? '' },
  createdDateTime: row.created_at,
  submittedDateTime: row.submitted_at,
})

/** Rows as the register shows them. */
export const claimLines = async (
  { platform, organizationId, language }: RequestContext,
  rows: readonly store.ClaimRow[],
): Promise<ClaimLine[]> => {
  const { database, clock } = platform
  const authors = [...new Set(rows.flatMap(({ author_id: id }) => id ?? []))]
  const groups = rows.filter(({ is_group: isGroup }) => isGroup).map(({ id }) => id)
  const [names, counts] = await Promise.all([
    findNamesOfPeople(database, authors),
    countLines(database, organizationId, groups),
  ])
  const today = businessDay(clock.now())
  return rows.map((row) => lineOf(row, { today, language, names, counts }))
}

export const documentOf = (
  claim: store.ClaimRow,
  row: store.DocumentRow,
  file: FileInfo,
  language: Language,
): ClaimDocument => ({
  id: row.id,
  type: named(documentMessagesOf(claim.product), row.type, language),
  file,
  status: named(documentStatusMessages, row.status, language),
  comment: row.comment,
  isGenerated: row.is_generated,
  isSent: isSent(claim, row),
  addedDateTime: row.created_at,
})

/** An insured thing in words. */
export const thingView = (product: store.ClaimRow['product'], thing: ClaimableThing, language: Language) => ({
  product: named(productMessages, product, language),
  id: thing.id,
  number: thing.number,
  title: thing.title,
  facts: thing.facts.map(({ code, label, kind, value }) => ({ code, label: label[language], kind, value })),
  items: [...thing.items],
  money: thing.money,
  events: thing.events.map((event) => named(eventMessages, event, language)),
  earliestDate: thing.earliestDate,
})

/** Types that were asked for and of which nothing has come since. */
const leftOf = ({ asked }: Pick<store.ClaimRow, 'asked'>, documents: readonly store.DocumentRow[]) => {
  if (!asked) return []
  const come = new Set(
    documents.filter(({ created_at: at, status }) => at > asked.at && status !== 'REJECTED').map(({ type }) => type),
  )
  return claimDocumentTypes.filter((type) => asked.documents.includes(type) && !come.has(type))
}

const askedOf = ({ row, documents }: LoadedClaim, language: Language): ClaimCard['asked'] => {
  if (row.status !== 'DOCUMENTS_REQUESTED' || !row.asked) return null
  const { documents: types, comment, at } = row.asked
  return {
    documents: types.map((type) => named(documentMessagesOf(row.product), type, language)),
    comment,
    askedDateTime: at,
    left: leftOf(row, documents).map((type) => named(documentMessagesOf(row.product), type, language)),
  }
}

const warningsOf = ({ row, thing }: LoadedClaim, today: string, language: Language): ClaimCard['warnings'] => {
  if (row.status !== 'DRAFT') return []
  const isGroupLate = row.is_group && row.submit_until !== null && today > row.submit_until
  const late = {
    ru: row.is_group
      ? 'Рекомендованный срок отправки прошёл. Отправить заявление ещё можно'
      : 'Срок обращения прошёл. Заявление можно отправить, но страховщик может отказать',
    en: row.is_group
      ? 'The recommended day has passed. The claim can still be sent'
      : 'The term has passed. The claim can be sent, but the insurer may refuse it',
  }
  const approximate = {
    ru: 'Сроки указаны примерно: производственный календарь этого года ещё не опубликован',
    en: 'The deadlines are approximate: the production calendar of that year is not published yet',
  }
  return [
    ...(isGroupLate || isLate(thing, today) ? [{ code: 'LATE' as const, message: late[language] }] : []),
    ...(isCalendarKnown(decisionUntil(today))
      ? []
      : [{ code: 'APPROXIMATE_DATES' as const, message: approximate[language] }]),
  ]
}

const possibleOf = ({ row, documents }: LoadedClaim, isRepeated: boolean): ClaimCard['possible'] => {
  const { status } = row
  const isDraft = status === 'DRAFT'
  const isWithInsurer = ['SUBMITTED', 'IN_REVIEW', 'DOCUMENTS_REQUESTED'].includes(status)
  return {
    edit: isDraft,
    submit: isDraft,
    withdraw: status === 'SUBMITTED',
    remove: isDraft,
    clone: status === 'REJECTED' && !isRepeated,
    attach: isDraft || isWithInsurer,
    answer: status === 'DOCUMENTS_REQUESTED' && documents.some((one) => !isSent(row, one)),
    write: row.submitted_at !== null && status !== 'WITHDRAWN',
  }
}

const accountOf = async (
  { platform, organizationId }: RequestContext,
  { row, form }: LoadedClaim,
): Promise<ClaimCard['paymentDetails']> => {
  if (row.payment_details) return row.payment_details
  const all = await findPaymentDetails(platform.database, organizationId)
  const chosen = all.find(({ id }) => id === form.paymentDetailsId)
  return chosen
    ? {
        bankName: chosen.bank_name,
        bik: chosen.bik,
        settlementAccount: chosen.settlement_account,
        correspondentAccount: chosen.correspondent_account,
      }
    : null
}

const arithmeticOf = ({ form, conditions, lines }: LoadedClaim): ClaimCard['arithmetic'] => {
  if (!conditions.isGroupClaim) return claimArithmetic(form, conditions)
  const claimed = claimedAmountOf(form, conditions, lines) ?? 0
  return { base: claimed, rate: null, claimed, subtracted: 0, expected: claimed }
}

/** A claim with everything. */
export const claimCard = async (context: RequestContext, loaded: LoadedClaim): Promise<ClaimCard> => {
  const { platform, organizationId, language, user } = context
  const { database, clock } = platform
  const { row, form, thing, documents, lines } = loaded
  const today = businessDay(clock.now())
  const isDraft = row.status === 'DRAFT'
  const fileIds = [
    ...documents.map(({ file_id: id }) => id),
    ...(row.letter_file_id === null ? [] : [row.letter_file_id]),
  ]
  const [line] = await claimLines(context, [row])
  if (!line) throw new Error('A claim has no line')
  const [infos, account, messages, source, repeating, history] = await Promise.all([
    findFileInfos(database, fileIds),
    accountOf(context, loaded),
    store.findMessages(database, row),
    row.cloned_from === null
      ? undefined
      : store.findClaim(database, { organization_id: organizationId, id: row.cloned_from }),
    store.findRepeating(database, organizationId, row.id),
    historyOf(
      database,
      claimMachine,
      {
        id: row.id,
        at: row.created_at,
        title: { ru: 'Черновик создан', en: 'The draft was made' },
        by: row.author_id === null ? 'JOB' : 'USER',
      },
      language,
    ),
  ])
  const files = new Map(infos.map((info) => [info.id, info]))
  const claimed = row.claimed_amount ?? 0
  return {
    ...line,
    version: row.version,
    form,
    thing: thing && thingView(row.product, thing, language),
    lines: lines.map((one) => ({
      orderId: one.object_id,
      number: one.number,
      eventType: named(eventMessages, one.event_type, language),
      reasonName: one.reason_name,
      eventDate: one.event_date,
      logisticsCost: one.cost,
      excluded: one.is_excluded,
      excludeReason: one.exclude_reason,
    })),
    arithmetic: arithmeticOf(loaded),
    clientCompanyMsp: row.is_msp,
    paymentDetails: account,
    insurer: { name: row.insurer_name, claimNumber: row.insurer_claim_number },
    documents: documents.flatMap((one) => {
      const file = files.get(one.file_id)
      return file ? [documentOf(row, one, file, language)] : []
    }),
    checklist: checklistOf(loaded).map(({ type, ...rest }) => ({
      ...rest,
      type: named(documentMessagesOf(row.product), type, language),
    })),
    asked: askedOf(loaded, language),
    missing: isDraft ? missingOf(loaded, language) : [],
    warnings: warningsOf(loaded, today, language),
    decision:
      row.decided_date === null
        ? null
        : {
            date: row.decided_date,
            approvedAmount: row.approved_amount ?? 0,
            deduction: claimed - (row.approved_amount ?? 0),
            reason: row.reason_code === null ? null : named(reasonMessagesOf(row.product), row.reason_code, language),
            comment: row.decision_comment,
            letter: (row.letter_file_id !== null && files.get(row.letter_file_id)) || null,
          },
    payment:
      row.paid_date === null
        ? null
        : { date: row.paid_date, amount: row.paid_amount ?? 0, orderNumber: row.payment_order },
    deadlines: deadlinesOf(row, today),
    history,
    messagesCount: messages.length,
    clonedFrom: source ? briefOf(source, language) : null,
    clonedTo: repeating ? briefOf(repeating, language) : null,
    possible: possibleOf(loaded, repeating !== undefined),
    may: { edit: mayEdit(user, row), submit: maySubmit(user, row.product) },
  }
}
