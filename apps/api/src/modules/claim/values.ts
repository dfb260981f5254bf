import type { ClaimMissing } from '@cabinet/contract/claim/shapes'
import {
  asksForItems,
  claimArithmetic,
  claimChecklist,
  claimEventOf,
  type ClaimConditions,
  claimFieldIssues,
  claimFormOf,
} from '@cabinet/contract/claim/rules'
import { type ClaimFields, claimSubjectDetails, emptyClaim } from '@cabinet/contract/claim/values'
import { message } from '@cabinet/validators/messages'
import { businessDay } from '../../kernel/clock.ts'
import { errors, type WrongField } from '../../kernel/http-error.ts'
import type { Language, Message } from '../../kernel/language.ts'
import type { ClaimableThing } from '../../platform/claims.ts'
import type { Platform } from '../../platform/context.ts'
import { documentMessagesOf } from './messages.ts'
import { productOf } from './products.ts'
import * as store from './store.ts'

/** A claim with everything that decides what can be done with it. */
export interface LoadedClaim {
  readonly row: store.ClaimRow
  readonly form: ClaimFields
  /** Of a draft as it is now, later as it was when the claim was submitted. */
  readonly thing: ClaimableThing | null
  readonly documents: readonly store.DocumentRow[]
  readonly lines: readonly store.LineRow[]
  readonly conditions: ClaimConditions
}

/** What the rules need to know of a claim. */
export const conditionsOf = (
  { product, is_group: isGroupClaim }: Pick<store.ClaimRow, 'product' | 'is_group'>,
  thing: ClaimableThing | null,
  today: string,
): ClaimConditions => ({
  product,
  isGroupClaim,
  today,
  earliestDate: thing?.earliestDate ?? null,
  money: thing?.money ?? null,
  items: thing?.items ?? [],
  ...(thing && { events: thing.events }),
})

const withoutCredit = {
  debtAmount: null,
  bankruptcyCaseNumber: null,
  pretensionDate: null,
  buyerReply: null,
} as const satisfies Partial<ClaimFields>

const withoutCargo = {
  detectedDate: null,
  eventPlace: null,
  damagedItems: [],
  claimedAmount: null,
  courierCompensation: null,
  pretension: null,
} as const satisfies Partial<ClaimFields>

/** Fields that the form of a claim has no place for are emptied. */
export const withoutForeignFields = (
  form: ClaimFields,
  conditions: Pick<ClaimConditions, 'product' | 'isGroupClaim'>,
): ClaimFields => {
  const event = claimEventOf(form)
  switch (claimFormOf(conditions)) {
    case 'CARGO':
      return { ...form, ...withoutCredit, damagedItems: asksForItems(event) ? form.damagedItems : [] }
    case 'CREDIT': {
      const number = event === 'BANKRUPTCY' ? form.bankruptcyCaseNumber : null
      return { ...form, ...withoutCargo, damagedItems: [], bankruptcyCaseNumber: number }
    }
    case 'GROUP':
      return { ...form, ...withoutCargo, ...withoutCredit, damagedItems: [], eventDate: null }
  }
}

/** The sum of a claim as far as it is known. */
export const claimedAmountOf = (
  form: ClaimFields,
  conditions: Pick<ClaimConditions, 'product' | 'money' | 'isGroupClaim'>,
  lines: readonly Pick<store.LineRow, 'cost' | 'is_excluded'>[],
): number | null =>
  conditions.isGroupClaim
    ? lines.reduce((sum, { cost, is_excluded: isExcluded }) => sum + (isExcluded ? 0 : cost), 0)
    : (claimArithmetic(form, conditions)?.claimed ?? null)

/** Columns that follow from the form. */
export const formColumns = (
  form: ClaimFields,
  conditions: ClaimConditions,
  lines: readonly Pick<store.LineRow, 'cost' | 'is_excluded'>[],
) => ({
  form: JSON.stringify(form),
  subject_code: form.subjectCode,
  event_type: form.subjectCode === null ? null : claimSubjectDetails[form.subjectCode].eventType,
  event_date: form.eventDate,
  claimed_amount: claimedAmountOf(form, conditions, lines),
})

/** Reads what belongs to a claim. A draft follows its thing: a buyer may have paid a part meanwhile. */
export const loadClaim = async (
  platform: Pick<Platform, 'modules' | 'database' | 'clock'>,
  row: store.ClaimRow,
): Promise<LoadedClaim> => {
  const { database, clock } = platform
  const now = clock.now()
  const scope = { database, organizationId: row.organization_id, now }
  const isDraft = row.status === 'DRAFT'
  const fresh =
    isDraft && row.object_id !== null ? await productOf(platform, row.product)?.read(scope, row.object_id) : undefined
  const thing = fresh ?? row.thing
  const [documents, lines] = await Promise.all([
    store.findDocuments(database, row),
    row.is_group ? store.findLines(database, row) : [],
  ])
  const conditions = conditionsOf(row, thing, businessDay(now))
  return { row, form: { ...emptyClaim, ...row.form }, thing, documents, lines, conditions }
}

/** The documents of a claim as the matrix looks at them; those that the cabinet will make count as there. */
export const checklistOf = ({ form, documents }: Pick<LoadedClaim, 'form' | 'documents'>) => {
  const event = claimEventOf(form)
  return event === null ? [] : claimChecklist(event, documents)
}

interface Missing {
  readonly kind: ClaimMissing['kind']
  readonly field: string
  readonly documentType: ClaimMissing['documentType']
  readonly code: string
  readonly text: Message
}

const documentsMissing = (loaded: LoadedClaim): Missing[] =>
  checklistOf(loaded)
    .filter(({ isEnough }) => !isEnough)
    .map(({ type, least, count }) => {
      const name = documentMessagesOf(loaded.row.product)[type]
      const text =
        least > 1
          ? {
              ru: `${name.ru}: нужно не меньше ${least} файлов, приложено ${count}`,
              en: `${name.en}: at least ${least} files are needed, there are ${count}`,
            }
          : { ru: `Приложите документ: ${name.ru}`, en: `Attach the document: ${name.en}` }
      const code = count > 0 ? 'TOO_FEW' : 'empty'
      return { kind: 'DOCUMENT', field: `documents.${type}`, documentType: type, code, text }
    })

/** Everything that keeps a claim from being submitted, in the order of its form. */
const allMissing = (loaded: LoadedClaim): Missing[] => {
  const { form, conditions, lines } = loaded
  const inFields = claimFieldIssues(form, conditions, 'complete').map(({ field, code, issue }): Missing => ({
    kind: 'FIELD',
    field,
    documentType: null,
    code,
    text: { ru: message(issue, 'ru'), en: message(issue, 'en') },
  }))
  const isEmptyGroup = conditions.isGroupClaim && lines.every(({ is_excluded: isExcluded }) => isExcluded)
  const inLines: Missing[] = isEmptyGroup
    ? [
        {
          kind: 'LINE',
          field: 'lines',
          documentType: null,
          code: 'empty',
          text: { ru: 'Оставьте в заявлении хотя бы один заказ', en: 'Leave at least one order in the claim' },
        },
      ]
    : []
  return [...inLines, ...inFields, ...documentsMissing(loaded)]
}

/** The same for the page, in words. */
export const missingOf = (loaded: LoadedClaim, language: Language): ClaimMissing[] =>
  allMissing(loaded).map(({ kind, field, documentType, code, text }) => ({
    kind,
    field: kind === 'FIELD' ? field : null,
    documentType,
    code,
    message: text[language],
  }))

/** @throws HttpError 400 with everything that keeps the claim from being submitted */
export const assertComplete = (loaded: LoadedClaim): void => {
  const missing = allMissing(loaded)
  if (missing.length > 0) throw errors.validation(missing.map(({ field, code, text }) => ({ field, code, text })))
}

/**
 * What is entered into a draft must be well formed.
 *
 * @throws HttpError 400 with what is badly written
 */
export const assertWellFormed = (form: ClaimFields, conditions: ClaimConditions): void => {
  const wrong = claimFieldIssues(form, conditions, 'draft').map(({ field, code, issue }): WrongField => ({
    field,
    code,
    text: { ru: message(issue, 'ru'), en: message(issue, 'en') },
  }))
  if (wrong.length > 0) throw errors.validation(wrong)
}

/** Whether the rules wanted the claim earlier. It is taken all the same, and the insurer decides. */
export const isLate = (thing: Pick<ClaimableThing, 'submitUntil'> | null, today: string): boolean =>
  thing !== null && thing.submitUntil !== null && today > thing.submitUntil
