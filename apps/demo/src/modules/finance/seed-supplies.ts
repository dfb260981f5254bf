import type { DemoBuyerKey } from './seed-buyers.ts'
import type { FinanceObjectTable } from '@cabinet/api/modules/finance/objects/tables'
import type { FinanceSupplyTable } from '@cabinet/api/modules/finance/supplies/tables'
import type { Selectable } from 'kysely'

type SupplyStatus = Selectable<FinanceSupplyTable>['status']
type ObjectStatus = Selectable<FinanceObjectTable>['status']

/** A supply of the demo; days are offsets from the start. */
export interface DemoSupply {
  readonly number: string
  readonly buyer: DemoBuyerKey
  readonly roubles: number
  readonly day: number
  readonly deferral: number
  readonly status: SupplyStatus
  readonly object?: {
    readonly number: string
    readonly status: ObjectStatus
    readonly reason?: string
  }
}

type Line = readonly [
  number: string,
  buyer: DemoBuyerKey,
  roubles: number,
  day: number,
  deferral: number,
  status: SupplyStatus,
  object?: readonly [number: string, status: ObjectStatus, reason?: string] | undefined,
]

const suppliesOf = (lines: readonly Line[]): readonly DemoSupply[] =>
  lines.map(([number, buyer, roubles, day, deferral, status, object]) => ({
    number,
    buyer,
    roubles,
    day,
    deferral,
    status,
    ...(object && {
      object: { number: object[0], status: object[1], ...(object[2] !== undefined && { reason: object[2] }) },
    }),
  }))

/** Every state of a supply and of an object; the objects use 4 365 000 ₽ of the limit. */
export const factorySupplies = suppliesOf([
  ['П-0101', 'B1', 1_480_000, -1, 60, 'NEW'],
  ['П-0100', 'B3', 380_000, -1, 30, 'NEW'],
  ['П-0099', 'B2', 900_000, -2, 60, 'CONFIRMED', ['ОФ-33', 'AVAILABLE']],
  ['П-0098', 'B1', 1_250_000, -3, 45, 'CONFIRMED', ['ОФ-31', 'AVAILABLE']],
  ['П-0097', 'B3', 970_000, -4, 60, 'CONFIRMED', ['ОФ-32', 'AVAILABLE']],
  ['П-0096', 'B5', 450_000, -5, 30, 'CONFIRMED', ['ОФ-34', 'AVAILABLE']],
  ['П-0095', 'B3', 850_000, -7, 60, 'IN_FINANCING', ['ОФ-30', 'ORDERED']],
  ['П-0094', 'B5', 500_000, -9, 45, 'CONFIRMED', ['ОФ-28', 'REJECTED', 'Дебитор не подтвердил поставку']],
  ['П-0093', 'B1', 1_000_000, -10, 60, 'IN_FINANCING', ['ОФ-29', 'SENT_TO_BANK']],
  ['П-0090', 'B2', 2_100_000, -30, 60, 'FINANCED', ['ОФ-25', 'FINANCED']],
  ['П-0088', 'B6', 260_000, -34, 30, 'PAID'],
  ['П-0086', 'B2', 720_000, -48, 45, 'PAID', ['ОФ-23', 'REPAID']],
  ['П-0085', 'B1', 1_130_000, -52, 45, 'PAID', ['ОФ-22', 'REPAID']],
  ['П-0083', 'B3', 415_000, -64, 60, 'PAID', ['ОФ-21', 'REPAID']],
  ['П-0081', 'B5', 640_000, -75, 60, 'PAID', ['ОФ-20', 'REPAID']],
  ['П-0077', 'B4', 600_000, -80, 60, 'OVERDUE', ['ОФ-18', 'OVERDUE']],
  ['П-0075', 'B6', 190_000, -84, 30, 'PAID'],
  ['П-0074', 'B7', 310_000, -88, 60, 'CANCELLED'],
  ['П-0071', 'B2', 880_000, -96, 60, 'PAID', ['ОФ-17', 'REPAID']],
  ['П-0066', 'B4', 300_000, -105, 60, 'OVERDUE', ['ОФ-15', 'REGRESS']],
  ['П-0063', 'B1', 1_340_000, -120, 60, 'PAID', ['ОФ-14', 'REPAID']],
  ['П-0060', 'B3', 505_000, -131, 60, 'PAID', ['ОФ-13', 'REPAID']],
  ['П-0054', 'B7', 275_000, -150, 30, 'PAID'],
  ['П-0051', 'B5', 690_000, -162, 60, 'PAID', ['ОФ-12', 'REPAID']],
])

/** Under an agreement that has ended. */
export const endedSupplies = suppliesOf([
  ['П-0038', 'B1', 760_000, -190, 60, 'PAID', ['ОФ-9', 'REPAID']],
  ['П-0031', 'B2', 540_000, -230, 60, 'PAID', ['ОФ-7', 'REPAID']],
])

const BUYERS = ['B1', 'B2', 'B3', 'B4', 'B5', 'B6', 'B7'] as const

/** What the owner of every area sees: enough rows for pages, filters and sums. */
export const windSupplies = suppliesOf([
  ['СВ-0312', 'B2', 1_640_000, -1, 60, 'NEW'],
  ['СВ-0311', 'B5', 720_000, -2, 45, 'CONFIRMED', ['ОФ-112', 'AVAILABLE']],
  ['СВ-0310', 'B1', 2_400_000, -2, 90, 'CONFIRMED', ['ОФ-111', 'AVAILABLE']],
  ['СВ-0309', 'B3', 980_000, -3, 60, 'CONFIRMED', ['ОФ-110', 'AVAILABLE']],
  ['СВ-0308', 'B7', 310_000, -4, 30, 'CONFIRMED', ['ОФ-109', 'AVAILABLE']],
  ['СВ-0307', 'B1', 3_000_000, -8, 60, 'IN_FINANCING', ['ОФ-108', 'ORDERED']],
  ['СВ-0306', 'B2', 2_200_000, -12, 60, 'IN_FINANCING', ['ОФ-107', 'SENT_TO_BANK']],
  ['СВ-0305', 'B3', 1_800_000, -16, 60, 'FINANCED', ['ОФ-106', 'FINANCED']],
  ['СВ-0304', 'B5', 1_500_000, -22, 90, 'FINANCED', ['ОФ-105', 'FINANCED']],
  ['СВ-0303', 'B1', 1_200_000, -35, 60, 'FINANCED', ['ОФ-104', 'FINANCED']],
  ['СВ-0302', 'B4', 600_000, -71, 60, 'OVERDUE', ['ОФ-103', 'OVERDUE']],
  ['СВ-0301', 'B4', 600_000, -100, 60, 'OVERDUE', ['ОФ-102', 'REGRESS']],
  ...Array.from({ length: 60 }, (_, index): Line => {
    const buyer = BUYERS[index % BUYERS.length] ?? 'B1'
    const roubles = 180_000 + ((index * 37) % 90) * 15_000
    const object = index % 4 === 3 ? undefined : ([`ОФ-${101 - index}`, 'REPAID'] as const)
    return [`СВ-${String(300 - index).padStart(4, '0')}`, buyer, roubles, -40 - index * 2, 30, 'PAID', object]
  }),
])

/** Under financing of orders a supply can be ordered before its buyer has confirmed it. */
export const orderedSupplies = suppliesOf([
  ['ЗК-0018', 'B3', 640_000, -1, 60, 'NEW', ['ОФ-118', 'AVAILABLE']],
  ['ЗК-0017', 'B7', 420_000, -2, 45, 'NEW', ['ОФ-117', 'AVAILABLE']],
  ['ЗК-0016', 'B5', 780_000, -20, 60, 'FINANCED', ['ОФ-116', 'FINANCED']],
  ['ЗК-0012', 'B2', 530_000, -70, 45, 'PAID', ['ОФ-115', 'REPAID']],
])
