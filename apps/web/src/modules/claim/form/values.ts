import {
  asksForItems,
  claimChecklist,
  claimEventOf,
  claimFieldIssues,
  type ClaimConditions,
} from '@cabinet/contract/claim/rules'
import type { ClaimableCard, ClaimCard } from '@cabinet/contract/claim/shapes'
import { type ClaimFields, emptyClaim } from '@cabinet/contract/claim/values'
import type { Translatable } from '@cabinet/validators/messages'
import { setIn } from 'final-form'

/** A claim as its form keeps it: a pretension is there from the start, so that each of its fields has a place. */
export type ClaimValues = ClaimFields & { readonly pretension: NonNullable<ClaimFields['pretension']> }

const noPretension: ClaimValues['pretension'] = {
  isSent: null,
  date: null,
  number: null,
  answer: null,
  answerDate: null,
}

export const valuesOf = ({ form }: Pick<ClaimCard, 'form'>): ClaimValues => ({
  ...emptyClaim,
  ...form,
  pretension: form.pretension ?? noPretension,
})

const textOrNull = (text: string | null): string | null => text?.trim() || null

/** The form as calls take it; what the chosen event does not ask for is left out. */
export const formOf = (values: ClaimValues): ClaimFields => {
  const { pretension, contact } = values
  const isEmpty = Object.values(pretension).every((value) => value === null)
  return {
    ...values,
    eventPlace: textOrNull(values.eventPlace),
    description: textOrNull(values.description),
    bankruptcyCaseNumber: textOrNull(values.bankruptcyCaseNumber),
    damagedItems: asksForItems(claimEventOf(values)) ? values.damagedItems : [],
    pretension: isEmpty ? null : { ...pretension, number: textOrNull(pretension.number) },
    contact: {
      lastname: textOrNull(contact.lastname),
      firstname: textOrNull(contact.firstname),
      phone: textOrNull(contact.phone),
      email: textOrNull(contact.email),
    },
  }
}

/** The business day in Moscow, `YYYY-MM-DD`. */
const today = (): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' }).format(new Date())

/** What the rules of a claim must know beside what is entered. */
export const detailsOf = (source: ClaimCard | ClaimableCard): ClaimConditions => {
  const thing = 'thing' in source ? source.thing : source
  return {
    product: source.product.name,
    isGroupClaim: 'isGroupClaim' in source && source.isGroupClaim,
    today: today(),
    earliestDate: thing?.earliestDate ?? null,
    money: thing?.money ?? null,
    items: thing?.items ?? [],
    ...(thing && { events: thing.events.map(({ name }) => name) }),
  }
}

interface Words {
  readonly rule: (issue: Translatable) => string
  readonly missingDocument: string
  readonly noLines: string
}

/** What keeps the claim from being sent, at its fields; documents are `documents.PHOTO`, an empty group is `lines`. */
export const claimErrors = (
  values: ClaimValues,
  conditions: ClaimConditions,
  claim: Pick<ClaimCard, 'documents' | 'lines'> | undefined,
  words: Words,
): object => {
  const issues = claimFieldIssues(formOf(values), conditions, 'complete')
  const put = (errors: object, field: string, message: string): object => setIn(errors, field, message) ?? errors
  const ofFields = issues.reduce((errors, { field, issue }) => put(errors, field, words.rule(issue)), {})
  const event = claimEventOf(values)
  if (!claim || event === null) return ofFields
  const documents = claim.documents.map(({ type, status }) => ({ type: type.name, status: status.name }))
  const ofDocuments = claimChecklist(event, documents)
    .filter(({ isEnough }) => !isEnough)
    .reduce((errors, { type }) => put(errors, `documents.${type}`, words.missingDocument), ofFields)
  const isEmptyGroup = conditions.isGroupClaim && claim.lines.every(({ excluded }) => excluded)
  return isEmptyGroup ? put(ofDocuments, 'lines', words.noLines) : ofDocuments
}

const names = [
  'subjectCode',
  'eventDate',
  'detectedDate',
  'eventPlace',
  'description',
  'damagedItems',
  'claimedAmount',
  'courierCompensation',
  'pretension.isSent',
  'pretension.date',
  'pretension.number',
  'pretension.answer',
  'pretension.answerDate',
  'debtAmount',
  'bankruptcyCaseNumber',
  'pretensionDate',
  'buyerReply',
  'contact.lastname',
  'contact.firstname',
  'contact.phone',
  'contact.email',
  'paymentDetailsId',
  'isConfirmed',
]

/** Fields at which refusals of the server are shown. */
export const fieldNames = ({ damagedItems }: ClaimValues): readonly string[] => [
  ...names,
  ...damagedItems.map((_, index) => `damagedItems[${index}].damagedAmount`),
]

/** Whether two forms say the same, whatever else has changed about their claims. */
export const isSameForm = (one: Pick<ClaimCard, 'form'>, other: Pick<ClaimCard, 'form'>): boolean =>
  JSON.stringify(formOf(valuesOf(one))) === JSON.stringify(formOf(valuesOf(other)))
