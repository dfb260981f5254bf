/** An address in one line and in parts. */
export interface Address {
  /** The whole address in one line, as a person or the source of suggestions has written it. */
  readonly text: string
  readonly postalCode: string
  readonly region: string
  /** City or settlement. */
  readonly city: string
  readonly street: string
  readonly house: string
  /** Flat, office, room. */
  readonly flat: string
  /** Identifier in the state register of addresses (ФИАС, ГАР); empty for an address that was written by hand. */
  readonly fiasId: string
}

/** An address of which nothing is known. */
export const emptyAddress: Address = {
  text: '',
  postalCode: '',
  region: '',
  city: '',
  street: '',
  house: '',
  flat: '',
  fiasId: '',
}

/** The parts that people fill in, in the order in which an address is written. */
export const addressParts = ['postalCode', 'region', 'city', 'street', 'house', 'flat'] as const

/** One of the parts that people fill in. */
export type AddressPart = (typeof addressParts)[number]

/** What stands before the house and the flat in the line. */
interface Prefixes {
  readonly housePrefix: string
  readonly flatPrefix: string
}

/** The line of an address from its parts. A city that is its own region is named once. */
export const lineOf = (address: Address, { housePrefix, flatPrefix }: Prefixes): string =>
  [
    address.postalCode,
    address.region === address.city ? '' : address.region,
    address.city,
    address.street,
    address.house && `${housePrefix} ${address.house}`,
    address.flat && `${flatPrefix} ${address.flat}`,
  ]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')

/** Ready to be filled in by parts: a line of which no part is known stands in the street, so that it is not lost. */
export const opened = (address: Address): Address =>
  addressParts.some((part) => address[part] !== '') ? address : { ...address, street: address.text }
