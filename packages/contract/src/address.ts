import * as z from 'zod/mini'

/** Parts of an address as people and the registry write them, with their short words: `г. Москва`, `ул. Годовикова`. */
const parts = {
  /** Six digits. */
  postalCode: z.nullable(z.string().check(z.maxLength(40))),
  region: z.nullable(z.string().check(z.maxLength(500))),
  city: z.nullable(z.string().check(z.maxLength(500))),
  street: z.nullable(z.string().check(z.maxLength(500))),
  house: z.nullable(z.string().check(z.maxLength(500))),
  flat: z.nullable(z.string().check(z.maxLength(500))),
  /** Id in the federal address register, known for addresses that came from a registry. */
  fiasId: z.nullable(z.string().check(z.maxLength(36))),
}

/** An address as it is sent: its one line is made of the parts. */
export const AddressParts = z.object(parts)
export type AddressParts = z.output<typeof AddressParts>

export const Address = z.object({ value: z.string(), ...parts })
export type Address = z.output<typeof Address>

const ORDER = ['postalCode', 'region', 'city', 'street', 'house', 'flat'] as const

/** A short word must not stay at the end of a line without its name. */
const afterShortWord = /(?<=(?:^|[\s,])(?:г|ул|д|стр|корп|кв|оф|пом|обл|пр|пер|пл|наб|ш|с|п|р-н|респ|лит)\.) /giu

/** The address in one line: `129085, г. Москва, ул. Годовикова, д. 9, стр. 4`. */
export const addressLine = (address: Readonly<Record<(typeof ORDER)[number], string | null>>): string =>
  ORDER.map((part) => address[part]?.trim())
    .filter((text, index, all) => text && all.indexOf(text) === index)
    .join(', ')
    .replaceAll(afterShortWord, '\u00a0')
