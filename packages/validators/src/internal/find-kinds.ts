import { check as bik } from '../bik.ts'
import { check as cadastralNumber } from '../cadastral-number.ts'
import { check as card, describe as cardFacts } from '../card.ts'
import { check as departmentCode } from '../department-code.ts'
import { check as driverLicence } from '../driver-licence.ts'
import { check as foreignPassport } from '../foreign-passport.ts'
import { check as iban } from '../iban.ts'
import { check as inn } from '../inn.ts'
import type { IdentifierName } from '../issue.ts'
import { check as kbk } from '../kbk.ts'
import { check as kpp, describe as kppFacts } from '../kpp.ts'
import { check as mobilePhone } from '../mobile-phone.ts'
import { check as ogrn } from '../ogrn.ts'
import { check as okato } from '../okato.ts'
import { check as okpo } from '../okpo.ts'
import { check as oktmo } from '../oktmo.ts'
import { check as okved } from '../okved.ts'
import { check as oms } from '../oms.ts'
import { check as passport } from '../passport.ts'
import { check as postalCode } from '../postal-code.ts'
import { check as snils } from '../snils.ts'
import { check as swift } from '../swift.ts'
import { check as uin } from '../uin.ts'
import { check as vehiclePlate, describe as plateFacts } from '../vehicle-plate.ts'
import { check as vin, describe as vinFacts } from '../vin.ts'
import { fixed } from './fixed.ts'
import { cleanLatin, cleanPlate } from './letters.ts'
import { beginsWithCountry } from './phone-country.ts'

/** How sure a finding is. */
export type Confidence = 'high' | 'medium' | 'low'

/** Everything that can be found in a text: all identifiers but the password. */
export type FindKind = Exclude<IdentifierName, 'password'>

/** What the finder knows of a kind. */
export interface Spec {
  readonly kind: FindKind
  /** Lengths without separators, from and to. */
  readonly lengths: readonly [from: number, to: number]
  /** The canonical value, or nothing when the text is no such identifier. */
  readonly read: (text: string) => string | undefined
  /** How sure it is where the characters stand together and no label says what they are. */
  readonly alone?: (value: string, text: string) => Confidence | undefined
  /** Numbers of characters between separators, as people write them in groups. */
  readonly groups?: RegExp
  /** How sure it is where they stand in such groups; high when nothing is said. */
  readonly grouped?: (value: string) => Confidence
}

type Check = (value: unknown) => string | undefined

const letter = /[a-zа-яё]/i

/** Digits with anything but letters between them. The finder is strict: nobody asked it to correct the text. */
const digits =
  (check: Check) =>
  (text: string): string | undefined => {
    if (letter.test(text)) return undefined
    const value = text.replace(/\D/g, '')
    return check(value) ? undefined : value
  }

/** Letters and digits, brought together by a function. */
const letters =
  (clean: (text: string) => string, check: Check) =>
  (text: string): string | undefined => {
    const value = clean(text)
    return check(value) ? undefined : value
  }

/** Digits of a document, with «номер» between its two halves. */
const halves =
  (read: (text: string) => string | undefined) =>
  (text: string): string | undefined =>
    read(text.replace(/номер|ном|no?(?![a-z])/i, ''))

const asIs = (text: string): string => text
const joined = (text: string): string => text.replace(/\W/g, '')

/** A phone in one of the ways in which people write it, without what stands in between. */
const phone = (text: string): string | undefined => {
  if (letter.test(text)) return undefined
  const number = text.replace(/\D/g, '')
  if (number.length === 10 && beginsWithCountry(text)) return undefined
  const value = `+7${number.length === 11 && /^[78]/.test(number) ? number.slice(1) : number}`
  return mobilePhone(value) ? undefined : value
}

const certain = (): Confidence => 'high'
const likely = (): Confidence => 'medium'
/** A day and an hour without signs between them, as names of files have them: `2026112018`, `202611201804`. */
const isMoment = (value: string): boolean =>
  /^(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:[01]\d|2[0-3])(?:[0-5]\d)?$/.test(value)
const possible = (): Confidence => 'low'

/** Twenty digits, whatever they are; whether they fit a bank is found out when all banks of the text are known. */
const twenty = (text: string): string | undefined => {
  const digits = text.replace(/\D/g, '')
  return fixed(digits, 20) ? undefined : digits
}
const usualAccount = /^(40[5-8]|42[0-6])\d\d(810|643|840|978|156|398|933|784|949|356)/
const usualCorrespondent = /^(30101810|40102810)/

/** The kinds in the order in which the first is taken when two are as sure. */
export const specs: readonly Spec[] = [
  { kind: 'iban', lengths: [15, 34], read: letters(cleanLatin, iban), alone: certain, groups: /^(4,){3,8}[1-4]$/ },
  {
    kind: 'vin',
    lengths: [17, 17],
    read: letters(cleanLatin, vin),
    alone: (value, text) =>
      /[A-Z]/.test(text) && !/[а-яё]/i.test(text) && /\d/.test(text)
        ? vinFacts(value)?.hasCheckDigit
          ? 'high'
          : 'medium'
        : undefined,
  },
  {
    kind: 'snils',
    lengths: [11, 11],
    read: digits(snils),
    alone: (value) => (/^[78]9/.test(value) ? 'low' : 'medium'),
    groups: /^3,3,3,2$/,
  },
  {
    kind: 'inn',
    lengths: [10, 12],
    read: digits((value) => inn(value)),
    alone: (value) => (isMoment(value) ? 'low' : 'medium'),
  },
  {
    kind: 'ogrn',
    lengths: [13, 15],
    read: digits(ogrn),
    alone: (value) => (/^.[0-5]/.test(value) ? 'medium' : 'low'),
    groups: /^1,2,2,2,5,1$/,
  },
  {
    kind: 'mobilePhone',
    lengths: [10, 11],
    read: phone,
    alone: (_, text) => (/^(?:\+7|[78]9)/.test(text) ? 'medium' : undefined),
    groups: /^(1,3,3,2,2|1,3,3,4|1,3,7|1,10|4,3,2,2|4,3,4|4,7)$/,
  },
  {
    kind: 'card',
    lengths: [13, 19],
    read: digits(card),
    alone: (value) => (cardFacts(value)?.system ? 'medium' : 'low'),
    groups: /^(4,4,4,4|4,6,5|4,4,4,4,3)$/,
  },
  {
    kind: 'correspondentAccount',
    lengths: [20, 20],
    read: twenty,
    alone: (value) => (usualCorrespondent.test(value) ? 'medium' : undefined),
    groups: /^(3,2,3,1,4,7|5,3,1,4,7|5,3,1,11|3,2,3,1,11)$/,
    grouped: likely,
  },
  {
    kind: 'settlementAccount',
    lengths: [20, 20],
    read: twenty,
    alone: (value) => (usualAccount.test(value) ? 'medium' : 'low'),
    groups: /^(3,2,3,1,4,7|5,3,1,4,7|5,3,1,11|3,2,3,1,11)$/,
    grouped: likely,
  },
  { kind: 'uin', lengths: [20, 25], read: digits(uin), alone: possible, groups: /^(5,){3,4}5$/ },
  {
    kind: 'kbk',
    lengths: [20, 20],
    read: digits(kbk),
    alone: (value) => (/^\d{3}[12]\d{7}(0[1-9]|1[0-4])/.test(value) ? 'low' : undefined),
    groups: /^3,1,2,5,2,4,3$/,
  },
  {
    kind: 'bik',
    lengths: [9, 9],
    read: digits(bik),
    alone: (value) => (/^04[0-9]{2}[0-9]{2}/.test(value) ? 'medium' : undefined),
  },
  {
    kind: 'kpp',
    lengths: [9, 9],
    read: letters(joined, kpp),
    alone: (value, text) =>
      /^\d+$/.test(text) && kppFacts(value)?.region && /^\d{4}(01|43|44|45|50)/.test(value) ? 'low' : undefined,
  },
  {
    kind: 'vehiclePlate',
    lengths: [8, 9],
    read: letters(cleanPlate, vehiclePlate),
    alone: (value) => (plateFacts(value)?.kind === 'car' ? 'high' : undefined),
    groups: /^(1,3,2,[23]|6,[23]|1,3,[45])$/,
  },
  { kind: 'oms', lengths: [16, 16], read: digits(oms), alone: possible },
  {
    kind: 'passport',
    lengths: [10, 10],
    read: halves(digits(passport)),
    groups: /^(4,6|2,2,6)$/,
    // An ИНН in groups of four and six has a right check digit; a passport has one by chance.
    grouped: (value) => (inn(value) ? 'medium' : 'low'),
    alone: possible,
  },
  {
    kind: 'driverLicence',
    lengths: [10, 10],
    read: halves(letters(cleanPlate, driverLicence)),
    groups: /^2,2,6$/,
    grouped: possible,
  },
  { kind: 'foreignPassport', lengths: [9, 9], read: halves(digits(foreignPassport)), groups: /^2,7$/, grouped: likely },
  { kind: 'oktmo', lengths: [8, 11], read: digits(oktmo) },
  { kind: 'okato', lengths: [2, 11], read: digits(okato) },
  { kind: 'okpo', lengths: [8, 10], read: digits(okpo), alone: (value) => (value.length === 8 ? 'low' : undefined) },
  {
    kind: 'okved',
    lengths: [2, 6],
    read: letters(asIs, okved),
  },
  {
    kind: 'swift',
    lengths: [8, 11],
    read: letters(asIs, swift),
    alone: (value) => (/^[A-Z]{4}RU/.test(value) ? 'medium' : undefined),
  },
  { kind: 'departmentCode', lengths: [6, 6], read: letters((text) => text.replace(/\s/g, ''), departmentCode) },
  { kind: 'postalCode', lengths: [6, 6], read: digits(postalCode), alone: possible },
]

/** A cadastral number is known by its colons, wherever it stands. */
export const readCadastral = letters(asIs, cadastralNumber)
