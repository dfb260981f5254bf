import {
  email,
  inn,
  max,
  mobilePhone,
  must,
  password,
  required,
  requiredFor,
  shouldBeTrue,
} from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import { registrationConsents } from './legal.ts'

const isPersonName = (value: unknown): boolean => /^[\p{L}\p{M}][\p{L}\p{M} '’ʼ-]*$/u.test(String(value).trim())

const personName = [
  must(isPersonName, {
    ru: 'Только буквы, пробелы, дефисы и апострофы',
    en: 'Letters, spaces, hyphens and apostrophes only',
  }),
  max(64),
]

/** What must hold for the taxpayer number that a registration begins with. */
export const itnRules = [requiredFor('inn'), inn]

/** What must hold for the person who registers; the same on the server and in the form. */
export const registrantRules: FormRules = {
  lastname: [required, ...personName],
  firstname: [required, ...personName],
  middlename: personName,
  position: max(128),
  mobilePhone: [required, mobilePhone],
  email: [required, email, max(254)],
}

/** Boxes that must be ticked before anybody registers, under `consents`. */
export const consentRules: FormRules = Object.fromEntries(
  registrationConsents.required.map((type) => [`consents.${type}`, shouldBeTrue]),
)

/** What must hold for a new password. */
export const newPasswordRules = [required, password()]

/** The name of an organization that the registry does not know. */
export const organizationNameRules = [required, max(255)]
