import type { Branded } from './internal/brand.ts'
import { isSeveral, limit } from './internal/clean.ts'
import { fact, type Fact } from './internal/fact.ts'
import { vehiclePlate as label } from './internal/labels.ts'
import type { Mask } from './internal/mask.ts'
import { misfit } from './internal/misfit.ts'
import { cleanPlate, plateLetters, readShort } from './internal/letters.ts'
import { plateRegions } from './internal/plate-regions.ts'
import { below, digitsOf, pick, type Random } from './internal/random.ts'
import { parsed } from './internal/report.ts'
import { identifierSchema, type Schema, type SchemaOptions } from './internal/schema.ts'
import type { CodeOf, Parsed } from './issue.ts'
import { vehiclePlate as en } from './messages/identifiers-en.ts'
import { vehiclePlate as ru } from './messages/identifiers-ru.ts'

/** A registration plate that has passed `check`, with Cyrillic letters and without spaces: `А123ВС777`. */
export type VehiclePlate = Branded<'VehiclePlate'>

/**
 * Why a value is not a registration plate: not a string, empty, a character or an order of characters that no plate has,
 * a wrong length, a number of zeros, or a code of a region that there is not.
 */
export type Code = CodeOf<'vehiclePlate'>

/** What a plate is for, by the order of its letters and digits. */
export type Kind = 'car' | 'publicTransport' | 'trailer' | 'motorcycleOrTractor' | 'police' | 'temporary'

const L = `[${plateLetters}]`
const shapes: readonly (readonly [Kind, RegExp])[] = [
  ['car', new RegExp(`^${L}\\d{3}${L}{2}(?=\\d{2,3}$)`)],
  ['motorcycleOrTractor', new RegExp(`^\\d{4}${L}{2}(?=\\d{2,3}$)`)],
  ['publicTransport', new RegExp(`^${L}{2}\\d{3}(?=\\d{2,3}$)`)],
  ['trailer', new RegExp(`^${L}{2}\\d{4}(?=\\d{2,3}$)`)],
  ['police', new RegExp(`^${L}\\d{4}(?=\\d{2,3}$)`)],
  ['temporary', new RegExp(`^${L}{2}\\d{3}${L}(?=\\d{2,3}$)`)],
]

const anyShape = new RegExp(
  `^(${L}\\d{3}${L}{2}|\\d{4}${L}{2}|${L}{2}\\d{3,4}|${L}\\d{4}|${L}{2}\\d{3}${L})(\\d\\d|[1-9]\\d\\d)$`,
)
const zeros = new RegExp(`^${L}{0,2}(0000${L}{2}|000${L}{1,2}|000(?=\\d{2}$)|0000(?=\\d{2,3}$))`)
const noRegion = /[02]0$/

/**
 * Checks a registration plate of a vehicle in Russia: those of cars (`А123ВС777`), public transport (`АВ12377`),
 * trailers (`АВ123477`), motorcycles and tractors (`1234АВ77`), the police (`А123477`), and temporary ones (`АВ123С77`).
 *
 * Letters are Cyrillic, those twelve that have a Latin twin; `parse` takes Latin ones and lower case. The code of the
 * region has two digits, or three of which the last two are the older code. Plates of the army and of embassies have a
 * numbering of their own and are refused where their form differs. Source: ГОСТ Р 50577-2018; order of the Ministry of
 * Internal Affairs 766 of 05.10.2017 for the regions. Never throws and allocates nothing.
 *
 * @returns nothing when the plate holds, else the reason
 */
export const check = (value: unknown): Code | undefined => {
  if (typeof value !== 'string' || value.length < 7 || value.length > 9) return misfit(value)
  if (!anyShape.test(value)) return 'format'
  if (noRegion.test(value)) return 'region'
  return zeros.test(value) ? 'zeros' : undefined
}

/** Whether a value is a registration plate; see `check`. */
export const is = (value: unknown): value is VehiclePlate => !check(value)

const clean = (text: string): string => readShort(text, (short) => cleanPlate(short.replace(/rus$/i, '')))

/** Reads what a person typed or pasted: spaces, lower case and Latin look-alikes are forgiven. */
export const parse = (text: unknown): Parsed<VehiclePlate, 'vehiclePlate'> =>
  parsed('vehiclePlate', label, text, clean, check)

/** Writes a plate for people, with spaces between letters, number and region: `А 123 ВС 777`. */
export const format = (value: string): string => {
  if (typeof value !== 'string') return ''
  if (value.length > limit || isSeveral(value)) return value
  const plate = clean(value)
  const found = shapes.find(([, shape]) => shape.test(plate))
  if (!found || kindOf(plate) === undefined) return is(plate) ? plate : value
  const [start = ''] = found[1].exec(plate) ?? []
  return `${start.replace(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/g, ' ')} ${plate.slice(start.length)}`
}

/** Facts held in a plate. */
export interface Facts {
  /** What the vehicle is, when the form says it: two letters and six digits are a bus or a trailer, nobody knows. */
  readonly kind: Kind | undefined
  /** The region, when it is known where its code begins. */
  readonly region: Fact | undefined
}

/** The kind of a plate; nothing where two of them have the same form. */
const kindOf = (plate: string): Kind | undefined => {
  const found = shapes.filter(([, shape]) => shape.test(plate))
  return found.length === 1 ? found[0]?.[0] : undefined
}

/** Tells what a plate says, or nothing when it does not hold. */
export const describe = (value: string): Facts | undefined => {
  if (check(value)) return undefined
  const kind = kindOf(value)
  const code = kind && value.replace(shapes.find(([name]) => name === kind)?.[1] ?? '', '')
  const region = code === undefined ? undefined : fact(plateRegions, code.slice(-2))
  return { kind, region: region && { ...region, code: code ?? region.code } }
}

/**
 * Makes a plate of a car for tests.
 *
 * @param random - a source of numbers in [0, 1); seed it to get the same plate again
 */
export const generate = (random: Random = Math.random): VehiclePlate => {
  const letter = (): string => pick(random, plateLetters)
  const number = `${1 + below(random, 9)}${digitsOf(random, 2)}`
  return `${letter()}${number}${letter()}${letter()}${pick(random, Object.keys(plateRegions))}` as VehiclePlate
}

const letter = /[авекмнорстухabekmhopctyx]/i
const d = /\d/

/** Input mask of the plate of a car: `L ddd LL ddd`. */
export const mask: Mask = [letter, ' ', d, d, d, ' ', letter, letter, ' ', d, d, d]

/** A Standard Schema of the plate; see `SchemaOptions`. */
export const schema = (options?: SchemaOptions<'vehiclePlate'>): Schema<string, VehiclePlate> =>
  identifierSchema(
    { rule: 'vehiclePlate', texts: { ru, en }, check, parse, pattern: `^[\\d${plateLetters}]{7,9}$` },
    options,
  )
