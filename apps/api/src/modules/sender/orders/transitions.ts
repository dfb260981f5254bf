import type { CoverReason, CoverStatus } from '@cabinet/contract/sender/orders'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import { asStatus } from '../../../db/status-column.ts'
import type { Message } from '../../../kernel/language.ts'
import { defineMachine, movesOf } from '../../../platform/transitions/machine.ts'
import type { SenderOrderTable } from './tables.ts'

export type OrderRow = Selectable<SenderOrderTable>

/** States of the insurance of one order. */
export const coverStates = {
  NOT_INSURED: { ru: 'Не застрахован', en: 'Not insured' },
  PENDING: { ru: 'Будет застрахован при приёме', en: 'Will be insured when accepted' },
  INSURED: { ru: 'Застрахован', en: 'Insured' },
  FINISHED: { ru: 'Страхование завершено', en: 'Insurance ended' },
  CLAIMED: { ru: 'Подано заявление', en: 'Claim filed' },
  COMPENSATED: { ru: 'Возмещено', en: 'Compensated' },
  EXCLUDED: { ru: 'Не принят на страхование', en: 'Not taken for insurance' },
} as const satisfies Record<CoverStatus, Message>

/** Why an order is not insured, for people. */
export const coverReasonMessages = {
  ZERO_VALUE: { ru: 'Объявленная стоимость 0 ₽', en: 'No declared value' },
  FORBIDDEN_CARGO: { ru: 'Запрещённый груз', en: 'Forbidden goods' },
  RETURN_ORDER: { ru: 'Возвратное отправление', en: 'A return shipment' },
  ACCEPTED_BEFORE: { ru: 'Заказ принят до подключения', en: 'Accepted before the insurance was on' },
  INSURANCE_OFF: { ru: 'Страхование было отключено', en: 'The insurance was off' },
  NEVER_ACCEPTED: { ru: 'Заказ не был передан курьерской службе', en: 'Never handed to the courier' },
} as const satisfies Record<CoverReason, Message>

type CoverChange = Pick<
  OrderRow,
  | 'cover_reason'
  | 'cover_decided_at'
  | 'cover_price'
  | 'insured_sum'
  | 'cover_started_at'
  | 'cover_ended_at'
  | 'period_id'
>

/** The insurance of an order from its first moment. */
export type Cover = Pick<CoverChange, 'cover_price' | 'insured_sum' | 'period_id'> & { readonly startedAt: string }

/** Why an order is not insured, and whether that is the last word. */
export interface NoCover {
  readonly reason: CoverReason
  readonly isForGood: boolean
}

const move = movesOf<CoverStatus, OrderRow, CoverChange>()

const decidedAt = ({ isForGood }: NoCover, at: string): string | null => (isForGood ? at : null)

/** The insurance of one order. Until the courier has the parcel, it follows what the rules would say now. */
export const coverMachine = defineMachine({
  id: 'sender.order',
  title: { ru: 'Страхование заказа', en: 'Insurance of an order' },
  states: coverStates,
  initial: 'NOT_INSURED',
  moves: {
    await: move({
      title: { ru: 'Заказ ждёт приёма', en: 'The order waits to be accepted' },
      from: ['NOT_INSURED', 'EXCLUDED'],
      to: 'PENDING',
      actors: ['JOB'],
      alreadyPast: ['PENDING'],
      change: () => ({ cover_reason: null }),
    }),
    accept: move<Cover>({
      title: { ru: 'Курьерская служба приняла заказ', en: 'The courier has accepted the order' },
      from: ['NOT_INSURED', 'PENDING', 'EXCLUDED'],
      to: 'INSURED',
      actors: ['JOB'],
      alreadyPast: ['INSURED'],
      change: ({ input: { startedAt, ...cover }, at }) => ({
        ...cover,
        cover_reason: null,
        cover_started_at: startedAt,
        cover_decided_at: at,
      }),
    }),
    exclude: move<NoCover>({
      title: { ru: 'Заказ не принят на страхование', en: 'The order is not taken for insurance' },
      from: ['NOT_INSURED', 'PENDING', 'EXCLUDED'],
      to: 'EXCLUDED',
      actors: ['JOB'],
      change: ({ input, at }) => ({ cover_reason: input.reason, cover_decided_at: decidedAt(input, at) }),
    }),
    pass: move<NoCover>({
      title: { ru: 'Заказ остаётся без страхования', en: 'The order stays without insurance' },
      from: ['NOT_INSURED', 'PENDING', 'EXCLUDED'],
      to: 'NOT_INSURED',
      actors: ['JOB'],
      change: ({ input, at }) => ({ cover_reason: input.reason, cover_decided_at: decidedAt(input, at) }),
    }),
    finish: move<{ readonly endedAt: string }>({
      title: { ru: 'Заказ вручён или вернулся', en: 'The order was handed over or came back' },
      from: ['INSURED'],
      to: 'FINISHED',
      actors: ['JOB'],
      alreadyPast: ['FINISHED', 'CLAIMED', 'COMPENSATED'],
      change: ({ input }) => ({ cover_ended_at: input.endedAt }),
    }),
    claim: move({
      title: { ru: 'Подано заявление', en: 'A claim was filed' },
      from: ['INSURED', 'FINISHED'],
      to: 'CLAIMED',
      actors: ['USER', 'JOB', 'STAFF'],
      alreadyPast: ['CLAIMED'],
    }),
    compensate: move({
      title: { ru: 'Ущерб возмещён', en: 'The loss was compensated' },
      from: ['CLAIMED'],
      to: 'COMPENSATED',
      actors: ['JOB', 'PARTNER', 'STAFF'],
      alreadyPast: ['COMPENSATED'],
    }),
    dismiss: move({
      title: { ru: 'Заявление закрыто без выплаты', en: 'The claim was closed without payment' },
      from: ['CLAIMED'],
      to: 'FINISHED',
      actors: ['USER', 'JOB', 'PARTNER', 'STAFF'],
    }),
  },
  lock: ({ query }: Database, { id, organizationId }): Promise<OrderRow | undefined> => {
    const found = query.selectFrom('sender_order').selectAll().where('id', '=', id)
    const own = organizationId === undefined ? found : found.where('organization_id', '=', organizationId)
    return own.forUpdate().executeTakeFirst()
  },
  stateOf: ({ cover_status: status }: OrderRow): CoverStatus => status,
  keyOf: ({ id, organization_id: organizationId }: OrderRow) => ({ id, organizationId }),
  async save({ query }, { organization_id, id }, to, change, at) {
    await query
      .updateTable('sender_order')
      .set({ ...change, cover_status: asStatus(to), updated_at: at })
      .where('organization_id', '=', organization_id)
      .where('id', '=', id)
      .execute()
  },
})
