export * as inn from './inn.ts'
export * as ogrn from './ogrn.ts'
export * as kpp from './kpp.ts'
export * as bik from './bik.ts'
export * as correspondentAccount from './correspondent-account.ts'
export * as settlementAccount from './settlement-account.ts'
export * as mobilePhone from './mobile-phone.ts'
export * as password from './password.ts'
export * as snils from './snils.ts'
export * as okpo from './okpo.ts'
export * as okved from './okved.ts'
export * as postalCode from './postal-code.ts'
export * as passport from './passport.ts'
export * as departmentCode from './department-code.ts'
export * as email from './email.ts'
export * as oktmo from './oktmo.ts'
export * as okato from './okato.ts'
export * as card from './card.ts'
export * as iban from './iban.ts'
export * as swift from './swift.ts'
export * as cadastralNumber from './cadastral-number.ts'
export * as oms from './oms.ts'
export * as kbk from './kbk.ts'
export * as uin from './uin.ts'
export * as vin from './vin.ts'
export * as vehiclePlate from './vehicle-plate.ts'
export * as driverLicence from './driver-licence.ts'
export * as foreignPassport from './foreign-passport.ts'
export * as internationalEmail from './international-email.ts'
export * as rules from './rules/index.ts'
export * as money from './money.ts'
export * as dates from './dates.ts'
export { message, translate } from './messages/index.ts'
export type { Catalogue, Translatable } from './messages/index.ts'
export type {
  Change,
  CodeOf,
  IdentifierName,
  Issue,
  IssueOf,
  Language,
  OwnText,
  Parsed,
  Rule,
  RuleName,
} from './issue.ts'
export type { Mask } from './internal/mask.ts'
export type { Random } from './internal/random.ts'
export type { Schema, SchemaIssue, SchemaOptions, SchemaResult } from './internal/schema.ts'
