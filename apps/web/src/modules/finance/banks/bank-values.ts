import type { BankFields, FinanceBank } from '@cabinet/contract/finance/banks'
import { bik, max, organizationInn, organizationOgrn, required } from '@cabinet/validators/rules'
import type { FormRules } from '@cabinet/validators/standard-schema'

/** What the form of a bank keeps; the names are those of the server. */
export type BankValues = BankFields

export const emptyBank: BankValues = { fullName: '', shortName: '', itn: '', ogrn: '', bik: '', logoFileId: '' }

export const bankFields: readonly string[] = Object.keys(emptyBank)

const LONGEST_NAME = 200

export const bankRules: FormRules = {
  fullName: [required, max(LONGEST_NAME)],
  shortName: [required, max(LONGEST_NAME)],
  itn: [required, organizationInn],
  ogrn: [required, organizationOgrn],
  bik: [required, bik],
  logoFileId: required,
}

export const valuesOf = ({ fullName, shortName, itn, ogrn, bik: code, logoFileId }: FinanceBank): BankValues => ({
  fullName,
  shortName,
  itn,
  ogrn,
  bik: code ?? '',
  logoFileId,
})

/** The values as the server takes them: the form may carry more, what is still being uploaded for one. */
export const bodyOf = ({ fullName, shortName, itn, ogrn, bik: code, logoFileId }: BankValues): BankFields => ({
  fullName: fullName.trim(),
  shortName: shortName.trim(),
  itn,
  ogrn,
  bik: code,
  logoFileId,
})
