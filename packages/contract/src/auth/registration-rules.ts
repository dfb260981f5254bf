import {
  email,
  inn,
  lengthIncludes,
  max,
  mobilePhone,
  must,
  password,
  required,
  requiredFor,
  shouldBeTrue,
} from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'
import { registrationConsents } from '../legal.ts'

const isPersonName = (value: unknown): boolean => /^[\p{L}\p{M}][\p{L}\p{M} '’ʼ-]*$/u.test(String(value).trim())

const personName = [
  must(isPersonName, {
    ru: 'Только буквы, пробелы, дефисы и апострофы',
    en: 'Letters, spaces, hyphens and apostrophes only',
  }),
  max(64),
]

/** Digits of the taxpayer number of a company; people have two more. */
export const COMPANY_ITN_LENGTH = 10

/** What must hold for the taxpayer number that a registration begins with. */
export const itnRules = [requiredFor('inn'), lengthIncludes(COMPANY_ITN_LENGTH, 12), inn]

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

/**
 * Words that guessing begins with. Capital letters, digits and signs around one of them, which the rule asks for, make
 * it no harder to guess.
 */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'password passwort passw pass qwerty qwertyui qwertyuiop qwe qweasd qweasdzxc qazwsx asdfgh asdfghjkl zxcvbn zxcvbnm ' +
    'admin administrator root user login welcome letmein iloveyou monkey dragon football baseball master superman batman ' +
    'sunshine princess shadow michael secret changeme default temp test guest hello russia moscow spartak zenit ' +
    'пароль йцукен йцукенг йцукенгшщзхъ фыва фывапролджэ ячсмить админ админис привет любовь россия москва спартак зенит ' +
    'наташа максим марина кристина солнышко gfhjkm ghbdtn'
  ).split(' '),
)

const isUncommon = (value: unknown): boolean => {
  const letters = String(value)
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
  const spelled = String(value)
    .toLowerCase()
    .replaceAll(/[@4]/g, 'a')
    .replaceAll('0', 'o')
    .replaceAll(/[$5]/g, 's')
    .replaceAll('3', 'e')
    .replaceAll(/[!1]/g, 'i')
    .replaceAll(/[^\p{L}]/gu, '')
  return !COMMON_WORDS.has(letters) && !COMMON_WORDS.has(spelled.replace(/i+$/, '')) && !COMMON_WORDS.has(spelled)
}

const uncommon = must(isUncommon, {
  ru: 'Такой пароль легко подобрать. Придумайте другой',
  en: 'This password is easy to guess. Choose another one',
})

/** How long a password of a person is: a rule of ours, beside the one that says what it is made of. */
export const passwordLength = { min: 8, max: 64 } as const

/** What must hold for a new password. */
export const newPasswordRules = [required, password(passwordLength), uncommon]
