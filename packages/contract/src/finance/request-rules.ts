import { required as must, shouldBeTrue } from '@cabinet/validators/rules'
import { type FormRules, formSchema } from '@cabinet/validators/standard-schema'
import type { Translatable } from '@cabinet/validators/messages'
import {
  contactFields,
  founderFields,
  generalFields,
  paymentDetailsFields,
  type RequestConditions,
  type RequestField,
  type RequestFieldTable,
} from './request-fields.ts'
import {
  type GroupState,
  MAX_CONTACTS,
  MAX_FOUNDERS,
  type RequestGroup,
  type RequestValues,
  requestConsentFlags,
  requestConsents,
  requestGroups,
  SHARES_TOLERANCE,
} from './request-values.ts'
import { codeOfIssue, ownRule } from '../own-rule.ts'

/** `draft`: what is entered must be well formed. `complete`: nothing may be missing either. */
export type RuleLevel = 'draft' | 'complete'

/** Something that keeps a request from being sent. */
export interface RequestIssue {
  readonly group: RequestGroup
  /** Path such as `founders[0].itn`, `paymentDetails.bik`, `agreements.PERSONAL_DATA`. */
  readonly field: string
  /** `empty` for what is missing; see the tables for the others. */
  readonly code: string
  /** What `message` of the validators tells in words. */
  readonly issue: Translatable
}

type Rules = Extract<FormRules[string], readonly unknown[]>

const rulesOfField = <Item>(field: RequestField<Item>, conditions: RequestConditions, level: RuleLevel): Rules => {
  const { isAsked, isRequired, empty = must, rules, limits } = field
  const isOn = (form: unknown): boolean => isAsked === undefined || isAsked(form as Item, conditions)
  const rulesIn = [...(rules?.(conditions) ?? []), ...(level === 'complete' ? (limits?.(conditions) ?? []) : [])]
  const requiredRule: Rules[number] = (value, form) =>
    isOn(form) && isRequired?.(form as Item, conditions) ? empty(value, form) : undefined
  const guarded = rulesIn.map(
    (rule): Rules[number] =>
      (value, form) =>
        isOn(form) ? rule(value, form) : undefined,
  )
  return level === 'complete' ? [requiredRule, ...guarded] : guarded
}

const rulesOfTable = <Item>(
  table: RequestFieldTable<Item>,
  conditions: RequestConditions,
  level: RuleLevel,
): FormRules =>
  Object.fromEntries(Object.entries(table).map(([path, field]) => [path, rulesOfField(field, conditions, level)]))

/** Rules of the group GENERAL, by path. */
export const requestGeneralRules = (conditions: RequestConditions, level: RuleLevel): FormRules =>
  rulesOfTable(generalFields, conditions, level)

/** Rules of one founder, by path. */
export const requestFounderRules = (conditions: RequestConditions, level: RuleLevel): FormRules =>
  rulesOfTable(founderFields, conditions, level)

/** Rules of one contact, by path. */
export const requestContactRules = (conditions: RequestConditions, level: RuleLevel): FormRules =>
  rulesOfTable(contactFields, conditions, level)

/** Rules of the bank account, by path. */
export const requestPaymentDetailsRules = (conditions: RequestConditions, level: RuleLevel): FormRules =>
  rulesOfTable(paymentDetailsFields, conditions, level)

/** Boxes that must be ticked, by path. */
export const requestConsentRules: FormRules = Object.fromEntries(
  requestConsentFlags.filter((flag) => requestConsents[flag].isRequired).map((flag) => [flag, shouldBeTrue]),
)

const nameOf = (path: readonly unknown[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')

type Found = Translatable & { readonly path?: readonly unknown[] | undefined }

/** What does not hold, each field once. */
const issuesBy = (rules: FormRules, form: object, group: RequestGroup, prefix = ''): readonly RequestIssue[] => {
  const { issues = [] } = formSchema(rules, () => '')['~standard'].validate(form) as {
    readonly issues?: readonly Found[]
  }
  return issues.map((issue) => ({
    group,
    field: `${prefix}${nameOf(issue.path ?? [])}`,
    code: codeOfIssue(issue),
    issue,
  }))
}

const issueAt = (group: RequestGroup, field: string, issue: Translatable | undefined): readonly RequestIssue[] =>
  issue ? [{ group, field, code: codeOfIssue(issue), issue }] : []

/** Hundredths of a percent, so that shares are added without a float. */
const hundredths = (share: number): number => Math.round(share * 100)

/** The shares of all founders together, in percent points. */
export const sumOfShares = (founders: readonly { readonly sharePercent: number | null }[]): number =>
  founders.reduce((sum, { sharePercent }) => sum + hundredths(sharePercent ?? 0), 0) / 100

const shareText = (share: number, language: 'ru' | 'en'): string =>
  new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', { maximumFractionDigits: 2 }).format(share)

const sharesIssue = (founders: RequestValues['founders']): Translatable | undefined => {
  if (founders.length === 0 || founders.some(({ sharePercent }) => sharePercent === null)) return undefined
  const sum = sumOfShares(founders)
  return ownRule('SHARES_SUM', () => Math.abs(hundredths(sum) - hundredths(100)) <= SHARES_TOLERANCE, {
    ru: `Сумма долей — ${shareText(sum, 'ru')}\u00a0%. Должно быть 100\u00a0%`,
    en: `The shares add up to ${shareText(sum, 'en')}%. They must add up to 100%`,
  })(sum)
}

const mainContactIssue = (contacts: RequestValues['contacts']): Translatable | undefined => {
  if (contacts.length === 0 || contacts.some(({ contactType }) => contactType === null)) return undefined
  const mains = contacts.filter(({ contactType }) => contactType === 'MAIN').length
  return ownRule('MAIN_CONTACT', () => mains === 1, {
    ru: mains === 0 ? 'Укажите основной контакт' : 'Основной контакт может быть только один',
    en: mains === 0 ? 'Name the main contact' : 'There can be one main contact only',
  })(mains)
}

const tooManyIssue = (list: readonly unknown[], most: number): Translatable | undefined =>
  ownRule('TOO_MANY', () => list.length <= most, { ru: `Не больше ${most}`, en: `At most ${most}` })(list.length)

const listIssues = <Item extends object>(
  group: RequestGroup,
  field: string,
  list: readonly Item[],
  rules: FormRules,
  {
    level,
    most,
    whole,
  }: { level: RuleLevel; most: number; whole: (list: readonly Item[]) => Translatable | undefined },
): readonly RequestIssue[] => {
  const own = level === 'complete' ? (must(list) ?? whole(list)) : undefined
  return [
    ...issueAt(group, field, tooManyIssue(list, most) ?? own),
    ...list.flatMap((item, index) => issuesBy(rules, item, group, `${field}[${index}].`)),
  ]
}

/** Whether the request of such an organization has the group. */
export const hasGroup = (group: RequestGroup, { legalStatus }: Pick<RequestConditions, 'legalStatus'>): boolean =>
  group !== 'FOUNDERS' || legalStatus === 'LEGAL_ENTITY'

const NO_ACCOUNT: NonNullable<RequestValues['paymentDetails']> = {
  bik: null,
  bankName: null,
  bankCity: null,
  correspondentAccount: null,
  settlementAccount: null,
  accountOpenedDate: null,
  monthlyTurnover: null,
  organizationPaymentDetailsId: null,
}

const issuesOfGroup: Readonly<
  Record<
    RequestGroup,
    (values: RequestValues, conditions: RequestConditions, level: RuleLevel) => readonly RequestIssue[]
  >
> = {
  GENERAL: (values, conditions, level) => issuesBy(requestGeneralRules(conditions, level), values, 'GENERAL'),
  FOUNDERS: ({ founders }, conditions, level) =>
    listIssues('FOUNDERS', 'founders', founders, requestFounderRules(conditions, level), {
      level,
      most: MAX_FOUNDERS,
      whole: sharesIssue,
    }),
  CONTACTS: ({ contacts }, conditions, level) =>
    listIssues('CONTACTS', 'contacts', contacts, requestContactRules(conditions, level), {
      level,
      most: MAX_CONTACTS,
      whole: mainContactIssue,
    }),
  PAYMENT_DETAILS: ({ paymentDetails }, conditions, level) =>
    issuesBy(
      requestPaymentDetailsRules(conditions, level),
      paymentDetails ?? NO_ACCOUNT,
      'PAYMENT_DETAILS',
      'paymentDetails.',
    ),
  AGREEMENTS: ({ agreements }, _facts, level) =>
    level === 'complete' ? issuesBy(requestConsentRules, agreements, 'AGREEMENTS', 'agreements.') : [],
}

/** Everything that does not hold in one group. */
export const groupIssues = (
  group: RequestGroup,
  values: RequestValues,
  conditions: RequestConditions,
  level: RuleLevel = 'complete',
): readonly RequestIssue[] => (hasGroup(group, conditions) ? issuesOfGroup[group](values, conditions, level) : [])

/** Everything that keeps the request from being sent, in the order of the form. */
export const requestIssues = (values: RequestValues, conditions: RequestConditions): readonly RequestIssue[] =>
  requestGroups.flatMap((group) => groupIssues(group, values, conditions))

/** Missing is not wrong: a draft is allowed to have holes. */
const isMissing = ({ code }: RequestIssue): boolean => code === 'empty' || code === 'unchecked'

const valueAt = (form: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown> | null | undefined)?.[key], form)

const requiredOf = <Item extends object>(table: RequestFieldTable<Item>, item: Item, conditions: RequestConditions) =>
  Object.entries(table)
    .filter(([path, field]) => !path.includes('[]') && (field.isAsked?.(item, conditions) ?? true))
    .filter(([, field]) => field.isRequired?.(item, conditions))
    .map(([path]) => must(valueAt(item, path)) === undefined)

/** For each field that must be filled in, whether it is. */
const filledOf = (group: RequestGroup, values: RequestValues, conditions: RequestConditions): readonly boolean[] => {
  const ofList = <Item extends object>(table: RequestFieldTable<Item>, list: readonly Item[]) =>
    list.length === 0 ? [false] : list.flatMap((item) => requiredOf(table, item, conditions))
  switch (group) {
    case 'GENERAL':
      return requiredOf(generalFields, values, conditions)
    case 'FOUNDERS':
      return ofList(founderFields, values.founders)
    case 'CONTACTS':
      return ofList(contactFields, values.contacts)
    case 'PAYMENT_DETAILS':
      return requiredOf(paymentDetailsFields, values.paymentDetails ?? NO_ACCOUNT, conditions)
    case 'AGREEMENTS':
      return requestConsentFlags
        .filter((flag) => requestConsents[flag].isRequired)
        .map((flag) => values.agreements[flag])
  }
}

const stateOf = (group: RequestGroup, values: RequestValues, conditions: RequestConditions): GroupState => {
  if (!hasGroup(group, conditions)) return 'COMPLETE'
  const issues = groupIssues(group, values, conditions)
  if (issues.length === 0) return 'COMPLETE'
  if (issues.some((issue) => !isMissing(issue))) return 'ERROR'
  return filledOf(group, values, conditions).some(Boolean) ? 'PARTIAL' : 'EMPTY'
}

/** How far each group is. */
export const requestProgress = (
  values: RequestValues,
  conditions: RequestConditions,
): Readonly<Record<RequestGroup, GroupState>> =>
  Object.fromEntries(requestGroups.map((group) => [group, stateOf(group, values, conditions)])) as Record<
    RequestGroup,
    GroupState
  >

/** How much of what must be filled in is: 0 to 100, every group with the same weight. */
export const filledPercent = (values: RequestValues, conditions: RequestConditions): number => {
  const shares = requestGroups
    .filter((group) => hasGroup(group, conditions))
    .map((group) => {
      const filled = filledOf(group, values, conditions)
      return filled.filter(Boolean).length / filled.length
    })
  return Math.floor((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length)
}

const YOUNG_MONTHS = 6

/** Whether an organization is younger than banks like; a warning and not a mistake. @param today `YYYY-MM-DD` */
export const isYoungOrganization = (registrationDate: string | null, today: string): boolean => {
  if (registrationDate === null) return false
  const [year = 0, month = 0, day = 0] = registrationDate.split('-').map(Number)
  const ripe = new Date(Date.UTC(year, month - 1 + YOUNG_MONTHS, day)).toISOString().slice(0, 10)
  return ripe > today
}
