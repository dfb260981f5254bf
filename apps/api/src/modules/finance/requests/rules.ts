import type { RequestConditions } from '@cabinet/contract/finance/request-fields'
import { groupIssues, type RequestIssue, requestIssues, type RuleLevel } from '@cabinet/contract/finance/request-rules'
import {
  type RequestFounderFields,
  type RequestGeneralFields,
  type RequestGroup,
  requestGroups,
  type RequestValues,
} from '@cabinet/contract/finance/request-values'
import type { FormRules } from '@cabinet/validators/standard-schema'
import { message } from '@cabinet/validators/messages'
import { errors, type WrongField } from '../../../kernel/http-error.ts'
import { checkRules } from '../../../kernel/rules.ts'

/** An issue in words. */
export const wrongFieldOf = ({ field, code, issue }: RequestIssue): WrongField => ({
  field,
  code,
  text: { ru: message(issue, 'ru'), en: message(issue, 'en') },
})

/** @throws HttpError 400 with every field that keeps the request from being sent */
export const assertSendable = (values: RequestValues, conditions: RequestConditions): void => {
  const issues = requestIssues(values, conditions)
  if (issues.length > 0) throw errors.validation(issues.map(wrongFieldOf))
}

/**
 * A step that a person wants to leave must be complete.
 *
 * @throws HttpError 400 with what is missing or wrong in the group
 */
export const assertCompleteIn = (
  group: RequestGroup | 'ALL',
  values: RequestValues,
  conditions: RequestConditions,
): void => {
  const groups = group === 'ALL' ? requestGroups : [group]
  const issues = groups.flatMap((one) => groupIssues(one, values, conditions))
  if (issues.length > 0) throw errors.validation(issues.map(wrongFieldOf))
}

/**
 * What is entered into a draft must be well formed.
 *
 * @throws HttpError 400 with what is badly written; paths are those of the form that was sent
 */
export const assertWellFormed = <Form extends object>(
  rulesOf: (conditions: RequestConditions, level: RuleLevel) => FormRules,
  form: Form,
  conditions: RequestConditions,
): void => checkRules(form, rulesOf(conditions, 'draft'))

/** Fields that the answers to others leave no place for are emptied. */
export const generalWithoutStrangers = (
  general: RequestGeneralFields,
  { legalStatus }: RequestConditions,
): RequestGeneralFields => {
  const { head } = general
  const isByPower = head?.basis === 'POWER_OF_ATTORNEY'
  return {
    ...general,
    head:
      legalStatus === 'LEGAL_ENTITY' && head
        ? { ...head, ...(!isByPower && { basisNumber: null, basisDate: null }) }
        : null,
    okved: legalStatus === 'INDIVIDUAL' ? null : general.okved,
    financingPurposeText: general.financingPurpose === 'OTHER' ? general.financingPurposeText : null,
    loansSum: general.hasLoans === true ? general.loansSum : null,
  }
}

const OF_PERSON = {
  lastname: null,
  firstname: null,
  middlename: null,
  birthDate: null,
  birthPlace: null,
  citizenship: null,
  snils: null,
  document: null,
  registrationAddress: null,
  isPublicOfficial: null,
} as const

const OF_COMPANY = { fullName: null, ogrn: null, kpp: null, legalAddress: null } as const

/** A person has no КПП and a company no passport. */
export const founderWithoutStrangers = (founder: RequestFounderFields): RequestFounderFields => ({
  ...founder,
  ...(founder.founderType === 'LEGAL' && OF_PERSON),
  ...(founder.founderType === 'PERSON' && OF_COMPANY),
})
