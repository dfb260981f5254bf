import type { RequestFounderFields } from '@cabinet/contract/finance/request-values'
import {
  addressOf,
  type AddressValues,
  addressValues,
  flagOf,
  oneOf,
  orNothing,
  orNull,
  orNulls,
  type Texts,
  textsOf,
  type YesNo,
  yesNoOf,
} from './plain.ts'

const plain = [
  'itn',
  'lastname',
  'firstname',
  'middlename',
  'birthDate',
  'birthPlace',
  'citizenship',
  'fullName',
  'ogrn',
  'kpp',
] as const
const documentParts = ['type', 'series', 'number', 'issueDate', 'issuedBy', 'departmentCode'] as const

/** What the form of a founder keeps. */
export interface FounderValues extends Texts<(typeof plain)[number]> {
  readonly founderType: string
  /** Percent as exact decimal text. */
  readonly sharePercent: string
  /** Null as long as it follows from the share. */
  readonly isBeneficiary: boolean | null
  /** Eleven digits. */
  readonly snils: string
  readonly document: Texts<(typeof documentParts)[number]>
  readonly registrationAddress: AddressValues
  readonly legalAddress: AddressValues
  readonly isPublicOfficial: YesNo
}

const digitsOf = (text: string | null): string => text?.replaceAll(/\D/g, '') ?? ''

/** `112-233-445 95`, as the number is written. */
const writtenSnils = (digits: string): string => digits.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1-$2-$3 $4')

/** `372-001`, however it was typed. */
const writtenDepartment = (code: string): string => code.trim().replace(/^(\d{3})(\d{3})$/, '$1-$2')

export const founderValues = (founder: RequestFounderFields): FounderValues => ({
  ...textsOf(plain, founder),
  founderType: founder.founderType ?? '',
  sharePercent: founder.sharePercent === null ? '' : String(founder.sharePercent),
  isBeneficiary: founder.isBeneficiary,
  snils: digitsOf(founder.snils),
  document: { ...textsOf(documentParts, founder.document), type: founder.document?.type ?? 'PASSPORT_RF' },
  registrationAddress: addressValues(founder.registrationAddress),
  legalAddress: addressValues(founder.legalAddress),
  isPublicOfficial: yesNoOf(founder.isPublicOfficial),
})

/** The values as the server takes them; of the other kind of founder nothing is sent. */
export const founderOf = (values: FounderValues): RequestFounderFields => {
  const isLegal = values.founderType === 'LEGAL'
  const { fullName, ogrn, kpp, itn, ...person } = orNulls(plain, values)
  const none = { fullName: null, ogrn: null, kpp: null, legalAddress: null }
  const own = {
    founderType: oneOf<'PERSON' | 'LEGAL'>(values.founderType),
    sharePercent: values.sharePercent === '' ? null : Number(values.sharePercent),
    isBeneficiary: values.isBeneficiary,
    itn,
  }
  if (isLegal) {
    const nobody = Object.fromEntries(Object.keys(person).map((name) => [name, null])) as {
      [Name in keyof typeof person]: null
    }
    return {
      ...own,
      ...nobody,
      snils: null,
      document: null,
      registrationAddress: null,
      isPublicOfficial: null,
      fullName,
      ogrn,
      kpp,
      legalAddress: addressOf(values.legalAddress),
    }
  }
  const { type, ...document } = orNulls(documentParts, values.document)
  const hasDocument = orNothing(document) !== null
  return {
    ...own,
    ...person,
    ...none,
    snils: orNull(writtenSnils(values.snils)),
    document: hasDocument
      ? {
          ...document,
          type: oneOf<'PASSPORT_RF' | 'OTHER'>(type ?? ''),
          departmentCode: orNull(writtenDepartment(values.document.departmentCode)),
        }
      : null,
    registrationAddress: addressOf(values.registrationAddress),
    isPublicOfficial: flagOf(values.isPublicOfficial),
  }
}
