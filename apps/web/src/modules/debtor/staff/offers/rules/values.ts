import {
  isRegion,
  LONGEST_RULE_NAME,
  MOST_CODES,
  type OfferRule,
  type OfferRuleFields,
} from '@cabinet/contract/debtor/offer-rules'
import { ownRule } from '@cabinet/contract/own-rule'
import { is as isOkved } from '@cabinet/validators/okved'
import { max, required } from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'

/** What the form of a rule keeps: codes as they are typed. */
export interface RuleValues {
  readonly name: string
  readonly insurerId: string
  readonly okveds: string
  readonly legalStatuses: OfferRuleFields['legalStatuses']
  readonly regions: string
  readonly sizes: OfferRuleFields['sizes']
  readonly isActive: boolean
}

export const emptyRule: RuleValues = {
  name: '',
  insurerId: '',
  okveds: '',
  legalStatuses: [],
  regions: '',
  sizes: [],
  isActive: true,
}

export const ruleFields = Object.keys(emptyRule)

/** Codes as people type or paste them: with commas, semicolons, spaces. */
const codesOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))]

const areAll = (is: (code: string) => boolean) => (value: unknown) => codesOf(String(value)).every(is)

const few = ownRule('TOO_MANY', (value) => codesOf(String(value)).length <= MOST_CODES, {
  ru: `Не больше ${MOST_CODES} кодов`,
  en: `At most ${MOST_CODES} codes`,
})

export const rules: FormRules = {
  name: [required, max(LONGEST_RULE_NAME)],
  insurerId: required,
  okveds: [
    ownRule('OKVED', areAll(isOkved), {
      ru: 'Коды ОКВЭД через запятую, например 46, 47.91',
      en: 'Activity codes with commas between them, such as 46, 47.91',
    }),
    few,
  ],
  regions: [
    ownRule('REGION', areAll(isRegion), {
      ru: 'Двузначные коды через запятую, например 77, 50',
      en: 'Codes of two digits with commas between them, such as 77, 50',
    }),
    few,
  ],
}

export const valuesOf = (rule: OfferRule): RuleValues => ({
  name: rule.name,
  insurerId: rule.insurerId,
  okveds: rule.okveds.join(', '),
  legalStatuses: rule.legalStatuses,
  regions: rule.regions.join(', '),
  sizes: rule.sizes,
  isActive: rule.isActive,
})

/** Whom the rule concerns, as the server takes it. */
export const targetOf = ({ insurerId, okveds, legalStatuses, regions, sizes }: RuleValues) => ({
  insurerId,
  okveds: codesOf(okveds),
  legalStatuses: [...legalStatuses],
  regions: codesOf(regions),
  sizes: [...sizes],
})

export const bodyOf = (values: RuleValues): OfferRuleFields => ({
  name: values.name.trim(),
  ...targetOf(values),
  isActive: values.isActive,
})
