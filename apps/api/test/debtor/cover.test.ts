import { describe, expect, it } from 'vitest'
import { minimumLack } from '../../src/modules/debtor/invoices/minimum.ts'
import { OFFERED_TERMS } from '../../src/modules/debtor/policy/terms.ts'
import {
  coverOf,
  type Declared,
  indemnityOf,
  limitInForce,
  type LimitState,
  type PolicyState,
} from '../../src/modules/debtor/buyers/cover.ts'
import { deadlinesOf } from '../../src/modules/debtor/shipments/declare.ts'

const TODAY = '2026-11-20'
const roubles = (sum: number): number => Math.round(sum * 100)

const policy: PolicyState = { isInForce: true, isSuspended: false, startDate: '2026-04-01', endDate: '2027-03-31' }
const shipment = (amount: number, change: Partial<Declared> = {}): Declared => ({
  amount: roubles(amount),
  deferralDays: 60,
  shipmentDate: '2026-11-19',
  dueDate: '2027-01-18',
  ...change,
})
const approved: LimitState = {
  status: 'APPROVED',
  approved: roubles(2_000_000),
  validUntil: '2027-02-18',
  overdueDays: 0,
}
const limitOf = (change: Partial<LimitState> = {}) => limitInForce({ ...approved, ...change }, OFFERED_TERMS, TODAY)

describe('the limit in force', () => {
  it.each([
    ['is what the insurer has approved', {}, 2_000_000, null],
    ['is what it approved in part', { status: 'PARTIALLY_APPROVED', approved: roubles(1_500_000) }, 1_500_000, null],
    ['is the blind one while nothing was asked for', { status: null, approved: null, validUntil: null }, 500_000, null],
    [
      'is the blind one while the first is considered',
      { status: 'REQUESTED', approved: null, validUntil: null },
      500_000,
      null,
    ],
    ['is the present one while another is considered', { status: 'REQUESTED' }, 2_000_000, null],
    ['is none after a refusal', { status: 'REJECTED', approved: 0, validUntil: null }, 0, 'NO_LIMIT'],
    [
      'is none when asked for again after a refusal',
      { status: 'REQUESTED', approved: 0, validUntil: null },
      0,
      'NO_LIMIT',
    ],
    ['is none while suspended', { status: 'SUSPENDED' }, 0, 'LIMIT_SUSPENDED'],
    ['is none when a debt is 31 days overdue', { overdueDays: 31 }, 0, 'LIMIT_SUSPENDED'],
    ['bears 30 days overdue', { overdueDays: 30 }, 2_000_000, null],
    [
      'is none of a blind buyer who is 31 days overdue',
      { status: null, approved: null, validUntil: null, overdueDays: 31 },
      0,
      'LIMIT_SUSPENDED',
    ],
    ['holds on its last day', { validUntil: TODAY }, 2_000_000, null],
    ['is none on the day after', { validUntil: '2026-11-19' }, 0, 'LIMIT_EXPIRED'],
    ['is none when expired', { status: 'EXPIRED' }, 0, 'LIMIT_EXPIRED'],
  ] as const)('%s', (_name, change, limit, reason) => {
    expect(limitOf(change as Partial<LimitState>)).toMatchObject({ limit: roubles(limit), reason })
  })
})

describe('the cover of a shipment', () => {
  // The limit of B4 is 2 000 000: О-165 holds 640 000 of it and О-150 860 000, so 500 000 are left for О-180.
  it.each([
    ['the first takes what it needs', 640_000, 0, 640_000, 2240, null],
    ['the second takes what it needs of the rest', 860_000, 640_000, 860_000, 3010, null],
    ['О-180 takes the 500 000 that are left', 860_000, 1_500_000, 500_000, 3010, 'LIMIT_USED_UP'],
    ['exactly the rest is whole', 500_000, 1_500_000, 500_000, 1750, null],
    ['one kopeck is left', 500_000, 1_999_999.99, 0.01, 1750, 'LIMIT_USED_UP'],
    ['nothing is left', 500_000, 2_000_000, 0, 0, 'LIMIT_USED_UP'],
    ['more is used than the limit, which was lowered', 500_000, 2_500_000, 0, 0, 'LIMIT_USED_UP'],
    ['half a kopeck of premium is a kopeck', 0.01 * 143, 0, 1.43, 0.01, null],
  ] as const)('%s', (_name, amount, used, insured, premium, reason) => {
    const cover = coverOf(shipment(amount), { policy, limit: limitOf(), used: roubles(used) }, OFFERED_TERMS, TODAY)
    expect(cover).toEqual({ insuredAmount: roubles(insured), premium: roubles(premium), reason })
  })

  it('is the blind limit of B1: 500 000 of 620 000', () => {
    const limit = limitOf({ status: null, approved: null, validUntil: null })
    expect(coverOf(shipment(620_000), { policy, limit, used: 0 }, OFFERED_TERMS, TODAY)).toEqual({
      insuredAmount: roubles(500_000),
      premium: roubles(2170),
      reason: 'LIMIT_USED_UP',
    })
  })

  it.each([
    ['DEFERRAL_TOO_LONG', { deferralDays: 91 }, {}],
    ['DECLARED_LATE', { dueDate: '2026-11-19' }, {}],
    ['OUT_OF_POLICY', { shipmentDate: '2026-03-31' }, {}],
    ['OUT_OF_POLICY', { shipmentDate: '2027-04-01' }, {}],
    ['OUT_OF_POLICY', {}, { isInForce: false }],
    ['OUT_OF_POLICY', {}, { startDate: null }],
    ['INSURANCE_SUSPENDED', {}, { isInForce: false, isSuspended: true }],
  ] as const)('is nothing and costs nothing: %s', (reason, change, details) => {
    const given = { policy: { ...policy, ...details }, limit: limitOf(), used: 0 }
    expect(coverOf(shipment(100_000, change), given, OFFERED_TERMS, TODAY)).toEqual({
      insuredAmount: 0,
      premium: 0,
      reason,
    })
  })

  it.each([
    ['a deferral of 90 days', { deferralDays: 90 }],
    ['the last day of payment', { dueDate: TODAY }],
    ['the first day of the policy', { shipmentDate: '2026-04-01' }],
  ])('takes %s', (_name, change) => {
    const given = { policy, limit: limitOf(), used: 0 }
    expect(coverOf(shipment(100_000, change), given, OFFERED_TERMS, TODAY).reason).toBeNull()
  })
})

describe('the days of a debt', () => {
  it.each([
    ['by the terms that are offered', '2026-11-20', {}, '2026-12-20', '2027-02-18'],
    ['over the end of a leap February', '2028-01-30', {}, '2028-02-29', '2028-04-29'],
    [
      'by terms of another insurer',
      '2026-11-20',
      { notificationDays: 15, waitingPeriodDays: 150 },
      '2026-12-05',
      '2027-04-19',
    ],
    ['without a waiting period', '2026-11-20', { waitingPeriodDays: 0 }, '2026-12-20', '2026-11-20'],
  ])('follow from the due date %s', (_name, dueDate, change, noticeUntil, claimFrom) => {
    expect(deadlinesOf(dueDate, { ...OFFERED_TERMS, ...change })).toEqual({ noticeUntil, claimFrom })
  })
})

describe('the indemnity', () => {
  it.each([
    ['the whole debt', 860_000, 860_000, 774_000],
    ['what is insured of it', 500_000, 860_000, 450_000],
    ['what is left of the debt', 860_000, 300_000, 270_000],
    ['nothing when everything is paid', 860_000, 0, 0],
    ['rounded to a kopeck', 0.05, 0.05, 0.05],
  ])('%s', (_name, insured, debt, amount) => {
    expect(indemnityOf(roubles(insured), roubles(debt), 90).amount).toBe(roubles(amount))
  })
})

describe('the minimum premium', () => {
  const year = { startDate: '2026-04-01', endDate: '2027-03-31', minPremium: roubles(120_000) }

  it.each([
    ['a year with no premiums', year, 0, 120_000],
    ['a year with less', year, 41_250.5, 78_749.5],
    ['a year with as much', year, 120_000, 0],
    ['a year with more', year, 200_000, 0],
    ['73 days owe a fifth', { ...year, endDate: '2026-06-12' }, 0, 24_000],
    ['a single day', { ...year, endDate: '2026-04-01' }, 0, 328.76],
  ])('of %s', (_name, policyYear, invoiced, lack) => {
    expect(minimumLack(policyYear, roubles(invoiced))).toBe(roubles(lack))
  })
})
