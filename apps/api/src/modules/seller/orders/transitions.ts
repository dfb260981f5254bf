import type { SellerOrderStatus } from '@cabinet/contract/seller/orders'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import { defineMachine, movesOf, type SubjectKey } from '../../../platform/transitions/machine.ts'
import { insuredSumOf, premiumOf } from '../terms.ts'
import { coverMessages, orderStatusMessages } from './messages.ts'
import type { CoverState, SellerOrderTable } from './tables.ts'

export type OrderRow = Selectable<SellerOrderTable>

const lockOrder = ({ query }: Database, { id, organizationId }: SubjectKey): Promise<OrderRow | undefined> => {
  const found = query.selectFrom('seller_order').selectAll().where('id', '=', id)
  const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
  return own.forUpdate().executeTakeFirst()
}

const keyOf = ({ id, organization_id: organizationId }: OrderRow) => ({ id, organizationId })

type OrderChange = Pick<OrderRow, 'return_date' | 'return_reason' | 'logistics_cost'>

/** What is known of goods that came back. */
export type CameBack = OrderChange

const move = movesOf<SellerOrderStatus, OrderRow, OrderChange>()

/** Orders at the marketplace, one item of goods each. */
export const orderMachine = defineMachine({
  id: 'seller.order',
  title: { ru: 'Заказ маркетплейса', en: 'Marketplace order' },
  states: orderStatusMessages,
  initial: 'NEW',
  moves: {
    ship: move({
      title: { ru: 'Товар передан в доставку', en: 'The goods have left' },
      from: ['NEW'],
      to: 'SHIPPED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['SHIPPED', 'DELIVERED', 'RETURNED', 'UNREDEEMED', 'LOST', 'DAMAGED'],
    }),
    deliver: move({
      title: { ru: 'Покупатель забрал товар', en: 'The buyer has taken the goods' },
      from: ['SHIPPED', 'LOST'],
      to: 'DELIVERED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['DELIVERED', 'RETURNED'],
    }),
    cancel: move({
      title: { ru: 'Заказ отменён до отгрузки', en: 'The order was cancelled before it left' },
      from: ['NEW'],
      to: 'CANCELLED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['CANCELLED'],
    }),
    giveBack: move<CameBack>({
      title: { ru: 'Покупатель вернул товар', en: 'The buyer has given the goods back' },
      from: ['SHIPPED', 'DELIVERED', 'LOST'],
      to: 'RETURNED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['RETURNED'],
      change: ({ input }) => input,
    }),
    leave: move<CameBack>({
      title: { ru: 'Покупатель не забрал товар', en: 'The buyer has not taken the goods' },
      from: ['SHIPPED', 'LOST'],
      to: 'UNREDEEMED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['UNREDEEMED'],
      change: ({ input }) => input,
    }),
    lose: move({
      title: { ru: 'Товар утрачен', en: 'The goods were lost' },
      from: ['SHIPPED', 'RETURNED', 'UNREDEEMED'],
      to: 'LOST',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['LOST'],
    }),
    damage: move({
      title: { ru: 'Товар повреждён', en: 'The goods were damaged' },
      from: ['SHIPPED', 'DELIVERED', 'RETURNED', 'UNREDEEMED'],
      to: 'DAMAGED',
      actors: ['PARTNER', 'STAFF'],
      alreadyPast: ['DAMAGED'],
    }),
  },
  lock: lockOrder,
  stateOf: ({ status }: OrderRow): SellerOrderStatus => status,
  keyOf,
  async save({ query }, { organization_id, id }, to, change: Partial<OrderChange>, at) {
    await query
      .updateTable('seller_order')
      .set({ ...change, status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})

type CoverChange = Pick<OrderRow, 'premium' | 'insured_sum' | 'cover_reason'>

const cover = movesOf<CoverState, OrderRow, CoverChange>()

/** The insurance of an order: decided once, when the goods leave; afterwards claims move it. */
export const coverMachine = defineMachine({
  id: 'seller.cover',
  title: { ru: 'Страхование заказа маркетплейса', en: 'Insurance of a marketplace order' },
  states: coverMessages,
  initial: 'NOT_INSURED',
  moves: {
    accept: cover({
      title: { ru: 'Товар застрахован с отгрузки', en: 'The goods are insured since they left' },
      from: ['NOT_INSURED'],
      to: 'INSURED',
      actors: ['PARTNER'],
      alreadyPast: ['INSURED', 'CLAIMED', 'COMPENSATED'],
      change: ({ subject: { price } }) => ({
        premium: premiumOf(price),
        insured_sum: insuredSumOf(price),
        cover_reason: null,
      }),
    }),
    claim: cover({
      title: { ru: 'Подано заявление', en: 'A claim was filed' },
      from: ['INSURED'],
      to: 'CLAIMED',
      actors: ['USER', 'JOB', 'STAFF'],
      alreadyPast: ['CLAIMED'],
    }),
    compensate: cover({
      title: { ru: 'Ущерб возмещён', en: 'The loss was compensated' },
      from: ['CLAIMED'],
      to: 'COMPENSATED',
      actors: ['JOB', 'PARTNER', 'STAFF'],
      alreadyPast: ['COMPENSATED'],
    }),
    dismiss: cover({
      title: { ru: 'Заявление закрыто без выплаты', en: 'The claim was closed without payment' },
      from: ['CLAIMED'],
      to: 'INSURED',
      actors: ['USER', 'JOB', 'PARTNER', 'STAFF'],
      alreadyPast: ['INSURED', 'COMPENSATED'],
    }),
  },
  lock: lockOrder,
  stateOf: ({ cover_status: status }: OrderRow): CoverState => status,
  keyOf,
  async save({ query }, { organization_id, id }, to, change: Partial<CoverChange>, at) {
    await query
      .updateTable('seller_order')
      .set({ ...change, cover_status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
