import { canonicalEmail } from '@cabinet/contract/email'
import { type AddressParts, addressLine } from '@cabinet/contract/address'
import { isEntered } from '@cabinet/contract/organization/fields'
import { organizationRules } from '@cabinet/contract/organization/rules'
import type { LegalStatus, OrganizationFields } from '@cabinet/contract/organization'
import { ENTREPRENEUR_OKOPF, okopfByCode } from '../../integrations/registry/okopf.ts'
import { withRussianQuotes } from '../../kernel/quotes.ts'
import { cleaned } from '../../kernel/cleaned.ts'
import { checkRules } from '../../kernel/rules.ts'
import { organizationErrors } from './messages.ts'
import type { OrganizationRow } from './view.ts'

const json = (value: object | null | undefined): string | null => (value ? JSON.stringify(value) : null)

const addressOf = (parts: AddressParts | null): string | null => {
  const value = parts && addressLine(parts)
  return value ? json({ value, ...parts }) : null
}

/** Names of those who are their own head are made of the name of the person. */
const namesOf = (status: LegalStatus, { fullName, shortName, head }: OrganizationFields) => {
  if (status === 'LEGAL_ENTITY') {
    return { full_name: withRussianQuotes(fullName ?? ''), short_name: withRussianQuotes(shortName ?? '') }
  }
  const person = [head?.lastname, head?.firstname, head?.middlename].filter(Boolean).join(' ')
  if (status === 'INDIVIDUAL') return { full_name: person, short_name: person }
  return { full_name: `Индивидуальный предприниматель ${person}`, short_name: `ИП ${person}` }
}

const headOf = (status: LegalStatus, { head }: OrganizationFields): string | null => {
  if (!head || isEntered('headOffice', status)) return json(head)
  return json({ ...head, position: null, basis: null, basisNumber: null, basisDate: null, itn: null })
}

const okopfOf = (status: LegalStatus, code: string | null, stored: OrganizationRow['okopf']): string | null => {
  if (status === 'INDIVIDUAL') return null
  if (status === 'INDIVIDUAL_ENTREPRENEUR') return json(okopfByCode(ENTREPRENEUR_OKOPF))
  const form = okopfByCode(code ?? '') ?? (stored?.code === code ? stored : undefined)
  if (!form) throw organizationErrors.unknownOkopf()
  return json(form)
}

/**
 * What people entered as columns, checked by the rules of the legal status; fields that the status does not have are
 * emptied.
 *
 * @param stored what is known already: the registration number never changes by hand once it is there
 * @throws HttpError 400 with the wrong fields
 */
export const columnsOf = (status: LegalStatus, given: OrganizationFields, stored?: OrganizationRow) => {
  const entered = cleaned(given)
  const known = stored && { fullName: stored.full_name, shortName: stored.short_name }
  checkRules(entered, organizationRules(status, known))
  if (stored?.ogrn && entered.ogrn !== stored.ogrn) throw organizationErrors.fixed('ogrn')
  if (stored?.ogrn_date && entered.ogrnDate !== stored.ogrn_date) throw organizationErrors.fixed('ogrnDate')
  const ifEntered = <Value>(field: Parameters<typeof isEntered>[0], value: Value): Value | null =>
    isEntered(field, status) ? value : null
  return {
    ...namesOf(status, entered),
    okopf: okopfOf(status, entered.okopfCode, stored?.okopf ?? null),
    kpp: ifEntered('kpp', entered.kpp),
    ogrn: ifEntered('ogrn', entered.ogrn),
    ogrn_date: ifEntered('ogrnDate', entered.ogrnDate),
    okved: json(ifEntered('okved', entered.okved?.code ? entered.okved : null)),
    legal_address: addressOf(entered.legalAddress),
    actual_address: addressOf(entered.actualAddress),
    postal_address: addressOf(entered.postalAddress),
    head: headOf(status, entered),
    tax_system: status === 'INDIVIDUAL' ? ('NPD' as const) : entered.taxSystem,
    vat_rate: ifEntered('vatRate', entered.vatRate),
    phone: entered.phone,
    email: entered.email ? canonicalEmail(entered.email) : null,
    website: ifEntered('website', entered.website),
  }
}
