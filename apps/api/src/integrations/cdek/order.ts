import { cleanLine } from '@cabinet/contract/text'
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'
import { businessDay } from '../../kernel/clock.ts'
import { isFinal, statusNameOf, stageOf, TAKEN_OVER } from './statuses.ts'

/** A party of an order. The courier may leave out anything. */
export interface CourierParty {
  readonly name: string | null
  readonly company: string | null
  readonly phone: string | null
}

export interface CourierItem {
  readonly name: string
  readonly wareKey: string | null
  readonly amount: number
  /** Declared value of one, kopecks. */
  readonly cost: number
  /** Cash on delivery for one, kopecks. */
  readonly payment: number
}

export interface CourierPackage {
  readonly number: string
  readonly weightGrams: number
  readonly lengthCm: number | null
  readonly widthCm: number | null
  readonly heightCm: number | null
  readonly items: readonly CourierItem[]
}

export interface CourierOrderStatus {
  readonly code: string
  readonly name: string
  /** In UTC. */
  readonly at: string
  readonly city: string | null
  readonly reason: string | null
}

/** An order as the courier reports it, in our units: kopecks, instants in UTC, statuses from the oldest. */
export interface CourierOrder {
  readonly uuid: string
  readonly cdekNumber: string | null
  readonly imNumber: string | null
  readonly type: number
  readonly isReturn: boolean
  readonly isReverse: boolean
  readonly isClientReturn: boolean
  readonly tariffCode: number
  readonly deliveryMode: string | null
  readonly fromCity: string | null
  readonly toCity: string | null
  readonly deliveryPoint: string | null
  readonly sender: CourierParty
  readonly recipient: CourierParty
  readonly packages: readonly CourierPackage[]
  /** Sum of the declared values of everything in it, kopecks. */
  readonly declaredValue: number
  readonly cashOnDelivery: number
  readonly deliverySum: number | null
  /** The order with which the parcel travels back. */
  readonly returnUuid: string | null
  readonly statuses: readonly CourierOrderStatus[]
  readonly status: CourierOrderStatus
  readonly createdAt: string
  /** When the courier took it over; null while it has not. */
  readonly acceptedAt: string | null
  readonly isFinal: boolean
  readonly plannedDeliveryDate: string | null
  readonly deliveryDate: string | null
  readonly keepFreeUntil: string | null
}

/** Texts and numbers come in either form, and whatever is wrong in a part that we only show is as if it were absent. */
const Text = orElse(z.nullish(z.coerce.string().check(z.overwrite(cleanLine))), null)
const Roubles = orElse(z.nullish(z.coerce.number()), null)
const Flag = orElse(z.nullish(z.boolean()), null)
const WholeNumber = orElse(z.nullish(z.coerce.number()), null)
const LocationShape = orElse(z.nullish(z.looseObject({ city: Text })), null)
const Money = orElse(z.nullish(z.looseObject({ value: Roubles })), null)
const Party = orElse(
  z.nullish(
    z.looseObject({
      name: Text,
      company: Text,
      phones: orElse(z.nullish(z.array(z.looseObject({ number: Text }))), null),
    }),
  ),
  null,
)

/** What decides about insurance is asked for strictly: an order without it is not understood and not changed. */
const Entity = z.looseObject({
  uuid: z.uuid(),
  type: WholeNumber,
  is_return: Flag,
  is_reverse: Flag,
  is_client_return: Flag,
  cdek_number: Text,
  number: Text,
  tariff_code: WholeNumber,
  delivery_mode: Text,
  delivery_point: Text,
  sender: Party,
  recipient: Party,
  from_location: LocationShape,
  to_location: LocationShape,
  packages: z.nullish(
    z.array(
      z.looseObject({
        number: Text,
        weight: WholeNumber,
        length: WholeNumber,
        width: WholeNumber,
        height: WholeNumber,
        items: z.nullish(
          z.array(
            z.looseObject({
              name: Text,
              ware_key: Text,
              amount: WholeNumber,
              cost: z.coerce.number().check(z.minimum(0), z.maximum(1e10)),
              payment: Money,
            }),
          ),
        ),
      }),
    ),
  ),
  delivery_detail: orElse(z.nullish(z.looseObject({ delivery_sum: Roubles, date: Text })), null),
  planned_delivery_date: Text,
  delivery_date: Text,
  keep_free_until: Text,
  statuses: z
    .array(z.looseObject({ code: z.string(), name: Text, date_time: z.string(), city: Text, reason_code: Text }))
    .check(z.minLength(1)),
})

const OrderAnswer = z.looseObject({
  entity: Entity,
  related_entities: orElse(z.nullish(z.array(z.looseObject({ type: Text, uuid: Text }))), null),
})

/** Roubles with a fraction as kopecks. */
const kopecks = (roubles: number | null | undefined): number => Math.round((roubles ?? 0) * 100)

/** The courier writes `+0300`, and ISO 8601 wants a colon. */
const instantOf = (text: string): string | null => {
  const time = Date.parse(text.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** The business day of an instant, or the day that is written where no clock is named. */
const dayOf = (text: string | null | undefined): string | null => {
  const at = /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(text ?? '') ? instantOf(text ?? '') : null
  return at === null ? (/^\d{4}-\d\d-\d\d/.exec(text ?? '')?.[0] ?? null) : businessDay(new Date(at))
}

const partyOf = (party: z.output<typeof Party>): CourierParty => ({
  name: party?.name ?? null,
  company: party?.company ?? null,
  phone: party?.phones?.[0]?.number ?? null,
})

const packagesOf = ({ packages }: z.output<typeof Entity>): CourierPackage[] =>
  (packages ?? []).map(({ number, weight, length, width, height, items }, index) => ({
    number: number ?? String(index + 1),
    weightGrams: Math.round(weight ?? 0),
    lengthCm: length ?? null,
    widthCm: width ?? null,
    heightCm: height ?? null,
    items: (items ?? []).map(({ name, ware_key: wareKey, amount, cost, payment }) => ({
      name: name ?? '',
      wareKey: wareKey ?? null,
      amount: Math.round(amount ?? 1),
      cost: kopecks(cost),
      payment: kopecks(payment?.value),
    })),
  }))

/** From the oldest. The courier lists the latest first, which tells apart those of the same second. */
const statusesOf = ({ statuses }: z.output<typeof Entity>): CourierOrderStatus[] => {
  const events = statuses.flatMap(({ code, name, date_time: dateTime, city, reason_code: reason }) => {
    const at = instantOf(dateTime)
    if (at === null) return []
    const isReason = reason !== null && reason !== undefined && reason !== '' && reason !== '0'
    return [{ code, name: name ?? statusNameOf(code), at, city: city ?? null, reason: isReason ? reason : null }]
  })
  const isLatestFirst = (events[0]?.at ?? '') >= (events.at(-1)?.at ?? '')
  return (isLatestFirst ? events.toReversed() : events).toSorted((left, right) => left.at.localeCompare(right.at))
}

/** The parcel is with the courier from its first scan; one that was missed shows by a later status. */
const acceptedAtOf = (statuses: readonly CourierOrderStatus[]): string | null => {
  const scanned = statuses.find(({ code }) => code === TAKEN_OVER)
  if (scanned) return scanned.at
  return statuses.find((status) => !['CREATED', 'PROBLEM'].includes(stageOf(status)))?.at ?? null
}

const sumOf = (packages: readonly CourierPackage[], field: 'cost' | 'payment'): number =>
  packages.flatMap(({ items }) => items).reduce((sum, item) => sum + item[field] * item.amount, 0)

/** Reads the answer about one order; nothing when it is not understood. */
export const orderOf = (answer: unknown): CourierOrder | undefined => {
  const parsed = OrderAnswer.safeParse(answer)
  if (!parsed.success) return undefined
  const { entity, related_entities: related } = parsed.data
  const statuses = statusesOf(entity)
  const [first, last] = [statuses[0], statuses.at(-1)]
  if (!first || !last) return undefined
  const packages = packagesOf(entity)
  const returned = related?.find(({ type }) => type === 'return_order' || type === 'RETURN_ORDER')
  const isDelivered = stageOf(last) === 'DELIVERED'
  const delivered = entity.delivery_date ?? entity.delivery_detail?.date
  return {
    uuid: entity.uuid,
    cdekNumber: entity.cdek_number ?? null,
    imNumber: entity.number ?? null,
    type: entity.type ?? 1,
    isReturn: entity.is_return ?? false,
    isReverse: entity.is_reverse ?? false,
    isClientReturn: entity.is_client_return ?? false,
    tariffCode: entity.tariff_code ?? 0,
    deliveryMode: entity.delivery_mode ?? null,
    fromCity: entity.from_location?.city ?? null,
    toCity: entity.to_location?.city ?? null,
    deliveryPoint: entity.delivery_point ?? null,
    sender: partyOf(entity.sender),
    recipient: partyOf(entity.recipient),
    packages,
    declaredValue: sumOf(packages, 'cost'),
    cashOnDelivery: sumOf(packages, 'payment'),
    deliverySum: entity.delivery_detail?.delivery_sum == null ? null : kopecks(entity.delivery_detail.delivery_sum),
    returnUuid: returned?.uuid ?? null,
    statuses,
    status: last,
    createdAt: first.at,
    acceptedAt: acceptedAtOf(statuses),
    isFinal: isFinal(last),
    plannedDeliveryDate: dayOf(entity.planned_delivery_date),
    deliveryDate: dayOf(delivered) ?? (isDelivered ? dayOf(last.at) : null),
    keepFreeUntil: dayOf(entity.keep_free_until),
  }
}
