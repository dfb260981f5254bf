import * as library from '../../src/index.ts'
import { structures } from '../../src/internal/iban-structures.ts'
import { seeded } from '../seeded.ts'
import { classic, linked } from './classic.ts'
import { further } from './further.ts'

type Random = () => number

const identifiers = { ...library }

/** One identifier with its reference, and how values for it are made. */
export interface Proof {
  readonly name: string
  /** Makes a value that should hold. */
  readonly make: (random: Random, bik: string) => string
  readonly ours: (value: string, bik: string) => boolean
  readonly reference: (value: string, bik: string) => boolean
}

/** What came out: how many values, how many of them held, and those on which the two disagree. */
export interface Verdict {
  readonly values: number
  readonly held: number
  readonly disagreements: readonly string[]
}

type Named = keyof typeof classic | keyof typeof further

const lengths: Partial<Record<Named, readonly number[]>> = {
  inn: [10, 12],
  ogrn: [13, 15],
  okpo: [8, 10],
  oktmo: [8, 11],
  okato: [5, 8, 11],
  uin: [20, 25],
}

const generate =
  (name: Named) =>
  (random: Random): string => {
    const some = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item
    if (name === 'iban') return library.iban.generate(random, some(Object.keys(structures)))
    const value = (identifiers[name].generate as (random: Random, length?: number) => string)(
      random,
      some(lengths[name] ?? [undefined]),
    )
    if (name === 'internationalEmail' && random() < 0.5) {
      const { domain = '', asciiDomain = '' } = library.internationalEmail.describe(value) ?? {}
      return value.replace(domain, asciiDomain)
    }
    return name === 'snils' && random() < 0.5 ? library.snils.format(value) : value
  }

const alone = (Object.keys({ ...classic, ...further }) as Named[]).map((name): Proof => {
  const reference = ({ ...classic, ...further } as Readonly<Record<Named, (value: string) => boolean>>)[name]
  return { name, make: generate(name), ours: (value) => identifiers[name].check(value) === undefined, reference }
})

/** Every identifier that has a rule of its own, with its reference. */
export const proofs: readonly Proof[] = [
  ...alone,
  ...(['settlementAccount', 'correspondentAccount'] as const).map((name): Proof => ({
    name,
    make: (random, bik) => identifiers[name].generate(random, bik),
    ours: (value, bik) => identifiers[name].check(value, bik) === undefined,
    reference: linked[name],
  })),
]

const strangers = '0123456789ABCXYZАВСЯабв -.:@/٣０\u200b'

/** A value as it is, or spoilt in one of the ways in which typing and copying spoil it. */
const spoil = (value: string, random: Random): string => {
  const way = random()
  const place = Math.floor(random() * (value.length + 1))
  const stranger =
    random() < 0.8 ? String(Math.floor(random() * 10)) : (strangers[Math.floor(random() * strangers.length)] ?? '')
  if (way < 0.35) return value
  if (way < 0.7) return value.slice(0, place) + stranger + value.slice(place + 1)
  if (way < 0.8) return value.slice(0, place) + (value[place + 1] ?? '') + (value[place] ?? '') + value.slice(place + 2)
  if (way < 0.85) return value.slice(0, place) + value.slice(place + 1)
  if (way < 0.9) return value.slice(0, place) + stranger + value.slice(place)
  // The same length and kinds of characters, and nothing more.
  return value.replaceAll(/\d/g, () => String(Math.floor(random() * 10)))
}

/** One value for an identifier, good or spoilt, with the БИК beside it. */
export const spoiled = ({ make }: Proof, random: Random): { readonly value: string; readonly bik: string } => {
  const bik = library.bik.generate(random)
  return { value: spoil(make(random, bik), random), bik }
}

/** Compares an identifier with its reference on so many values, made from a seed. */
export const prove = (proof: Proof, values: number, seed: number): Verdict => {
  const random = seeded(seed)
  const disagreements: string[] = []
  let held = 0
  for (let count = 0; count < values; count++) {
    const { value, bik } = spoiled(proof, random)
    const answer = proof.ours(value, bik)
    if (answer) held++
    if (answer !== proof.reference(value, bik) && disagreements.length < 20) disagreements.push(`${value} ${bik}`)
  }
  return { values, held, disagreements }
}
