import { datesInterval, email, max, min, mobilePhone, required, shouldBeTrue } from '@cabinet/validators/rules'
import { type FormRules, formSchema } from '@cabinet/validators/standard-schema'
import type { Translatable } from '@cabinet/validators/messages'
import {
  type ClaimDocumentStatus,
  type ClaimDocumentType,
  claimDocuments,
  type ClaimFields,
  claimSubjectDetails,
  type DocumentRule,
  insuranceTypeOf,
} from './values.ts'
import type { ClaimBound, InsuredEvent, InsuredProduct } from '../insured.ts'
import { codeOfIssue, ownRule } from '../own-rule.ts'

/** `draft`: what is entered must be well formed. `complete`: nothing may be missing either. */
export type ClaimRuleLevel = 'draft' | 'complete'

/** What bounds the sum of a claim. */
export interface ClaimMoney {
  /** Declared value of cargo, debt of a credit; kopecks as every sum. */
  readonly value: number
  /** Most that is insured of it. */
  readonly insured: number
  /** Most that can be asked for: never above value, limit or debt. */
  readonly most: number
  /** Which of them it is. */
  readonly bound: ClaimBound
  /** Percent of a credit that the insurer pays. */
  readonly rate: number | null
}

/** What the rules need to know beside the form. */
export interface ClaimConditions {
  readonly product: InsuredProduct
  readonly isGroupClaim: boolean
  /** Today in Moscow. */
  readonly today: string
  /** The event cannot have happened before this day. */
  readonly earliestDate: string | null
  /** Null for a group: its sum follows from its lines. */
  readonly money: ClaimMoney | null
  /** What can be claimed of the thing now: an overdue payment only after the waiting period. All of them when absent. */
  readonly events?: readonly InsuredEvent[]
  /** Things in the order. */
  readonly items: readonly { readonly itemId: string; readonly amount: number }[]
}

/** Something that keeps a claim from being submitted. */
export interface ClaimIssue {
  /** Path such as `contact.phone`; `documents.PHOTO` for a missing document, `lines` for an empty group. */
  readonly field: string
  readonly code: string
  readonly issue: Translatable
}

type Rules = Extract<FormRules[string], readonly unknown[]>
type Shape = 'CARGO' | 'CREDIT' | 'GROUP'

/** Which of the three forms a claim has. */
export const claimFormOf = ({ product, isGroupClaim }: Pick<ClaimConditions, 'product' | 'isGroupClaim'>): Shape => {
  if (isGroupClaim) return 'GROUP'
  return product === 'DEBTOR' ? 'CREDIT' : 'CARGO'
}

/** What has happened by the chosen subject; null while none is chosen. */
export const claimEventOf = ({ subjectCode }: Pick<ClaimFields, 'subjectCode'>): InsuredEvent | null =>
  subjectCode === null ? null : claimSubjectDetails[subjectCode].eventType

/** Whether things of the order are named one by one. */
export const asksForItems = (event: InsuredEvent | null): boolean => event === 'DAMAGE' || event === 'SHORTAGE'

const roubles = (kopecks: number, language: 'ru' | 'en'): string =>
  new Intl.NumberFormat(language === 'ru' ? 'ru-RU' : 'en-GB', {
    style: 'currency',
    currency: 'RUB',
    currencyDisplay: 'narrowSymbol',
  }).format(kopecks / 100)

const boundNames = {
  DECLARED_VALUE: { ru: 'объявленной стоимости', en: 'the declared value' },
  LIMIT: { ru: 'страхового лимита', en: 'the insured limit' },
  DEBT: { ru: 'долга', en: 'the debt' },
} as const satisfies Record<ClaimBound, { readonly ru: string; readonly en: string }>

const notAbove = (most: number, bound: ClaimBound): Rules[number] =>
  ownRule('OVER_LIMIT', (value) => Number(value) <= most, {
    ru: `Не больше ${boundNames[bound].ru} — ${roubles(most, 'ru')}`,
    en: `Not more than ${boundNames[bound].en}: ${roubles(most, 'en')}`,
  })

const aboveZero: Rules[number] = ownRule('NOT_POSITIVE', (value) => Number(value) > 0, {
  ru: 'Введите сумму больше нуля',
  en: 'Enter a sum above zero',
})

const nothingLeft = {
  CARRIER: {
    ru: 'Перевозчик уже возместил всю сумму требования',
    en: 'The carrier has made up for the whole sum already',
  },
  MARKETPLACE: {
    ru: 'Маркетплейс уже возместил всю сумму требования',
    en: 'The marketplace has made up for the whole sum already',
  },
} as const

/** Rules of a contact and an account, which every claim has. */
const commonRules = (must: Rules): FormRules => ({
  'contact.lastname': [...must, max(64)],
  'contact.firstname': [...must, max(64)],
  'contact.phone': [...must, mobilePhone],
  'contact.email': [...must, email],
  paymentDetailsId: must,
})

const itemRules = (values: ClaimFields, { items }: ClaimConditions): FormRules =>
  Object.fromEntries(
    values.damagedItems.map(({ itemId }, index) => {
      const most = items.find((item) => item.itemId === itemId)?.amount ?? 0
      const rule = ownRule('AMOUNT', (value) => Number(value) >= 1 && Number(value) <= most, {
        ru: most > 1 ? `От 1 до ${most}` : 'Такого товара в заказе нет больше одного',
        en: most > 1 ? `From 1 to ${most}` : 'The order has no more than one of it',
      })
      return [`damagedItems[${index}].damagedAmount`, [rule]]
    }),
  )

const cargoRules = (values: ClaimFields, conditions: ClaimConditions, must: Rules, isComplete: boolean): FormRules => {
  const { earliestDate, today, money } = conditions
  const event = claimEventOf(values)
  const isSent = values.pretension?.isSent === true
  const until = (from: string | null): Rules => [datesInterval(from ?? '2000-01-01', 'now', { today: () => today })]
  return {
    eventDate: [...must, ...until(earliestDate)],
    detectedDate: until(values.eventDate ?? earliestDate),
    eventPlace: [max(255)],
    description: [...must, ...(isComplete ? [min(20)] : []), max(4000)],
    ...(asksForItems(event) && { damagedItems: must, ...itemRules(values, conditions) }),
    claimedAmount: [
      ...must,
      ...(isComplete ? [aboveZero] : []),
      ...(money === null ? [] : [notAbove(money.most, money.bound)]),
    ],
    courierCompensation: [
      ownRule(
        'NOTHING_LEFT',
        (value) => values.claimedAmount === null || Number(value) < values.claimedAmount,
        nothingLeft[conditions.product === 'SELLER' ? 'MARKETPLACE' : 'CARRIER'],
      ),
    ],
    'pretension.isSent': must,
    ...(isSent && {
      'pretension.date': [...must, ...until(earliestDate)],
      'pretension.number': [max(50)],
      'pretension.answerDate': until(values.pretension?.date ?? earliestDate),
    }),
  }
}

const creditRules = (values: ClaimFields, conditions: ClaimConditions, must: Rules, isComplete: boolean): FormRules => {
  const { today, earliestDate, money } = conditions
  return {
    debtAmount: [
      ...must,
      ...(isComplete ? [aboveZero] : []),
      ...(money === null ? [] : [notAbove(money.value, 'DEBT')]),
    ],
    ...(claimEventOf(values) === 'BANKRUPTCY' && {
      bankruptcyCaseNumber: [
        ...must,
        ownRule('CASE_NUMBER', (value) => /^[АA]\d{1,3}-\d{1,7}\/(?:19|20)\d\d$/i.test(String(value)), {
          ru: 'Введите номер дела, например А40-12345/2026',
          en: 'Enter the number of the case, such as А40-12345/2026',
        }),
      ],
    }),
    pretensionDate: [...must, datesInterval(earliestDate ?? '2000-01-01', 'now', { today: () => today })],
    buyerReply: must,
    description: [...must, ...(isComplete ? [min(20)] : []), max(4000)],
  }
}

const groupRules: FormRules = { description: [max(4000)] }

/** Rules of the form of a claim by path. They follow what is entered, so they are asked for with the values. */
export const claimRules = (values: ClaimFields, conditions: ClaimConditions, level: ClaimRuleLevel): FormRules => {
  const isComplete = level === 'complete'
  const must: Rules = isComplete ? [required] : []
  const form = claimFormOf(conditions)
  const isFitting = (): boolean => {
    const subject = values.subjectCode === null ? undefined : claimSubjectDetails[values.subjectCode]
    return (
      subject?.insuranceType === insuranceTypeOf[conditions.product] && subject.isGroupClaim === conditions.isGroupClaim
    )
  }
  const event = claimEventOf(values)
  const isPossible = ownRule(
    'EVENT_NOT_POSSIBLE',
    () => event === null || (conditions.events?.includes(event) ?? true),
    {
      ru: 'Заявление на эту тему сейчас подать нельзя',
      en: 'A claim with this subject is not possible now',
    },
  )
  const own = {
    CARGO: () => cargoRules(values, conditions, must, isComplete),
    CREDIT: () => creditRules(values, conditions, must, isComplete),
    GROUP: () => groupRules,
  }
  return {
    subjectCode: [
      ...must,
      ownRule('OTHER_INSURANCE', isFitting, {
        ru: 'Эта тема относится к другому виду страхования',
        en: 'The subject belongs to another kind of insurance',
      }),
      ...(isComplete ? [isPossible] : []),
    ],
    ...own[form](),
    ...commonRules(must),
    ...(isComplete && { isConfirmed: [shouldBeTrue] }),
  }
}

const nameOf = (path: readonly unknown[]): string =>
  path
    .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index > 0 ? '.' : ''}${String(part)}`))
    .join('')

type Found = Translatable & { readonly path?: readonly unknown[] | undefined }

/** What does not hold in the fields of a claim, each once. */
export const claimFieldIssues = (
  values: ClaimFields,
  conditions: ClaimConditions,
  level: ClaimRuleLevel,
): ClaimIssue[] => {
  const { issues = [] } = formSchema(claimRules(values, conditions, level), () => '')['~standard'].validate(values) as {
    readonly issues?: readonly Found[]
  }
  return issues.map((issue) => ({ field: nameOf(issue.path ?? []), code: codeOfIssue(issue), issue }))
}

/** A document of a claim as the matrix looks at it. */
export interface CountedDocument {
  readonly type: ClaimDocumentType
  readonly status: ClaimDocumentStatus
}

/** What a claim for an event needs of each type, and what there is. */
export interface DocumentLine extends DocumentRule {
  /** Files that the insurer has not refused. */
  readonly count: number
  readonly isEnough: boolean
}

/** The matrix of documents of an event, filled in with those of a claim. */
export const claimChecklist = (event: InsuredEvent, documents: readonly CountedDocument[]): DocumentLine[] =>
  claimDocuments[event].map((rule) => {
    const count = documents.filter(({ type, status }) => type === rule.type && status !== 'REJECTED').length
    return { ...rule, count, isEnough: rule.need !== 'REQUIRED' || count >= rule.least }
  })

/** What of a claim is paid, step by step, as people read it. */
export interface ClaimArithmetic {
  /** What the sum begins with: what is asked for, or what of a debt is insured. */
  readonly base: number
  /** Percent that the insurer pays of it; null for all of it. */
  readonly rate: number | null
  /** What is asked for. */
  readonly claimed: number
  /** What the carrier has paid already. */
  readonly subtracted: number
  /** What the insurer would pay if it agreed. */
  readonly expected: number
}

/**
 * The sum of a claim for one thing; null while it is not entered.
 *
 * Cargo: what is asked for without what the carrier has paid. A credit: min(insured amount, debt) × rate.
 */
export const claimArithmetic = (
  values: Pick<ClaimFields, 'claimedAmount' | 'courierCompensation' | 'debtAmount'>,
  { product, money }: Pick<ClaimConditions, 'product' | 'money'>,
): ClaimArithmetic | null => {
  if (money === null) return null
  if (product === 'DEBTOR') {
    if (values.debtAmount === null) return null
    const base = Math.min(values.debtAmount, money.insured)
    const claimed = Math.round((base * (money.rate ?? 100)) / 100)
    return { base, rate: money.rate, claimed, subtracted: 0, expected: claimed }
  }
  if (values.claimedAmount === null) return null
  const subtracted = Math.min(values.courierCompensation ?? 0, values.claimedAmount)
  const claimed = values.claimedAmount
  return { base: claimed, rate: null, claimed, subtracted, expected: claimed - subtracted }
}
