import type { Address, AddressParts } from '@cabinet/contract/address'
import type { Organization, OrganizationChange } from '@cabinet/contract/organization'
import { isEntered } from '@cabinet/contract/organization/fields'
import { organizationRules } from '@cabinet/contract/organization/rules'
import { formValidator } from '@cabinet/validators/react-final-form'
import type { Translatable } from '@cabinet/validators/messages'

const addressParts = ['postalCode', 'region', 'city', 'street', 'house', 'flat'] as const
export type AddressPart = (typeof addressParts)[number]
type AddressValues = Record<AddressPart, string>

const headParts = [
  'lastname',
  'firstname',
  'middlename',
  'position',
  'basis',
  'basisNumber',
  'basisDate',
  'itn',
] as const
export type HeadPart = (typeof headParts)[number]

const plainFields = [
  'okopfCode',
  'fullName',
  'shortName',
  'kpp',
  'ogrn',
  'ogrnDate',
  'taxSystem',
  'phone',
  'email',
  'website',
] as const

/** What the form of an organization keeps: texts, empty where there is nothing. */
export interface OrganizationValues extends Plain {
  readonly okved: { readonly code: string; readonly name: string }
  readonly legalAddress: AddressValues
  readonly isActualSame: boolean
  readonly actualAddress: AddressValues
  readonly isPostalSame: boolean
  readonly postalAddress: AddressValues
  readonly head: Record<HeadPart, string>
  /** Percent, or `NONE` for "without". */
  readonly vatRate: string
}

/** Stands for an organization that pays no value added tax. */
export const NO_VAT = 'NONE'

const addressValues = (address: Address | null): AddressValues => ({
  postalCode: address?.postalCode ?? '',
  region: address?.region ?? '',
  city: address?.city ?? '',
  street: address?.street ?? '',
  house: address?.house ?? '',
  flat: address?.flat ?? '',
})

export const valuesOf = (organization: Organization): OrganizationValues => {
  const { legalAddress, actualAddress, postalAddress, head, okved } = organization
  return {
    okopfCode: organization.okopf?.code ?? '',
    fullName: organization.fullName,
    shortName: organization.shortName,
    kpp: organization.kpp ?? '',
    ogrn: organization.ogrn ?? '',
    ogrnDate: organization.ogrnDate ?? '',
    okved: { code: okved?.code ?? '', name: okved?.name ?? '' },
    legalAddress: addressValues(legalAddress),
    isActualSame: actualAddress?.value === legalAddress?.value,
    actualAddress: addressValues(actualAddress),
    isPostalSame: postalAddress?.value === legalAddress?.value,
    postalAddress: addressValues(postalAddress),
    head: {
      lastname: head?.lastname ?? '',
      firstname: head?.firstname ?? '',
      middlename: head?.middlename ?? '',
      position: head?.position ?? '',
      basis: head?.basis?.name ?? '',
      basisNumber: head?.basisNumber ?? '',
      basisDate: head?.basisDate ?? '',
      itn: head?.itn ?? '',
    },
    taxSystem: organization.taxSystem?.name ?? '',
    vatRate: organization.vatRate === null ? NO_VAT : String(organization.vatRate),
    phone: organization.phone ?? '',
    email: organization.email ?? '',
    website: organization.website ?? '',
  }
}

const orNull = (text: string): string | null => text.trim() || null

const orNulls = <Name extends string>(texts: Readonly<Record<Name, string>>): Record<Name, string | null> =>
  Object.fromEntries(Object.entries<string>(texts).map(([name, text]) => [name, orNull(text)])) as Record<
    Name,
    string | null
  >

type Plain = Record<(typeof plainFields)[number], string>

const plainOf = (values: Plain): Plain =>
  Object.fromEntries(plainFields.map((field) => [field, values[field]])) as Plain

/** The address register knows an address by an id, which holds only as long as nobody has changed a part of it. */
const partsOf = (values: AddressValues, before: Address | null): AddressParts => {
  const isSame = addressParts.every((part) => orNull(values[part]) === (before?.[part] ?? null))
  return { ...orNulls(values), fiasId: isSame ? (before?.fiasId ?? null) : null }
}

/** The values as the server takes them; the organization is the one that the form began with. */
export const changeOf = (values: OrganizationValues, organization: Organization): OrganizationChange => {
  const legalAddress = partsOf(values.legalAddress, organization.legalAddress)
  const { vatRate, taxSystem, head, okved } = values
  return {
    id: organization.id,
    version: organization.version,
    ...orNulls(plainOf(values)),
    okved: okved.code.trim() || okved.name.trim() ? { code: okved.code.trim(), name: orNull(okved.name) } : null,
    legalAddress,
    actualAddress: values.isActualSame ? legalAddress : partsOf(values.actualAddress, organization.actualAddress),
    postalAddress: values.isPostalSame ? legalAddress : partsOf(values.postalAddress, organization.postalAddress),
    head: {
      ...orNulls(head),
      lastname: head.lastname.trim(),
      firstname: head.firstname.trim(),
      basis: (head.basis || null) as NonNullable<OrganizationChange['head']>['basis'],
    },
    taxSystem: (taxSystem || null) as OrganizationChange['taxSystem'],
    vatRate: vatRate === NO_VAT ? null : (Number(vatRate) as NonNullable<OrganizationChange['vatRate']>),
  } as OrganizationChange
}

/** Fields by the names that the server uses, so that its word about one lands there. */
export const fieldNames: readonly string[] = [
  ...plainFields,
  'vatRate',
  'okved.code',
  'okved.name',
  ...['legalAddress', 'actualAddress', 'postalAddress'].flatMap((address) =>
    addressParts.map((part) => `${address}.${part}`),
  ),
  ...headParts.map((part) => `head.${part}`),
]

/** The rules of the legal status, without those of addresses that are the same as the legal one. */
export const validatorOf = (organization: Organization, say: (issue: Translatable) => string) => {
  const rules = Object.entries(organizationRules(organization.legalStatus.name, organization))
  const without = (isHidden: (field: string) => boolean) =>
    formValidator(Object.fromEntries(rules.filter(([field]) => !isHidden(field))), say)
  return (values: OrganizationValues) =>
    without(
      (field) =>
        (values.isActualSame && field.startsWith('actualAddress.')) ||
        (values.isPostalSame && field.startsWith('postalAddress.')),
    )(values)
}

/** Whether the form of this organization asks for a field. */
export const asksFor = ({ legalStatus }: Organization, field: Parameters<typeof isEntered>[0]): boolean =>
  isEntered(field, legalStatus.name)
