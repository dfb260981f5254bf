import { coverReasons } from '@cabinet/contract/sender/orders'
import { describe, expect, it } from 'vitest'
import { orderOf } from '../../src/integrations/cdek/order.ts'
import { claimHintOf, courierStatuses, stageOf } from '../../src/integrations/cdek/statuses.ts'
import { firstWorkingDay } from '../../src/kernel/working-days.ts'
import { payableInvoices } from '../../src/modules/sender/invoices/payment.ts'
import { qrPayloadOf } from '../../src/platform/payments/order.ts'
import { paymentEvent } from '../../src/platform/payments/invoice-states.ts'
import {
  type CoveredOrder,
  coverEnd,
  type CoverPeriod,
  decideCover,
  insuredSumOf,
} from '../../src/modules/sender/cover/cover.ts'

const day = (number: number): string => `2026-10-${String(number).padStart(2, '0')}T09:00:00.000Z`

const thing = (cost: number, amount = 1, name = 'Чайник') => ({ name, wareKey: null, amount, cost, payment: 0 })
const packed = (...items: ReturnType<typeof thing>[]) => [
  { number: '1', weightGrams: 500, lengthCm: null, widthCm: null, heightCm: null, items },
]

const order = (change: Partial<CoveredOrder> & { readonly things?: ReturnType<typeof thing>[] } = {}): CoveredOrder => {
  const { things = [thing(349_000)], ...rest } = change
  return {
    acceptedAt: day(10),
    declaredValue: things.reduce((sum, { cost, amount }) => sum + cost * amount, 0),
    isReturn: false,
    isClientReturn: false,
    isFinal: false,
    status: { code: 'SENT_TO_RECIPIENT_CITY', name: '', at: day(11), city: null, reason: null },
    packages: packed(...things),
    ...rest,
  }
}

const first: CoverPeriod = { id: 'first', price: 3900, startedAt: day(5), endedAt: day(12) }
const second: CoverPeriod = { id: 'second', price: 4500, startedAt: day(20), endedAt: null }
const periods = [second, first]

const short = (decided: ReturnType<typeof decideCover>): string =>
  decided.kind === 'INSURED'
    ? `INSURED ${decided.period.id}`
    : [decided.kind, ...('reason' in decided ? [decided.reason, decided.isForGood] : [])].join(' ')

describe('whether an order is insured', () => {
  it.each([
    ['taken over in the first period', order(), periods, 'INSURED first'],
    ['taken over in its first moment', order({ acceptedAt: day(5) }), periods, 'INSURED first'],
    [
      'taken over in the moment when it ended',
      order({ acceptedAt: day(12) }),
      periods,
      'NOT_INSURED INSURANCE_OFF true',
    ],
    ['taken over between two periods', order({ acceptedAt: day(15) }), periods, 'NOT_INSURED INSURANCE_OFF true'],
    ['taken over in the second period', order({ acceptedAt: day(25) }), periods, 'INSURED second'],
    ['taken over before any period', order({ acceptedAt: day(4) }), periods, 'NOT_INSURED ACCEPTED_BEFORE true'],
    ['taken over without any insurance', order(), [], 'NOT_INSURED ACCEPTED_BEFORE true'],
    ['not taken over, the insurance is on', order({ acceptedAt: null }), periods, 'PENDING'],
    ['not taken over, the insurance is off', order({ acceptedAt: null }), [first], 'NOT_INSURED INSURANCE_OFF false'],
    ['removed before', order({ acceptedAt: null, isFinal: true }), periods, 'NOT_INSURED NEVER_ACCEPTED true'],
    ['of no value', order({ things: [thing(0)] }), periods, 'EXCLUDED ZERO_VALUE true'],
    ['of no value yet', order({ things: [thing(0)], acceptedAt: null }), periods, 'EXCLUDED ZERO_VALUE false'],
    ['without things', order({ things: [] }), periods, 'EXCLUDED ZERO_VALUE true'],
    [
      'with a jewel',
      order({ things: [thing(1), thing(9, 1, 'Ювелирный набор')] }),
      periods,
      'EXCLUDED FORBIDDEN_CARGO true',
    ],
    ['with a plant', order({ things: [thing(9, 1, ' саженец яблони')] }), periods, 'EXCLUDED FORBIDDEN_CARGO true'],
    ['with food for animals', order({ things: [thing(9, 1, 'Корм для животных')] }), periods, 'INSURED first'],
    [
      'with a case for jewels',
      order({ things: [thing(9, 1, 'Шкатулка для ювелирных изделий')] }),
      periods,
      'INSURED first',
    ],
    ['on its way back', order({ isReturn: true }), periods, 'NOT_INSURED RETURN_ORDER true'],
    ['sent back by the client', order({ isClientReturn: true }), periods, 'NOT_INSURED RETURN_ORDER true'],
  ])('%s', (_name, taken, known, expected) => {
    expect(short(decideCover(taken, known))).toBe(expected)
  })

  it('has a case for every reason', () => {
    const reached = [
      decideCover(order({ things: [] }), periods),
      decideCover(order({ things: [thing(9, 1, 'Петарды')] }), periods),
      decideCover(order({ isReturn: true }), periods),
      decideCover(order(), []),
      decideCover(order({ acceptedAt: null }), []),
      decideCover(order({ acceptedAt: null, isFinal: true }), []),
    ].flatMap((decision) => ('reason' in decision ? [decision.reason] : []))
    expect(reached.toSorted()).toEqual([...coverReasons].toSorted())
  })

  it.each([
    [[thing(349_000)], 349_000],
    [[thing(5_000_000)], 5_000_000],
    [[thing(5_000_001)], 5_000_000],
    [[thing(9_000_000), thing(100)], 5_000_100],
    [[thing(4_000_000, 3)], 10_000_000],
    [[], 0],
  ])('%j is insured for %i', (things, sum) => {
    expect(insuredSumOf({ packages: packed(...things) })).toBe(sum)
  })
})

describe('when the insurance of an order ends', () => {
  const at = day(18)
  const none = { returnUuid: null, returnedAt: null }
  const status = (code: string, reason: string | null = null) => ({
    status: { code, name: '', at, city: null, reason },
  })
  it.each([
    ['handed over', status('DELIVERED'), none, at],
    ['taken from a locker', status('POSTOMAT_RECEIVED'), none, at],
    ['refused, and no way back is known', status('NOT_DELIVERED', '17'), none, at],
    ['refused and on its way back', status('NOT_DELIVERED', '17'), { returnUuid: 'r', returnedAt: null }, null],
    ['back at the sender', status('NOT_DELIVERED', '17'), { returnUuid: 'r', returnedAt: day(20) }, day(20)],
    ['lost', status('NOT_DELIVERED', '26'), none, null],
    ['in a locker', status('POSTOMAT_POSTED'), none, null],
    ['taken out of a locker by the courier', status('POSTOMAT_SEIZED'), none, null],
    ['back at the warehouse, which is no return', status('RETURNED_TO_SENDER_CITY_WAREHOUSE'), none, null],
  ])('%s', (_name, reported, way, expected) => expect(coverEnd(reported, way)).toBe(expected))
})

describe('statuses of the courier', () => {
  it('are 35, each once', () => {
    expect(new Set(courierStatuses.map(({ code }) => code)).size).toBe(35)
  })

  it.each([
    ['READY_TO_SHIP_AT_SENDING_OFFICE', 'Готов к отправке в офисе-отправителе', 'IN_TRANSIT'],
    ['HANDED_OVER', 'Вручен', 'DELIVERED'],
    ['NOT_HANDED', 'Не вручён', 'RETURN'],
    ['GONE_BACK', 'Возврат отправителю', 'RETURN'],
    ['IN_LOCKER', 'Заложен в постамат', 'AT_PICKUP'],
    ['WAITS', 'Ожидает до востребования', 'AT_PICKUP'],
    ['CANCELLED_BY_SHOP', 'Отменён магазином', 'PROBLEM'],
    ['SOMETHING_NEW', '', 'IN_TRANSIT'],
    // The name of a known code does not count.
    ['RETURNED_TO_SENDER_CITY_WAREHOUSE', 'Возвращён на склад отправителя', 'IN_TRANSIT'],
  ])('%s «%s» is %s', (code, name, stage) => expect(stageOf({ code, name })).toBe(stage))

  it.each([
    ['26', 'LOSS'],
    ['9', 'DAMAGE'],
    ['13', 'SHORTAGE'],
    ['17', 'RETURN'],
    ['24', null],
    ['999', null],
    [null, null],
  ])('reason %s suggests %s', (reason, hint) => expect(claimHintOf(reason)).toBe(hint))
})

describe('reading an order of the courier', () => {
  const uuid = '72753031-6a1e-4f5e-9d0e-2f1c5a0b0001'
  const statuses = [{ code: 'CREATED', name: 'Создан', date_time: '2026-11-18T09:12:00+0300', city: 'Пермь' }]

  it('takes what is there and leaves out what is wrong', () => {
    const read = orderOf({
      entity: { uuid, cdek_number: 1990000017, statuses, packages: null, sender: 'nobody', delivery_detail: [] },
      related_entities: 'none',
    })
    expect(read).toMatchObject({ uuid, cdekNumber: '1990000017', packages: [], declaredValue: 0, deliverySum: null })
    expect(read).toMatchObject({ sender: { name: null }, createdAt: '2026-11-18T06:12:00.000Z', acceptedAt: null })
  })

  it('sorts statuses by time and counts kopecks without fractions', () => {
    const read = orderOf({
      entity: {
        uuid,
        statuses: [
          { code: 'DELIVERED', date_time: '2026-11-20T10:00:00+0300' },
          { code: 'RECEIVED_AT_SHIPMENT_WAREHOUSE', date_time: '2026-11-18T16:40:00+03:00', reason_code: '' },
          ...statuses,
        ],
        packages: [{ items: [{ cost: 19.99, amount: 3, payment: { value: '0.29' } }] }],
      },
    })
    expect(read?.statuses.map(({ code }) => code)).toEqual(['CREATED', 'RECEIVED_AT_SHIPMENT_WAREHOUSE', 'DELIVERED'])
    expect(read).toMatchObject({ declaredValue: 5997, cashOnDelivery: 87, isFinal: true })
    expect(read).toMatchObject({ acceptedAt: '2026-11-18T13:40:00.000Z', deliveryDate: '2026-11-20' })
  })

  // Midnight in Moscow is 21:00 in UTC.
  it.each([
    ['2026-11-20T23:59:59+0300', '2026-11-20'],
    ['2026-11-21T00:10:00+0300', '2026-11-21'],
    ['2026-11-20T20:59:59+0000', '2026-11-20'],
    ['2026-11-20T21:00:00+0000', '2026-11-21'],
    ['2026-11-20T22:30:00Z', '2026-11-21'],
    ['2026-11-21T06:30:00+1000', '2026-11-20'],
  ])('tells the day of a delivery at %s as %s', (at, day) => {
    const delivered = [...statuses, { code: 'DELIVERED', date_time: at }]
    expect(orderOf({ entity: { uuid, statuses: delivered } })?.deliveryDate).toBe(day)
    const dated = { delivery_date: at, planned_delivery_date: at, keep_free_until: at }
    expect(orderOf({ entity: { uuid, statuses, ...dated } })).toMatchObject({
      deliveryDate: day,
      plannedDeliveryDate: day,
      keepFreeUntil: day,
    })
  })

  it('leaves a day without a clock as it is', () => {
    expect(orderOf({ entity: { uuid, statuses, delivery_date: '2026-11-20' } })?.deliveryDate).toBe('2026-11-20')
  })

  it.each([
    ['a page', '<html>'],
    ['nothing', null],
    ['no statuses', { entity: { uuid, statuses: [] } }],
    ['a value that is no number', { entity: { uuid, statuses, packages: [{ items: [{ cost: 'much' }] }] } }],
    ['a negative value', { entity: { uuid, statuses, packages: [{ items: [{ cost: -1 }] }] } }],
    ['no time', { entity: { uuid, statuses: [{ code: 'CREATED', date_time: 'yesterday' }] } }],
  ])('understands nothing of %s', (_name, answer) => expect(orderOf(answer)).toBeUndefined())
})

describe('invoices', () => {
  it.each([
    ['2026-11-22', '2026-11-02'],
    ['2026-12-01', '2026-12-01'],
    ['2027-01-05', '2027-01-11'],
    ['2026-05-20', '2026-05-04'],
  ])('in the month of %s are issued on %s', (today, expected) => expect(firstWorkingDay(today)).toBe(expected))

  it.each([
    ['ISSUED', 0, 10, 'payPart'],
    ['ISSUED', 0, 100, 'payAll'],
    ['PARTIALLY_PAID', 90, 10, 'payAll'],
    ['PARTIALLY_PAID', 90, 900, 'payAll'],
    ['OVERDUE', 0, 99, 'payOverduePart'],
    ['OVERDUE', 1, 99, 'payAll'],
    ['PAID', 100, 10, undefined],
    ['PAID', 100, -10, 'takeBack'],
    ['PAID', 100, -100, 'takeBackAll'],
    ['PARTIALLY_PAID', 90, -90, 'takeBackAll'],
    ['OVERDUE', 90, -90, 'payOverduePart'],
    ['PARTIALLY_PAID', 90, -10, 'payPart'],
    ['PARTIALLY_PAID', 90, -91, undefined],
    ['CANCELLED', 0, 100, undefined],
  ] as const)('%s with %i of 100 paid and %i coming: %s', (status, paid, sum, event) => {
    expect(paymentEvent({ status, amount: 100, paid_amount: paid }, sum)).toBe(event)
  })

  it.each([
    ['Оплата по счёту СЧ-26-001184 от 02.11.2026', ['СЧ-26-001184']],
    ['сч-26-001184, сч – 26 – 001102', ['СЧ-26-001184', 'СЧ-26-001102']],
    ['Счет 26-001184', ['СЧ-26-001184']],
    ['Оплата по счету26-001184, СЧ-26-001184', ['СЧ-26-001184']],
    ['Счёт № ПР-26-001184, 26-001185', []],
    ['СЧ-26-0011845', []],
    ['За услуги', []],
    ...['-', '\u2010', '‑', '–', '—', '\u2212', '/', ' - ', ' – ', ' '].map((dash): [string, string[]] => [
      `Оплата СЧ${dash}26${dash}001184 от 2.11.2026`,
      ['СЧ-26-001184'],
    ]),
    ['СЧ/26/001184', ['СЧ-26-001184']],
    ['СЧ №26-001184', ['СЧ-26-001184']],
    ['СЧ-26-1184', ['СЧ-26-001184']],
    ['СЧ‑26‑1184, СЧ-26-7.', ['СЧ-26-001184', 'СЧ-26-000007']],
    ['СЧ-26-1184 20.11.2026', ['СЧ-26-001184']],
    ['СЧ-26-001 184', ['СЧ-26-001184']],
    ['СЧ-26-00\n1184 от 20.11.2026', ['СЧ-26-001184']],
    ['СЧ-26-001\u00A0184 20.11.2026', ['СЧ-26-001184']],
    ['СЧ-2 6-001184', ['СЧ-26-001184']],
    ['СЧ\u200B-26\u00AD-001184', ['СЧ-26-001184']],
    ['СЧ-26-001184 1 200,00', ['СЧ-26-001184']],
    ...['№', '№ ', '(№', 'N', 'N ', 'No', 'No. ', '#', 'счета№', 'н/д №'].map((sign): [string, string[]] => [
      `Оплата по ${sign}СЧ-26-001184`,
      ['СЧ-26-001184'],
    ]),
    ['СЧ-26-№001184, СЧ-№26-001185', ['СЧ-26-001184', 'СЧ-26-001185']],
    ['СЧ_26_001184, СЧ.26-001185', ['СЧ-26-001184', 'СЧ-26-001185']],
    ['СЧ26001184', ['СЧ-26-001184']],
    ['СЧ-2026-001184, СЧ2026001185', ['СЧ-26-001184', 'СЧ-26-001185']],
    // What may mean another invoice, a sum or a day.
    ['СЧ-26-1 184', []],
    ['СЧ-26-11 84', []],
    ['СЧ-26-1184 20 000 руб', []],
    ['СЧ-26-001 184,50', []],
    ['СЧ-26-001 184 руб.', []],
    ['СЧ-26-1184/2, СЧ-26-1184,50', []],
    ['СЧ-26-0011840', []],
    ['Счёт 26/11, счёт 26-1184', []],
    ['По счету 20/11/2026, счет 20.11.2026', []],
    ['Счет 26 001184', []],
    ['ЗСЧ-26-001184, КК-26-1184', []],
    ['р/сч 40702810900000000001, сч 26345678, счет 26001184', []],
    ['СЧ-2026, СЧ 20.11.2026, СЧ № 26', []],
  ])('%s names %j', (purpose, numbers) => expect(payableInvoices.numbersIn(purpose)).toEqual(numbers))

  it('are paid by the code that the standard describes', () => {
    const payload = qrPayloadOf({
      payeeName: 'АО «Тихий|берег»',
      settlementAccount: '40701810399990000002',
      bankName: 'Банк ВТБ (ПАО)',
      bik: '044525187',
      correspondentAccount: '30101810700000000187',
      itn: '7799002027',
      kpp: null,
      amount: 1_606_800,
      purpose: 'Оплата по счёту СЧ-26-001184',
    })
    expect(payload).toBe(
      'ST00012|Name=АО «Тихий берег»|PersonalAcc=40701810399990000002|BankName=Банк ВТБ (ПАО)|BIC=044525187|' +
        'CorrespAcc=30101810700000000187|PayeeINN=7799002027|Sum=1606800|Purpose=Оплата по счёту СЧ-26-001184',
    )
  })
})
