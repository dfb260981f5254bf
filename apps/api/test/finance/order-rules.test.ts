import { describe, expect, it } from 'vitest'
import {
  judgeOrder,
  judgeTranche,
  type Order,
  type OrderAgreement,
  type OrderedObject,
  orderRefused,
} from '../../src/modules/finance/objects/order-rules.ts'
import { chooseFitting } from '../../src/modules/finance/rules/choice.ts'
import { isDue } from '../../src/modules/finance/rules/service.ts'

const agreement: OrderAgreement = {
  id: 'agreement',
  terminated_at: null,
  finished_date: '2027-03-15',
  available: 300_000_00,
  buyerLimits: new Map(),
}
const object = (id: string, change: Partial<OrderedObject> = {}): OrderedObject => ({
  id,
  number: id.toUpperCase(),
  agreement_id: 'agreement',
  status: 'AVAILABLE',
  financing_amount: 100_000_00,
  last_order_date: '2026-12-20',
  buyer_id: 'buyer',
  ...change,
})
const judge = (objects: readonly OrderedObject[], change: Partial<Order> = {}) => {
  const { refusals, amounts } = judgeOrder({
    agreement,
    date: '2026-11-23',
    now: new Date('2026-11-20T12:00:00+03:00'),
    objectIds: objects.map(({ id }) => id),
    known: new Map(objects.map((one) => [one.id, one])),
    ...change,
  })
  return { refused: refusals.map(({ field, code }) => [field, code]), amounts: [...amounts.values()], refusals }
}

describe('an order', () => {
  it('takes the whole advance of each object, as long as the limit lasts to the kopeck', () => {
    const { refused, amounts } = judge([object('a'), object('b'), object('c')])
    expect([refused, amounts]).toEqual([[], [100_000_00, 100_000_00, 100_000_00]])
  })

  it('takes what is left for one claim that is larger than the limit', () => {
    expect(judge([object('a', { financing_amount: 500_000_00 })]).amounts).toEqual([300_000_00])
  })

  it('says by how much several exceed the limit, at each that is too much', () => {
    const chosen = [
      object('a'),
      object('b'),
      object('c', { financing_amount: 140_000_00 }),
      object('d', { financing_amount: 300_000_00 }),
    ]
    const { refused, refusals } = judge(chosen)
    expect(refused).toEqual([
      ['objectIds[2]', 'LIMIT_EXCEEDED'],
      ['objectIds[3]', 'LIMIT_EXCEEDED'],
    ])
    expect(refusals[0]?.text.ru.replaceAll(/\s/g, ' ')).toBe('Сумма превышает доступный лимит на 340 000,00 ₽')
  })

  it('takes nothing when nothing is left', () => {
    expect(judge([object('a')], { agreement: { ...agreement, available: 0 } }).refused).toEqual([
      ['objectIds[0]', 'LIMIT_EXCEEDED'],
    ])
  })

  it('counts a limit that a buyer has of its own', () => {
    const limited = { ...agreement, buyerLimits: new Map([['small', 150_000_00]]) }
    const chosen = [object('a', { buyer_id: 'small' }), object('b'), object('c', { buyer_id: 'small' })]
    expect(judge(chosen, { agreement: limited }).refused).toEqual([['objectIds[2]', 'BUYER_LIMIT_EXCEEDED']])
  })

  it.each([
    ['a Sunday', '2026-11-22', 'NOT_WORKING_DAY', 'date'],
    ['a holiday', '2027-01-05', 'NOT_WORKING_DAY', 'date'],
    ['yesterday', '2026-11-19', 'DAY_CLOSED', 'date'],
    ['a day after the agreement', '2027-03-16', 'AGREEMENT_NOT_VALID', 'agreementId'],
  ])('is refused for %s', (_day, date, code, field) => {
    expect(judge([object('a', { last_order_date: '2027-12-01' })], { date }).refused).toEqual([[field, code]])
  })

  it('is refused today from 15:00 on', () => {
    const today = { date: '2026-11-20' }
    expect(judge([object('a')], { ...today, now: new Date('2026-11-20T14:59:59+03:00') }).refused).toEqual([])
    expect(judge([object('a')], { ...today, now: new Date('2026-11-20T15:00:00+03:00') }).refused).toEqual([
      ['date', 'DAY_CLOSED'],
    ])
  })

  it.each([
    ['ordered before', { status: 'ORDERED' }, 'OBJECT_ALREADY_ORDERED'],
    ['at the bank', { status: 'SENT_TO_BANK' }, 'OBJECT_ALREADY_ORDERED'],
    ['repaid', { status: 'REPAID' }, 'OBJECT_ALREADY_ORDERED'],
    ['refused by the bank', { status: 'REJECTED' }, 'OBJECT_NOT_AVAILABLE'],
    ['of another agreement', { agreement_id: 'other' }, 'OTHER_AGREEMENT'],
    ['due in less than five days', { last_order_date: '2026-11-22' }, 'DAY_TOO_LATE'],
  ] as const)('names the object that is %s', (_what, change, code) => {
    expect(judge([object('a'), object('b', change)]).refused).toEqual([['objectIds[1]', code]])
  })

  it('names one that is chosen twice and one that does not exist', () => {
    const one = object('a')
    const chosen = { objectIds: ['a', 'a', 'x'], known: new Map([['a', one]]) }
    expect(judge([one], chosen).refused).toEqual([
      ['objectIds[1]', 'OBJECT_ALREADY_ORDERED'],
      ['objectIds[2]', 'OBJECT_NOT_FOUND'],
    ])
  })

  it('answers with the reason that all share, or that there are several', () => {
    const same = judge([object('a', { status: 'ORDERED' }), object('b', { status: 'ORDERED' })])
    expect(orderRefused(same.refusals, 2)).toMatchObject({ status: 409, code: 'OBJECT_ALREADY_ORDERED' })
    const mixed = judge([object('a', { status: 'ORDERED' }), object('b', { agreement_id: 'other' })])
    expect(orderRefused(mixed.refusals, 2)).toMatchObject({ status: 409, code: 'ORDER_REFUSED' })
  })
})

describe('a tranche', () => {
  const judged = (amount: number, date = '2026-11-23') =>
    judgeTranche({ agreement, date, now: new Date('2026-11-20T12:00:00+03:00') }, amount).map(({ code }) => code)

  it.each([
    [300_000_00, '2026-11-23', []],
    [300_000_01, '2026-11-23', ['LIMIT_EXCEEDED']],
    [100_00, '2026-11-22', ['NOT_WORKING_DAY']],
    [100_00, '2027-03-16', ['AGREEMENT_NOT_VALID']],
  ])('of %i for %s: %j', (amount, date, codes) => expect(judged(amount, date)).toEqual(codes))
})

describe('a rule', () => {
  const claim = (id: string, financing_amount: number, buyer_id = 'buyer') => ({ id, financing_amount, buyer_id })
  const fitting = [claim('a', 60), claim('b', 50), claim('c', 40), claim('d', 10, 'small')]

  it.each([
    ['all that fits', { available: 1000, dayLimit: null }, ['a', 'b', 'c', 'd'], 160],
    ['what fits the limit of the day, passing over what does not', { available: 1000, dayLimit: 105 }, ['a', 'c'], 100],
    ['what the agreement has left', { available: 110, dayLimit: 1000 }, ['a', 'b'], 110],
    ['nothing of nothing', { available: 0, dayLimit: null }, [], 0],
  ])('takes %s', (_what, room, ids, sum) => {
    const chosen = chooseFitting(fitting, { ...room, buyerLimits: new Map() })
    expect([chosen.chosen.map(({ id }) => id), chosen.sum, chosen.left]).toEqual([ids, sum, 4 - ids.length])
  })

  it('leaves what is over the limit of a buyer', () => {
    const room = { available: 1000, dayLimit: null, buyerLimits: new Map([['buyer', 100]]) }
    expect(chooseFitting(fitting, room).chosen.map(({ id }) => id)).toEqual(['a', 'c', 'd'])
  })

  it.each([
    ['every working day', { schedule: 'EVERY_DAY', weekdays: [], last_run_at: null }, true],
    ['on its day', { schedule: 'WEEKDAYS', weekdays: [1], last_run_at: null }, true],
    ['on no other day', { schedule: 'WEEKDAYS', weekdays: [2, 5], last_run_at: null }, false],
    ['again on the next day', { schedule: 'EVERY_DAY', weekdays: [], last_run_at: '2026-11-22T20:59:00.000Z' }, true],
    ['once a day', { schedule: 'EVERY_DAY', weekdays: [], last_run_at: '2026-11-22T21:00:00.000Z' }, false],
  ] as const)('orders %s', (_when, rule, due) => {
    expect(isDue({ ...rule, weekdays: [...rule.weekdays] }, '2026-11-23', '2026-11-23')).toBe(due)
  })
})
