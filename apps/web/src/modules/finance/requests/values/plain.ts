import type { AddressParts } from '@cabinet/contract/address'

/** Texts of a form, empty where there is nothing; calls have null there. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>

export const textsOf = <Name extends string>(
  names: readonly Name[],
  from: Readonly<Partial<Record<Name, string | null>>> | null,
): Texts<Name> => Object.fromEntries(names.map((name) => [name, from?.[name] ?? ''])) as Texts<Name>

export const orNull = (text: string): string | null => text.trim() || null

export const orNulls = <Name extends string>(
  names: readonly Name[],
  from: Texts<Name>,
): Readonly<Record<Name, string | null>> =>
  Object.fromEntries(names.map((name) => [name, orNull(from[name])])) as Record<Name, string | null>

/** A choice between yes and no, of which neither is made beforehand. */
export type YesNo = '' | 'yes' | 'no'

export const yesNoOf = (flag: boolean | null): YesNo => (flag === null ? '' : flag ? 'yes' : 'no')

export const flagOf = (answer: YesNo): boolean | null => (answer === '' ? null : answer === 'yes')

/** One of a list, or nothing. */
export const oneOf = <Choice extends string>(choice: string): Choice | null =>
  choice === '' ? null : (choice as Choice)

export const addressParts = ['postalCode', 'region', 'city', 'street', 'house', 'flat'] as const
export type AddressPart = (typeof addressParts)[number]

/** An address as a form keeps it. The id of the address register holds as long as nobody changes a part. */
export type AddressValues = Texts<AddressPart | 'fiasId'>

export const addressValues = (address: AddressParts | null): AddressValues =>
  textsOf([...addressParts, 'fiasId'], address)

/** Nothing at all where no part is filled in. */
export const addressOf = (values: AddressValues): AddressParts | null =>
  addressParts.some((part) => values[part].trim() !== '') ? orNulls([...addressParts, 'fiasId'], values) : null

/** The object, or nothing where all of it is empty. */
export const orNothing = <Value extends object>(value: Value): Value | null =>
  Object.values(value).every((entry) => entry === null) ? null : value
