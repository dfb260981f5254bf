import { createHash } from 'node:crypto'
import type { DemoAccountName } from './accounts.ts'
import { DAY_MS, HOUR_MS } from '@cabinet/api/kernel/durations'

/** A status that an order gets at a moment. */
export interface ScriptedStatus {
  readonly code: string
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly city: string
  readonly reason?: string
}

/** An order of the simulated courier with everything that will happen to it. */
export interface SimulatedOrder {
  readonly uuid: string
  readonly cdekNumber: string
  readonly imNumber: string
  readonly tariffCode: number
  readonly deliveryMode: string
  readonly from: SimulatedCity
  readonly to: SimulatedCity
  readonly deliveryPoint: string | null
  readonly senderCompany: string
  readonly recipient: string
  readonly recipientPhone: string
  readonly items: readonly {
    readonly name: string
    readonly key: string
    readonly cost: number
    readonly amount: number
  }[]
  readonly weight: number
  /** Roubles. */
  readonly deliverySum: number
  readonly cashOnDelivery: number
  readonly script: readonly ScriptedStatus[]
  readonly keepFreeUntil: number | null
  readonly isReturn: boolean
  readonly returnUuid: string | null
}

export interface SimulatedCity {
  readonly code: number
  readonly city: string
  readonly country: string
}

export const simulatedCities = {
  moscow: { code: 44, city: 'Москва', country: 'RU' },
  petersburg: { code: 137, city: 'Санкт-Петербург', country: 'RU' },
  yekaterinburg: { code: 250, city: 'Екатеринбург', country: 'RU' },
  novosibirsk: { code: 270, city: 'Новосибирск', country: 'RU' },
  kazan: { code: 424, city: 'Казань', country: 'RU' },
  samara: { code: 430, city: 'Самара', country: 'RU' },
  krasnodar: { code: 435, city: 'Краснодар', country: 'RU' },
  perm: { code: 248, city: 'Пермь', country: 'RU' },
  almaty: { code: 4756, city: 'Алматы', country: 'KZ' },
} as const satisfies Record<string, SimulatedCity>

const destinations: readonly SimulatedCity[] = [
  simulatedCities.moscow,
  simulatedCities.petersburg,
  simulatedCities.novosibirsk,
  simulatedCities.kazan,
  simulatedCities.samara,
  simulatedCities.krasnodar,
  simulatedCities.perm,
]

const senders: Readonly<Record<DemoAccountName, { readonly company: string; readonly from: SimulatedCity }>> = {
  wizard: { company: 'ООО «Тайга Трейд»', from: simulatedCities.novosibirsk },
  O1: { company: 'ООО «Северный ветер»', from: simulatedCities.moscow },
  O4: { company: 'ООО «Посылка Плюс»', from: simulatedCities.yekaterinburg },
  O7: { company: 'ИП Громов П. И.', from: simulatedCities.petersburg },
}

const goods = [
  ['Чайник электрический', 'CH-17', 3490],
  ['Наушники беспроводные', 'NB-04', 4590],
  ['Куртка демисезонная', 'KD-88', 7990],
  ['Набор кастрюль', 'NK-31', 5600],
  ['Рюкзак городской', 'RG-12', 2890],
  ['Кофемолка ручная', 'KM-05', 3250],
  ['Плед шерстяной', 'PS-22', 4190],
  ['Лампа настольная', 'LN-09', 1990],
  ['Книга подарочная', 'KP-41', 1450],
  ['Термос 1 л', 'TR-10', 2150],
] as const

const people = [
  'Иванова Мария',
  'Петров Сергей',
  'Смирнова Ольга',
  'Кузьмин Алексей',
  'Васильева Анна',
  'Новиков Дмитрий',
  'Фёдорова Елена',
  'Морозов Игорь',
  'Ёлкина Татьяна',
  'Константинопольская Александра-Виктория',
] as const

/** A number of 32 bits that is always the same for the same name. */
const numberOf = (name: string): number => createHash('sha256').update(name).digest().readUInt32BE(0)

/** The uuid of an order: always the same for the same account and number. */
export const simulatedUuid = (name: string): string => {
  const bytes = createHash('sha256').update(`simulated courier ${name}`).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x40, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const text = bytes.toString('hex')
  return [text.slice(0, 8), text.slice(8, 12), text.slice(12, 16), text.slice(16, 20), text.slice(20)].join('-')
}

/** What tells an order from the others; the rest follows from its number. */
export interface OrderPlan {
  readonly account: DemoAccountName
  readonly number: string
  readonly script: readonly Omit<ScriptedStatus, 'city'>[]
  readonly to?: SimulatedCity
  readonly items?: SimulatedOrder['items']
  readonly keepFreeUntil?: number
  readonly isReturn?: boolean
  readonly returnNumber?: string
}

const AT_SENDER = new Set(['ACCEPTED', 'CREATED', 'INVALID', 'REMOVED', 'RECEIVED_AT_SHIPMENT_WAREHOUSE'])

/** An order from its plan: parties, goods and prices are picked by its number. */
export const orderFrom = (plan: OrderPlan): SimulatedOrder => {
  const { account, number } = plan
  const { company, from } = senders[account]
  const pick = numberOf(`${account} ${number}`)
  const to = plan.to ?? destinations.filter((city) => city !== from)[pick % (destinations.length - 1)] ?? from
  const [name, key, cost] = goods[pick % goods.length] ?? goods[0]
  const isLocker = plan.script.some(({ code }) => code.startsWith('POSTOMAT'))
  return {
    uuid: simulatedUuid(`${account} ${number}`),
    cdekNumber: number,
    imNumber: `${account === 'O4' ? 'TT' : account.slice(0, 2).toUpperCase()}-${10_000 + (pick % 80_000)}`,
    tariffCode: isLocker ? 368 : 136,
    deliveryMode: isLocker ? '7' : '4',
    from,
    to,
    deliveryPoint: `${to.city.slice(0, 3).toUpperCase()}${(pick % 90) + 10}`,
    senderCompany: company,
    recipient: people[Math.floor(pick / 16) % people.length] ?? people[0],
    recipientPhone: `+7000000${String(pick % 10_000).padStart(4, '0')}`,
    items: plan.items ?? [{ name, key, cost, amount: pick % 7 === 0 ? 2 : 1 }],
    weight: 400 + (pick % 2600),
    deliverySum: 290 + (pick % 260),
    cashOnDelivery: pick % 5 === 0 ? cost : 0,
    script: plan.script.map((step) => ({ ...step, city: (AT_SENDER.has(step.code) ? from : to).city })),
    keepFreeUntil: plan.keepFreeUntil ?? null,
    isReturn: plan.isReturn ?? false,
    returnUuid: plan.returnNumber === undefined ? null : simulatedUuid(`${account} ${plan.returnNumber}`),
  }
}

/** An ordinary delivery that the courier takes over at a moment. */
export const usualScript = (acceptedAt: number, seed: string): readonly Omit<ScriptedStatus, 'city'>[] => {
  const pick = numberOf(seed)
  const hours = (count: number): number => acceptedAt + count * HOUR_MS
  return [
    { code: 'ACCEPTED', at: hours(-9) },
    { code: 'CREATED', at: hours(-8.9) },
    { code: 'RECEIVED_AT_SHIPMENT_WAREHOUSE', at: acceptedAt },
    { code: 'TAKEN_BY_TRANSPORTER_FROM_SENDER_CITY', at: hours(8) },
    { code: 'SENT_TO_RECIPIENT_CITY', at: hours(12) },
    { code: 'ACCEPTED_IN_RECIPIENT_CITY', at: hours(52) },
    { code: 'ACCEPTED_AT_PICK_UP_POINT', at: hours(58) },
    { code: 'DELIVERED', at: hours(64 + (pick % 50)) },
  ]
}

/** A delivery that nobody collects: it stands for a week and goes back. */
export const unredeemedScript = (acceptedAt: number, reason: string): readonly Omit<ScriptedStatus, 'city'>[] => [
  ...usualScript(acceptedAt, reason).slice(0, -1),
  { code: 'NOT_DELIVERED', at: acceptedAt + 58 * HOUR_MS + 7 * DAY_MS, reason },
]
