import type { DocumentType, ShipmentStatus, UninsuredReason } from '@cabinet/contract/debtor/shipments'

/** Whole roubles in kopecks. */
const roubles = (sum: number): number => sum * 100

/** A shipment of the demo. Days are offsets from the start. */
export interface DemoShipment {
  readonly number: string
  readonly buyer: 'B1' | 'B2' | 'B3' | 'B4' | 'B5' | 'B6'
  readonly amount: number
  readonly status: ShipmentStatus
  readonly shippedAt: number
  readonly deferralDays: number
  /** Kopecks; all of it when absent. */
  readonly insured?: number
  readonly paid?: number
  readonly reason?: UninsuredReason
  readonly noticeAt?: number
  readonly indemnity?: number
  readonly claim?: string
  readonly document?: DocumentType
  /** Steps of its life after the declaration: event and day. */
  readonly life?: readonly (readonly [event: string, from: ShipmentStatus, to: ShipmentStatus, at: number])[]
}

const due = (dueAt: number, deferralDays: number) => ({ shippedAt: dueAt - deferralDays, deferralDays })

/** Shipments of O5, in every state. */
export const demoShipments: readonly DemoShipment[] = [
  { number: 'О-201', buyer: 'B2', amount: roubles(1_480_000), status: 'DRAFT', shippedAt: -1, deferralDays: 60 },
  { number: 'О-198', buyer: 'B2', amount: roubles(920_000), status: 'SHIPPED', shippedAt: -14, deferralDays: 60 },
  {
    number: 'О-195',
    buyer: 'B6',
    amount: roubles(250_000),
    status: 'UNINSURED',
    shippedAt: -20,
    deferralDays: 30,
    insured: 0,
    reason: 'NO_LIMIT',
    document: 'TTN',
  },
  {
    number: 'О-190',
    buyer: 'B3',
    amount: roubles(700_000),
    status: 'PAYMENT_DUE',
    ...due(3, 45),
    life: [['fallDue', 'SHIPPED', 'PAYMENT_DUE', -2]],
  },
  {
    number: 'О-189',
    buyer: 'B1',
    amount: roubles(620_000),
    status: 'SHIPPED',
    shippedAt: -25,
    deferralDays: 60,
    insured: roubles(500_000),
    reason: 'LIMIT_USED_UP',
    document: 'TORG12',
  },
  {
    number: 'О-186',
    buyer: 'B2',
    amount: roubles(510_000),
    status: 'PAID',
    ...due(-12, 30),
    paid: roubles(510_000),
    life: [
      ['fallDue', 'SHIPPED', 'PAYMENT_DUE', -17],
      ['pay', 'PAYMENT_DUE', 'PAID', -13],
    ],
  },
  {
    number: 'О-180',
    buyer: 'B4',
    amount: roubles(860_000),
    status: 'OVERDUE',
    ...due(-5, 45),
    insured: roubles(500_000),
    reason: 'LIMIT_USED_UP',
    life: [
      ['fallDue', 'SHIPPED', 'PAYMENT_DUE', -10],
      ['overdue', 'PAYMENT_DUE', 'OVERDUE', -4],
    ],
  },
  {
    number: 'О-172',
    buyer: 'B3',
    amount: roubles(430_000),
    status: 'NOTIFIED',
    ...due(-40, 45),
    noticeAt: -20,
    life: [
      ['fallDue', 'SHIPPED', 'PAYMENT_DUE', -45],
      ['overdue', 'PAYMENT_DUE', 'OVERDUE', -39],
      ['notify', 'OVERDUE', 'NOTIFIED', -20],
    ],
  },
  {
    number: 'О-165',
    buyer: 'B4',
    amount: roubles(640_000),
    status: 'RECOVERY',
    ...due(-75, 60),
    noticeAt: -60,
    document: 'TORG12',
    life: [
      ['overdue', 'SHIPPED', 'OVERDUE', -74],
      ['notify', 'OVERDUE', 'NOTIFIED', -60],
      ['recover', 'NOTIFIED', 'RECOVERY', -57],
    ],
  },
  {
    number: 'О-150',
    buyer: 'B4',
    amount: roubles(860_000),
    status: 'CLAIM',
    ...due(-97, 60),
    noticeAt: -85,
    claim: 'ЗВ-26-000421',
    life: [
      ['overdue', 'SHIPPED', 'OVERDUE', -96],
      ['notify', 'OVERDUE', 'NOTIFIED', -85],
      ['recover', 'NOTIFIED', 'RECOVERY', -82],
      ['fileClaim', 'RECOVERY', 'CLAIM', -5],
    ],
  },
  {
    number: 'О-141',
    buyer: 'B5',
    amount: roubles(500_000),
    status: 'INDEMNIFIED',
    ...due(-160, 45),
    noticeAt: -150,
    indemnity: roubles(450_000),
    claim: 'ЗВ-26-000418',
    life: [
      ['overdue', 'SHIPPED', 'OVERDUE', -159],
      ['notify', 'OVERDUE', 'NOTIFIED', -150],
      ['recover', 'NOTIFIED', 'RECOVERY', -147],
      ['fileClaim', 'RECOVERY', 'CLAIM', -61],
      ['indemnify', 'CLAIM', 'INDEMNIFIED', -40],
    ],
  },
  {
    number: 'О-138',
    buyer: 'B6',
    amount: roubles(380_000),
    status: 'CLAIM_REJECTED',
    ...due(-165, 30),
    noticeAt: -150,
    claim: 'ЗВ-26-000416',
    document: 'TTN',
    life: [
      ['overdue', 'SHIPPED', 'OVERDUE', -164],
      ['notify', 'OVERDUE', 'NOTIFIED', -150],
      ['fileClaim', 'NOTIFIED', 'CLAIM', -69],
      ['refuseClaim', 'CLAIM', 'CLAIM_REJECTED', -52],
    ],
  },
]
