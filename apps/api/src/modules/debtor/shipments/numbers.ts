import type { Database } from '../../../db/database.ts'
import { continueNumbers, allocateNumbers as takeOrdinals } from '../../../platform/counters.ts'

const counterOf = (organizationId: string): string => `debtor-shipment-${organizationId}`

/** `О-201`: every organization counts its own shipments. */
export const numberOf = (ordinal: number) => ({ number: `О-${ordinal}`, ordinal })

/** The next running numbers of an organization. */
export const allocateNumbers = async (database: Database, organizationId: string, count: number) =>
  (await takeOrdinals(database, counterOf(organizationId), count)).map(numberOf)

/** Numbers of the demo are taken already. */
export const continueShipmentNumbers = (database: Database, organizationId: string, ordinal: number): Promise<void> =>
  continueNumbers(database, counterOf(organizationId), ordinal)
