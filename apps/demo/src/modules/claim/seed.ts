import { claimArithmetic } from '@cabinet/contract/claim/rules'
import { insurerProducts } from '@cabinet/contract/claim/staff'
import {
  claimDocuments,
  type ClaimDocumentType,
  claimDocumentTypes,
  type ClaimFields,
  type ClaimReason,
  claimReasons,
  claimStatuses,
  type ClaimStatus,
  claimSubjectCodes,
  claimSubjectDetails,
  emptyClaim,
} from '@cabinet/contract/claim/values'
import type { Database } from '@cabinet/api/db/database'
import type { Actor } from '@cabinet/api/kernel/actor'
import { businessDay } from '@cabinet/api/kernel/clock'
import { demoId } from '../../ids.ts'
import { createDemoTime } from '../../time.ts'
import { newId } from '@cabinet/api/kernel/ids'
import type { ClaimableProduct, ClaimableThing } from '@cabinet/api/platform/claims'
import type { DemoClaim, DemoClaims } from '../../claims.ts'
import { continueNumbers } from '@cabinet/api/platform/counters'
import { demoOrganization, organizationId as organizationIdOf } from '../../organizations.ts'
import { personId } from '../../people.ts'
import type { SeedContext } from '../../module.ts'
import { insertChange } from '@cabinet/api/platform/transitions/store'
import { findOrganization, findPaymentDetails } from '@cabinet/api/modules/organization/port'
import { contactAndAccount } from '@cabinet/api/modules/claim/claimable-service'
import { addDays } from '@cabinet/api/kernel/days'
import { answerUntil, decisionUntil, paymentUntil } from '@cabinet/api/modules/claim/deadlines'
import { createDemoFiles } from './demo-files.ts'
import { attachGenerated, type DocumentMaker } from '@cabinet/api/modules/claim/documents/attach'
import { storeLetter } from '@cabinet/api/modules/claim/documents/letter'
import { linesOf, monthBefore, monthRow } from '@cabinet/api/modules/claim/monthly'
import { allProducts, findInsurerParties, insurerOf } from '@cabinet/api/modules/claim/products'
import { blankClaim, thingColumns } from '@cabinet/api/modules/claim/rows'
import { saveProductInsurer } from '@cabinet/api/modules/claim/product-insurer-store'
import * as store from '@cabinet/api/modules/claim/store'
import { claimMachine } from '@cabinet/api/modules/claim/transitions'
import { conditionsOf, formColumns } from '@cabinet/api/modules/claim/values'

/** A word of the border that must be one of the dictionary: products do not know the dictionaries of claims. */
const oneOf = <Word extends string>(all: readonly Word[], word: string): Word => {
  const found = all.find((one) => one === word)
  if (found === undefined) throw new Error(`The demo knows no ${word}`)
  return found
}

const DESCRIPTION = 'Упаковка повреждена при перевозке, товар внутри не годится для продажи. Акт составлен при выдаче.'
const DEBT_DESCRIPTION = 'Покупатель не оплатил поставку в срок договора, на претензию не ответил.'

/** Which documents a demo claim has: those named, or all that its event needs. */
const typesOf = ({ documents, subject }: DemoClaim): ClaimDocumentType[] => {
  if (documents) return documents.map((type) => oneOf(claimDocumentTypes, type))
  const { eventType } = claimSubjectDetails[oneOf(claimSubjectCodes, subject)]
  return claimDocuments[eventType].flatMap(({ type, least, need }) =>
    need === 'REQUIRED' ? Array.from({ length: least }, () => type) : [],
  )
}

interface Seeding {
  readonly context: SeedContext
  readonly maker: DocumentMaker
  readonly files: ReturnType<typeof createDemoFiles>
  readonly product: ClaimableProduct
  readonly claim: DemoClaim
}

const formOf = async (
  database: Database,
  { organization, author, ...claim }: DemoClaim,
  thing: ClaimableThing,
  createdDay: string,
): Promise<ClaimFields> => {
  const organizationId = organizationIdOf(organization)
  const subjectCode = oneOf(claimSubjectCodes, claim.subject)
  const known = await contactAndAccount({ database }, organizationId, author === undefined ? null : personId(author))
  const { insuranceType, eventType } = claimSubjectDetails[subjectCode]
  const isCredit = insuranceType === 'TRADE_CREDIT'
  const dayBefore = addDays(createdDay, -1)
  const day = (wanted: string): string => (wanted < thing.earliestDate ? thing.earliestDate : wanted)
  const [first] = thing.items
  return {
    ...emptyClaim,
    ...known,
    subjectCode,
    eventDate:
      thing.eventDate ?? day(claim.reason === 'LATE' ? addDays(thing.submitUntil ?? dayBefore, -60) : dayBefore),
    description: claim.description ?? (isCredit ? DEBT_DESCRIPTION : DESCRIPTION),
    isConfirmed: claim.status !== 'DRAFT',
    ...(isCredit
      ? {
          debtAmount: claim.debtAmount ?? thing.money.value,
          pretensionDate: day(addDays(createdDay, -20)),
          buyerReply: 'NO_REPLY' as const,
          bankruptcyCaseNumber: eventType === 'BANKRUPTCY' ? 'А40-12345/2026' : null,
        }
      : {
          eventPlace: thing.eventPlace,
          damagedItems:
            first && (eventType === 'DAMAGE' || eventType === 'SHORTAGE')
              ? [{ itemId: first.itemId, damagedAmount: 1 }]
              : [],
          claimedAmount:
            claim.status === 'DRAFT' ? (claim.claimedAmount ?? null) : (claim.claimedAmount ?? thing.money.most),
          courierCompensation: claim.courierCompensation ?? null,
          pretension: { isSent: true, date: day(dayBefore), number: null, answer: 'NONE' as const, answerDate: null },
        }),
  }
}

/** States that a claim has passed by its last one, with the events that led there. */
const pathTo = (
  status: ClaimStatus,
): readonly (readonly [event: keyof typeof claimMachine.moves, to: ClaimStatus])[] => {
  const taken = [
    ['submit', 'SUBMITTED'],
    ['take', 'IN_REVIEW'],
  ] as const
  switch (status) {
    case 'DRAFT':
      return []
    case 'SUBMITTED':
      return [taken[0]]
    case 'WITHDRAWN':
      return [taken[0], ['withdraw', 'WITHDRAWN']]
    case 'IN_REVIEW':
      return taken
    case 'DOCUMENTS_REQUESTED':
      return [...taken, ['ask', 'DOCUMENTS_REQUESTED']]
    case 'REJECTED':
      return [...taken, ['reject', 'REJECTED']]
    case 'PARTIALLY_APPROVED':
      return [...taken, ['approvePart', 'PARTIALLY_APPROVED']]
    case 'APPROVED':
      return [...taken, ['approve', 'APPROVED']]
    case 'PAID':
      return [...taken, ['approve', 'APPROVED'], ['pay', 'PAID']]
  }
}

/** Days before the start on which each of these events happened. */
const daysAgoOf = (claim: DemoClaim, event: string): number => {
  const submitted = claim.submittedDaysAgo ?? claim.createdDaysAgo
  if (event === 'submit') return submitted
  if (event === 'take') return Math.max(0.05, submitted - 1)
  if (event === 'ask') return claim.askedDaysAgo ?? submitted - 2
  if (event === 'withdraw') return Math.max(0.02, submitted - 0.3)
  return (event === 'pay' ? claim.paidDaysAgo : claim.decidedDaysAgo) ?? 1
}

/** Who has moved a claim of the demo: insurers take claims silently, so the job has noted that they are considered. */
const actorOf = (event: string, { insurer_id: insurer, submitted_by: person }: store.ClaimRow): Actor => {
  if (event === 'submit' || event === 'withdraw') return { kind: 'USER', id: person ?? personId('P5') }
  if (event === 'take') return { kind: 'JOB', id: 'claim.startReviews' }
  return { kind: 'PARTNER', id: demoId(`partner ${insurer ?? ''}`) }
}

const seedHistory = async ({ context, claim }: Seeding, row: store.ClaimRow): Promise<void> => {
  const time = createDemoTime(context.start)
  let from: ClaimStatus = 'DRAFT'
  for (const [index, [event, to]] of pathTo(row.status).entries()) {
    const at = time.instant(-daysAgoOf(claim, event))
    const actor = actorOf(event, row)
    await insertChange(
      context.database,
      { machine: claimMachine.id, id: row.id, organizationId: row.organization_id },
      {
        event,
        from,
        to,
        actor,
        reason: event === 'reject' || event === 'approvePart' || event === 'ask' ? (claim.comment ?? null) : null,
        externalId: undefined,
        occurredAt: at,
        at,
        version: index + 1,
      },
    )
    from = to
  }
}

/** Columns that the life of a claim has written. */
const lifeColumns = async ({ context, claim }: Seeding, owner: string, accountId: string | null, claimed: number) => {
  const { database, start } = context
  const time = createDemoTime(start)
  const status = oneOf(claimStatuses, claim.status)
  const has = (event: string): boolean => pathTo(status).some(([one]) => one === event)
  const dayOf = (event: string): string => businessDay(new Date(time.instant(-daysAgoOf(claim, event))))
  if (!has('submit')) return { status }
  const accounts = await findPaymentDetails(database, organizationIdOf(claim.organization))
  const account = accounts.find(({ id }) => id === accountId) ?? accounts[0]
  const isDecided = claim.decidedDaysAgo !== undefined
  const approved = status === 'REJECTED' ? 0 : (claim.approvedAmount ?? claimed)
  const askedAt = time.instant(-daysAgoOf(claim, 'ask'))
  return {
    status,
    submitted_by: claim.author === undefined ? owner : personId(claim.author),
    submitted_at: time.instant(-daysAgoOf(claim, 'submit')),
    decision_until: ['SUBMITTED', 'IN_REVIEW'].includes(status) ? decisionUntil(dayOf('submit')) : null,
    payment_details: account
      ? JSON.stringify({
          bankName: account.bank_name,
          bik: account.bik,
          settlementAccount: account.settlement_account,
          correspondentAccount: account.correspondent_account,
        })
      : null,
    insurer_claim_number: has('take') ? `У-${claim.number.replace('ЗВ-', '')}` : null,
    ...(has('ask') && {
      asked: JSON.stringify({ documents: claim.asked ?? [], comment: claim.comment ?? null, at: askedAt }),
      documents_until: answerUntil(dayOf('ask')),
    }),
    ...(isDecided && {
      decided_date: dayOf('reject'),
      approved_amount: approved,
      reason_code: claim.reason === undefined ? null : oneOf<ClaimReason>(claimReasons, claim.reason),
      decision_comment: claim.comment ?? null,
      payment_until: approved > 0 && status !== 'PAID' ? paymentUntil(dayOf('reject')) : null,
    }),
    ...(has('pay') && { paid_date: dayOf('pay'), paid_amount: approved, payment_order: '117' }),
  }
}

const seedDocuments = async ({ context, files, claim }: Seeding, row: store.ClaimRow): Promise<void> => {
  const time = createDemoTime(context.start)
  // What was attached before a request for documents does not answer it.
  const at = time.instant(-claim.createdDaysAgo)
  const counts = new Map<ClaimDocumentType, number>()
  for (const type of row.is_group ? [] : typesOf(claim)) {
    const ordinal = counts.get(type) ?? 0
    counts.set(type, ordinal + 1)
    const isDecided = ['APPROVED', 'PARTIALLY_APPROVED', 'PAID'].includes(row.status)
    await store.insertDocument(context.database, {
      organization_id: row.organization_id,
      id: newId(),
      claim_id: row.id,
      type,
      file_id: await files.fileOf(row.organization_id, type, ordinal),
      status: isDecided ? 'ACCEPTED' : 'UPLOADED',
      comment: null,
      is_generated: false,
      added_by: row.author_id,
      created_at: at,
      updated_at: at,
      is_deleted: false,
    })
  }
}

/** The row of a demo claim with its lines, as it would have become. */
const seedRow = async (seeding: Seeding): Promise<store.ClaimRow> => {
  const { context, product, claim } = seeding
  const { database, start, modules } = context
  const time = createDemoTime(start)
  const organizationId = organizationIdOf(claim.organization)
  const place = { database, organizationId, now: start }
  const insurer = await insurerOf(modules, product, place, demoOrganization('INS').shortName)
  const at = time.instant(-claim.createdDaysAgo)
  const organization = await findOrganization(database, organizationId)
  const owner = organization?.owner_id ?? personId('P1')
  const id = demoId(`claim ${claim.number}`)
  if (claim.objectId === undefined) {
    let month = businessDay(start).slice(0, 7)
    for (let count = claim.monthsAgo ?? 1; count > 0; count -= 1) month = monthBefore(`${month}-01`)
    const all = (await product.returns?.find(place, month)) ?? []
    const lines = claim.lines === undefined ? all : await linesById(seeding, claim.lines)
    const details = { organizationId, product: product.product, month, at, insurer, number: claim.number, lines }
    const draft = await monthRow(database, details)
    const form = { ...(JSON.parse(draft.form) as ClaimFields), isConfirmed: claim.status !== 'DRAFT' }
    const life = await lifeColumns(seeding, owner, form.paymentDetailsId, draft.claimed_amount)
    const row = await store.insertClaim(database, { ...draft, id, form: JSON.stringify(form), ...life })
    await store.insertLines(database, linesOf(row, lines))
    return row
  }
  const thing = await product.read(place, claim.objectId)
  if (!thing) throw new Error(`The demo claim ${claim.number} is about nothing`)
  const form = await formOf(database, claim, thing, businessDay(new Date(at)))
  const conditions = conditionsOf({ product: product.product, is_group: false }, thing, businessDay(start))
  const claimed = claimArithmetic(form, conditions)
  const isMsp = organization?.is_msp ?? false
  return store.insertClaim(database, {
    ...blankClaim({ organizationId, number: claim.number, product: product.product, at, isMsp, insurer }),
    ...thingColumns(thing),
    ...formColumns(form, conditions, []),
    id,
    author_id: claim.author === undefined ? null : personId(claim.author),
    cloned_from: claim.clonedFrom === undefined ? null : demoId(`claim ${claim.clonedFrom}`),
    ...(await lifeColumns(seeding, owner, form.paymentDetailsId, claimed?.claimed ?? 0)),
  })
}

/** What the demo has to claim of a product. */
const claimsOf = ({ demoModules }: SeedContext, { product }: ClaimableProduct): DemoClaims | undefined =>
  demoModules.find(({ claims }) => claims?.product === product)?.claims

/** Orders of a draft that the demo names, whatever the month in which they came back. */
const linesById = async ({ context, product, claim }: Seeding, ids: readonly string[]) => {
  const place = { database: context.database, organizationId: organizationIdOf(claim.organization), now: context.start }
  return (await claimsOf(context, product)?.lines?.(place, ids)) ?? []
}

const seedOne = async (seeding: Seeding): Promise<void> => {
  const { context, maker, claim } = seeding
  const { database } = context
  const row = await seedRow(seeding)
  await seedHistory(seeding, row)
  await seedDocuments(seeding, row)
  if (row.submitted_at !== null) await attachGenerated(maker, row, row.submitted_at)
  if (row.decided_date !== null) {
    const outcome = {
      status: row.status === 'PAID' ? ('APPROVED' as const) : row.status,
      date: row.decided_date,
      approvedAmount: row.approved_amount ?? 0,
      reason: row.reason_code,
      comment: row.decision_comment,
    }
    const letter = await storeLetter(maker, row, outcome)
    await database.query
      .updateTable('claim')
      .set({ letter_file_id: letter })
      .where('organization_id', '=', row.organization_id)
      .where('id', '=', row.id)
      .execute()
  }
  if (claim.asked && claim.comment !== undefined) {
    const time = createDemoTime(context.start)
    await store.insertMessage(database, {
      organization_id: row.organization_id,
      id: newId(),
      claim_id: row.id,
      from_insurer: true,
      author_id: null,
      text: claim.comment,
      file_ids: '[]',
      external_id: null,
      created_at: time.instant(-daysAgoOf(claim, 'ask')),
    })
  }
}

/** The insurer of the demo decides the claims of every product, unless the installation has none. */
const chooseInsurer = async ({ database, modules, start }: SeedContext): Promise<void> => {
  const parties = await findInsurerParties(modules, database)
  const insurer = parties.find(({ id }) => id === demoId('insurer INS'))
  if (!insurer) return
  for (const product of insurerProducts) {
    await saveProductInsurer(database, product, insurer.id, createDemoTime(start).instant(-400))
  }
}

/** Claims of every product, as the products say. */
export const seedClaims = async (context: SeedContext): Promise<void> => {
  const { database, start, modules, files } = context
  const maker: DocumentMaker = {
    database,
    files,
    modules: { all: modules },
    clock: { now: () => start },
    fileId: (name) => demoId(`claim file ${name}`),
  }
  const demoFiles = createDemoFiles(context)
  await chooseInsurer(context)
  const numbers: number[] = []
  for (const product of allProducts(modules)) {
    for (const claim of claimsOf(context, product)?.list(start) ?? []) {
      await seedOne({ context, maker, files: demoFiles, product, claim })
      numbers.push(Number(claim.number.slice(-6)))
    }
  }
  await continueNumbers(database, store.counterOf(start.toISOString().slice(0, 4)), Math.max(0, ...numbers))
}
