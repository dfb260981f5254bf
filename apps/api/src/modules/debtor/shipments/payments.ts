import type { Database } from '../../../db/database.ts'
import type { Actor } from '../../../kernel/actor.ts'
import { newId } from '../../../kernel/ids.ts'

/** What a buyer has paid. */
export interface BuyerPayment {
  /** `YYYY-MM-DD` */
  readonly date: string
  /** Kopecks. */
  readonly amount: number
}

interface OfShipment {
  readonly organization_id: string
  readonly id: string
}

/** Keeps a payment of a buyer beside the shipment. */
export const insertPayment = async (
  { query }: Database,
  { organization_id, id }: OfShipment,
  { date, amount }: BuyerPayment,
  actor: Actor,
  at: string,
): Promise<void> => {
  await query
    .insertInto('debtor_shipment_payment')
    .values({
      organization_id,
      id: newId(),
      shipment_id: id,
      date,
      amount,
      noted_by: actor.kind === 'USER' ? actor.id : null,
      noted_at: at,
    })
    .execute()
}

/** Payments of a shipment, the oldest first. */
export const findPayments = ({ query }: Database, { organization_id, id }: OfShipment) =>
  query
    .selectFrom('debtor_shipment_payment')
    .select(['id', 'date', 'amount'])
    .where('organization_id', '=', organization_id)
    .where('shipment_id', '=', id)
    .orderBy('date')
    .orderBy('noted_at')
    .orderBy('id')
    .execute()
