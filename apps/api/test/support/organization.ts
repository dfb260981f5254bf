import type { Endpoint } from '@cabinet/contract/endpoint'
import type { Organization, OrganizationChange } from '@cabinet/contract/organization'
import type { PaymentDetails, PaymentDetailsFields } from '@cabinet/contract/organization/payment-details-fields'
import type { Address } from '@cabinet/contract/address'
import * as contract from '@cabinet/contract/organization'
import * as paymentDetails from '@cabinet/contract/organization/payment-details'
import { type DemoOrganizationKey, organizationId } from '@cabinet/demo/organizations'
import type { Answer, Cabinet } from './cabinet.ts'

const partsOf = (address: Address | null) => {
  if (!address) return null
  const { value: _line, ...parts } = address
  return parts
}

/** What the form of an organization would send if nothing was changed in it. */
export const changeOf = (organization: Organization): OrganizationChange => ({
  id: organization.id,
  version: organization.version,
  okopfCode: organization.okopf?.code ?? null,
  fullName: organization.fullName,
  shortName: organization.shortName,
  kpp: organization.kpp,
  ogrn: organization.ogrn,
  ogrnDate: organization.ogrnDate,
  okved: organization.okved,
  legalAddress: partsOf(organization.legalAddress),
  actualAddress: partsOf(organization.actualAddress),
  postalAddress: partsOf(organization.postalAddress),
  head: organization.head && { ...organization.head, basis: organization.head.basis?.name ?? null },
  taxSystem: organization.taxSystem?.name ?? null,
  vatRate: organization.vatRate as OrganizationChange['vatRate'],
  phone: organization.phone,
  email: organization.email,
  website: organization.website,
})

/** What the drawer of bank accounts would send if nothing was changed in it. */
export const fieldsOfAccount = (account: PaymentDetails): PaymentDetailsFields & { version: number } => ({
  version: account.version,
  bik: account.bik,
  bankName: account.bankName,
  bankCity: account.bankCity,
  correspondentAccount: account.correspondentAccount,
  settlementAccount: account.settlementAccount,
  comment: account.comment,
  isMain: account.isMain,
})

/** A new account in a bank of the directory. */
export const newAccount = (change: Partial<PaymentDetailsFields> = {}): PaymentDetailsFields => ({
  bik: '044525593',
  bankName: 'АО «Альфа-Банк»',
  bankCity: 'Москва',
  correspondentAccount: '30101810200000000593',
  settlementAccount: '40702810999990000006',
  comment: null,
  isMain: false,
  ...change,
})

/** Calls about organizations in the words of the tests. */
export const organizationCalls = (cabinet: Cabinet) => {
  const call = async <Body = Record<string, unknown>>(
    person: string,
    endpoint: Endpoint,
    ask: { readonly params?: Record<string, string>; readonly body?: unknown; readonly language?: string } = {},
  ): Promise<Answer<Body>> => {
    const { language = 'ru', ...input } = ask
    return cabinet.call<Body>(endpoint, {
      ...input,
      token: await cabinet.tokenOf(person),
      headers: { 'accept-language': language },
    })
  }
  const organizationOf = async (person: string, key: DemoOrganizationKey): Promise<Organization> => {
    const { body } = await call<Organization>(person, contract.one, { params: { id: organizationId(key) } })
    return body
  }
  const accountsOf = async (person: string): Promise<PaymentDetails[]> => {
    const { body } = await call<{ content: PaymentDetails[] }>(person, paymentDetails.find, { body: {} })
    return body.content
  }
  return { call, organizationOf, accountsOf }
}

/** The wrong fields of an answer with their words. */
export const wrongFieldsIn = ({ body }: Answer): Record<string, string> =>
  Object.fromEntries(
    ((body['fields'] ?? []) as { field: string; message: string }[]).map(({ field, message }) => [field, message]),
  )
