import {
  claimArithmetic,
  claimChecklist,
  type ClaimConditions,
  claimFieldIssues,
  type ClaimMoney,
} from '@cabinet/contract/claim/rules'
import { claimDocuments, type ClaimFields, emptyClaim } from '@cabinet/contract/claim/values'
import { insuredEvents } from '@cabinet/contract/insured'
import { message } from '@cabinet/validators/messages'
import { describe, expect, it } from 'vitest'
import {
  answerUntil,
  decisionUntil,
  deadlinesOf,
  nextDeadline,
  paymentUntil,
} from '../../src/modules/claim/deadlines.ts'
import { monthBefore } from '../../src/modules/claim/monthly.ts'

const cargo = (value: number, insured: number): ClaimMoney => ({
  value,
  insured,
  most: Math.min(value, insured),
  bound: value <= insured ? 'DECLARED_VALUE' : 'LIMIT',
  rate: null,
})
const credit = (debt: number, insured: number, rate = 90): ClaimMoney => ({
  value: debt,
  insured,
  most: Math.round((Math.min(debt, insured) * rate) / 100),
  bound: debt <= insured ? 'DEBT' : 'LIMIT',
  rate,
})

describe('the arithmetic of a claim', () => {
  it.each([
    // What is asked for, what the carrier has paid, what is expected.
    [349_000, null, 349_000],
    [560_000, 260_000, 300_000],
    [100, 99, 1],
    [100, 500, 0],
  ])('of cargo: %i less %s is %i', (claimedAmount, courierCompensation, expected) => {
    const values = { claimedAmount, courierCompensation, debtAmount: null }
    expect(claimArithmetic(values, { product: 'SENDER', money: cargo(1_000_000, 1_000_000) })?.expected).toBe(expected)
  })

  it.each([
    // Debt in the form, insured amount, rate, indemnity.
    [86_000_000, 86_000_000, 90, 77_400_000],
    [86_000_000, 50_000_000, 90, 45_000_000],
    [40_000_000, 50_000_000, 90, 36_000_000],
    [62_000_000, 50_000_000, 85, 42_500_000],
    [333, 1000, 90, 300],
    [335, 1000, 90, 302],
    [0, 1000, 90, 0],
  ])(
    'of a credit: a debt of %i of which %i is insured at %i percent pays %i',
    (debtAmount, insured, rate, expected) => {
      const values = { claimedAmount: null, courierCompensation: null, debtAmount }
      const arithmetic = claimArithmetic(values, { product: 'DEBTOR', money: credit(debtAmount, insured, rate) })
      expect(arithmetic).toMatchObject({ rate, claimed: expected, expected })
    },
  )

  it('says nothing while the sum is not entered, and of a group', () => {
    const values = { claimedAmount: null, courierCompensation: null, debtAmount: null }
    expect(claimArithmetic(values, { product: 'SENDER', money: cargo(1, 1) })).toBeNull()
    expect(claimArithmetic(values, { product: 'DEBTOR', money: credit(1, 1) })).toBeNull()
    expect(claimArithmetic({ ...values, claimedAmount: 5 }, { product: 'SENDER', money: null })).toBeNull()
  })
})

describe('the rules of the form', () => {
  const conditions = (more: Partial<ClaimConditions> = {}): ClaimConditions => ({
    product: 'SENDER',
    isGroupClaim: false,
    today: '2026-11-20',
    earliestDate: '2026-11-01',
    money: cargo(349_000, 10_000_000),
    items: [{ itemId: '1-1', amount: 2 }],
    ...more,
  })
  const whole: ClaimFields = {
    ...emptyClaim,
    subjectCode: 'COURIER_DAMAGE',
    eventDate: '2026-11-10',
    detectedDate: '2026-11-12',
    description: 'Коробка вскрыта, товар внутри разбит.',
    damagedItems: [{ itemId: '1-1', damagedAmount: 1 }],
    claimedAmount: 349_000,
    pretension: { isSent: true, date: '2026-11-13', number: null, answer: 'NONE', answerDate: null },
    contact: { lastname: 'Власова', firstname: 'Ирина', phone: '+70000000005', email: 'vlasova@company.example' },
    paymentDetailsId: '00000000-0000-4000-8000-000000000000',
    isConfirmed: true,
  }
  const issues = (form: Partial<ClaimFields>, more: Partial<ClaimConditions> = {}) =>
    claimFieldIssues({ ...whole, ...form }, conditions(more), 'complete').map(({ field, code, issue }) => [
      field,
      code,
      message(issue, 'ru').replaceAll(/\s/g, ' '),
    ])

  it('take a whole form', () => {
    expect(issues({})).toEqual([])
  })

  it.each([
    [cargo(349_000, 10_000_000), 'Не больше объявленной стоимости — 3 490,00 ₽', 349_001],
    [cargo(20_000_000, 10_000_000), 'Не больше страхового лимита — 100 000,00 ₽', 10_000_001],
  ])('bound the sum: %j', (money, text, claimedAmount) => {
    expect(issues({ claimedAmount }, { money })).toEqual([['claimedAmount', 'OVER_LIMIT', text]])
    expect(issues({ claimedAmount: claimedAmount - 1 }, { money })).toEqual([])
  })

  it.each([
    [{ claimedAmount: 0 }, 'claimedAmount', 'NOT_POSITIVE'],
    [{ courierCompensation: 349_000 }, 'courierCompensation', 'NOTHING_LEFT'],
    [{ eventDate: '2026-10-31' }, 'eventDate', 'early'],
    [{ eventDate: '2026-11-21', detectedDate: null }, 'eventDate', 'late'],
    [{ detectedDate: '2026-11-09' }, 'detectedDate', 'early'],
    [{ description: 'Разбито' }, 'description', 'short'],
    [{ damagedItems: [] }, 'damagedItems', 'empty'],
    [{ damagedItems: [{ itemId: '1-1', damagedAmount: 3 }] }, 'damagedItems[0].damagedAmount', 'AMOUNT'],
    [{ damagedItems: [{ itemId: '9-9', damagedAmount: 1 }] }, 'damagedItems[0].damagedAmount', 'AMOUNT'],
    [{ pretension: null }, 'pretension.isSent', 'empty'],
    [{ pretension: { ...whole.pretension, isSent: true, date: null } as never }, 'pretension.date', 'empty'],
    [{ isConfirmed: false }, 'isConfirmed', 'unchecked'],
    [{ paymentDetailsId: null }, 'paymentDetailsId', 'empty'],
    [{ subjectCode: null, damagedItems: [] }, 'subjectCode', 'empty'],
  ] as const)('refuse %j', (form, field, code) => {
    expect(issues(form as Partial<ClaimFields>).map(([where, what]) => [where, what])).toEqual([[field, code]])
  })

  it.each([
    [{ bankruptcyCaseNumber: null }, 'empty'],
    [{ bankruptcyCaseNumber: '12345' }, 'CASE_NUMBER'],
  ])('ask for the case of a bankruptcy: %j', (form, code) => {
    const debtor: Partial<ClaimFields> = {
      subjectCode: 'TC_BANKRUPTCY',
      debtAmount: 86_000_000,
      pretensionDate: '2026-11-05',
      buyerReply: 'NO_REPLY',
    }
    const more = { product: 'DEBTOR', money: credit(86_000_000, 50_000_000) } as const
    expect(issues({ ...debtor, ...form }, more).map(([, what]) => what)).toEqual([code])
    expect(issues({ ...debtor, bankruptcyCaseNumber: 'А40-12345/2026' }, more)).toEqual([])
    expect(issues({ ...debtor, bankruptcyCaseNumber: 'А40-12345/2026', debtAmount: 86_000_001 }, more)).toEqual([
      ['debtAmount', 'OVER_LIMIT', 'Не больше долга — 860 000,00 ₽'],
    ])
  })

  it('take an overdue payment only after the waiting period, and a bankruptcy at once', () => {
    const debtor = { debtAmount: 100, pretensionDate: '2026-11-05', buyerReply: 'NO_REPLY' } as const
    const more = { product: 'DEBTOR', money: credit(100, 100), events: ['BANKRUPTCY'] } as const
    expect(issues({ ...debtor, subjectCode: 'TC_OVERDUE' }, more)).toEqual([
      ['subjectCode', 'EVENT_NOT_POSSIBLE', 'Заявление на эту тему сейчас подать нельзя'],
    ])
    const bankrupt = { ...debtor, subjectCode: 'TC_BANKRUPTCY', bankruptcyCaseNumber: 'А40-1/2026' } as const
    expect(issues(bankrupt, more)).toEqual([])
  })

  it('ask a group for nothing but the contact, the account and the confirmation', () => {
    const group = { ...emptyClaim, subjectCode: 'COURIER_RETURN' } as const
    const found = claimFieldIssues(group, conditions({ isGroupClaim: true, money: null }), 'complete')
    expect(found.map(({ field }) => field)).toEqual([
      'contact.lastname',
      'contact.firstname',
      'contact.phone',
      'contact.email',
      'paymentDetailsId',
      'isConfirmed',
    ])
  })
})

describe('the matrix of documents', () => {
  it.each([
    ['LOSS', ['COST_PROOF', 'PRETENSION']],
    ['DAMAGE', ['COST_PROOF', 'ACT', 'PHOTO', 'PRETENSION']],
    ['SHORTAGE', ['COST_PROOF', 'INVENTORY', 'ACT', 'PHOTO', 'PRETENSION']],
    ['RETURN', []],
    ['OVERDUE_PAYMENT', ['COST_PROOF', 'SUPPLY_CONTRACT', 'DELIVERY_PROOF', 'BUYER_PRETENSION', 'RECONCILIATION']],
    [
      'BANKRUPTCY',
      ['COST_PROOF', 'SUPPLY_CONTRACT', 'DELIVERY_PROOF', 'BUYER_PRETENSION', 'RECONCILIATION', 'COURT_ACT'],
    ],
  ] as const)('of %s asks for %j', (event, types) => {
    const asked = claimDocuments[event].filter(({ need }) => need === 'REQUIRED').map(({ type }) => type)
    expect(asked).toEqual(types)
  })

  it('wants three photographs of damage, and a refused one does not count', () => {
    const photo = { type: 'PHOTO', status: 'UPLOADED' } as const
    const line = (count: number) =>
      claimChecklist('DAMAGE', [
        ...Array.from({ length: count }, () => photo),
        { type: 'PHOTO', status: 'REJECTED' },
      ]).find(({ type }) => type === 'PHOTO')
    expect(line(2)).toMatchObject({ least: 3, count: 2, isEnough: false })
    expect(line(3)).toMatchObject({ count: 3, isEnough: true })
  })

  it('names a type once for each event', () => {
    for (const event of insuredEvents) {
      const types = claimDocuments[event].map(({ type }) => type)
      expect(new Set(types).size).toBe(types.length)
    }
  })
})

describe('the deadlines', () => {
  it.each([
    ['2026-11-20', '2026-12-10', '2026-11-27', '2026-12-20'],
    ['2026-12-28', '2027-01-26', '2027-01-13', '2027-01-27'],
    ['2027-02-19', '2027-03-15', '2027-03-01', '2027-03-21'],
  ])('counted from %s: decision %s, payment %s, documents %s', (day, decision, payment, documents) => {
    expect([decisionUntil(day), paymentUntil(day), answerUntil(day)]).toEqual([decision, payment, documents])
  })

  it('say what comes next, and how many working days are left', () => {
    const row = {
      status: 'IN_REVIEW',
      submit_until: '2027-01-10',
      documents_until: null,
      decision_until: '2026-12-04',
      payment_until: null,
    } as const
    expect(nextDeadline(row, '2026-12-01')).toEqual({
      kind: 'DECISION',
      date: '2026-12-04',
      daysLeft: 3,
      workingDaysLeft: 3,
      isApproximate: false,
    })
    expect(nextDeadline(row, '2026-12-07')).toMatchObject({ daysLeft: -3, workingDaysLeft: -1 })
    expect(deadlinesOf(row, '2026-12-01').map(({ kind }) => kind)).toEqual(['SUBMIT', 'DECISION'])
    expect(nextDeadline({ ...row, status: 'PAID' }, '2026-12-01')).toBeNull()
    const later = { ...row, decision_until: '2031-03-04' }
    expect(nextDeadline(later, '2031-03-01')?.isApproximate).toBe(true)
  })

  it.each([
    ['2026-11-10', '2026-10'],
    ['2027-01-10', '2026-12'],
    ['2026-03-31', '2026-02'],
  ])('the month before %s is %s', (day, month) => {
    expect(monthBefore(day)).toBe(month)
  })
})
