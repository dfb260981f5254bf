import type { Insertable } from 'kysely'
import { demoId } from '../../ids.ts'
import { type DemoOrganizationKey, organizationId, paymentDetailsId } from '../../organizations.ts'
import { personId } from '../../people.ts'
import { createDemoTime } from '../../time.ts'
import { continueNumbers } from '@cabinet/api/platform/counters'
import type { SeedContext } from '../../module.ts'
import { addWorkingDays } from '@cabinet/api/kernel/working-days'
import { seedAgreementFiles } from './files/seed.ts'
import { seedRequestForms } from './requests/seed.ts'
import { bankId, type DemoBankKey, seedBanks } from './seed-banks.ts'
import { seedRegisters } from './seed-registers.ts'
import type { FinanceAgreementTable } from '@cabinet/api/modules/finance/agreements/tables'
import type { FinanceOfferTable } from '@cabinet/api/modules/finance/offers/tables'
import type { FinanceRequestTable } from '@cabinet/api/modules/finance/requests/tables'

const ROUBLE = 100

interface DemoAgreement {
  readonly number: string
  readonly from: number
  readonly to: number
}

interface DemoRequest {
  readonly ordinal: number
  readonly createdAt: number
  readonly status: Insertable<FinanceRequestTable>['status']
  /** Days before the start; a fraction is hours. */
  readonly sentAt?: number
  readonly decidedAt?: number
  readonly retryAt?: number
  readonly comment?: string
  readonly agreement?: DemoAgreement
}

interface DemoOffer {
  readonly organization: DemoOrganizationKey
  readonly key: string
  readonly bank: DemoBankKey
  readonly product: FinanceOfferTable['product']
  readonly limitRoubles: number
  readonly rate: number
  readonly status?: 'CANCEL'
  readonly request?: DemoRequest
}

/** Whoever asks for money in the demo: the owner of the cabinet. */
const AUTHORS: Partial<Record<DemoOrganizationKey, string>> = { O1: 'P1', O6: 'P7' }

const HOURS = 1 / 24

/** Offers in the order in which people see them. F1 to F8 show every state that an offer can have. */
const demoOffers: readonly DemoOffer[] = [
  {
    organization: 'O6',
    key: 'F1',
    bank: 'FB1',
    product: 'FACTORING',
    limitRoubles: 15_000_000,
    rate: 24.5,
    request: {
      ordinal: 18,
      createdAt: -275,
      status: 'PROCESSING',
      sentAt: -273,
      decidedAt: -252,
      agreement: { number: 'ФД-77/2026-018', from: -250, to: 115 },
    },
  },
  {
    organization: 'O6',
    key: 'F2',
    bank: 'FB2',
    product: 'FACTORING',
    limitRoubles: 8_000_000,
    rate: 22.9,
    request: {
      ordinal: 4,
      createdAt: -405,
      status: 'PROCESSING',
      sentAt: -403,
      decidedAt: -388,
      agreement: { number: 'ФД-78/2025-204', from: -385, to: -20 },
    },
  },
  {
    organization: 'O6',
    key: 'F3',
    bank: 'FB3',
    product: 'FACTORING',
    limitRoubles: 20_000_000,
    rate: 26,
    request: { ordinal: 119, createdAt: -8, status: 'PROCESSING', sentAt: -6 },
  },
  {
    organization: 'O6',
    key: 'F4',
    bank: 'FB4',
    product: 'FACTORING',
    limitRoubles: 5_000_000,
    rate: 27.4,
    request: { ordinal: 122, createdAt: -1, status: 'SEND_BANK', sentAt: -3 * HOURS },
  },
  {
    organization: 'O6',
    key: 'F5',
    bank: 'FB5',
    product: 'FACTORING',
    limitRoubles: 12_000_000,
    rate: 25.2,
    request: {
      ordinal: 108,
      createdAt: -30,
      status: 'CANCEL',
      sentAt: -28,
      decidedAt: -12,
      retryAt: 18,
      comment: 'Недостаточный срок деятельности с покупателями',
    },
  },
  {
    organization: 'O6',
    key: 'F6',
    bank: 'FB1',
    product: 'ORDER_FINANCING',
    limitRoubles: 3_000_000,
    rate: 28,
    request: { ordinal: 121, createdAt: -2, status: 'DRAFT' },
  },
  { organization: 'O6', key: 'F7', bank: 'FB2', product: 'CREDIT_LINE', limitRoubles: 10_000_000, rate: 23.8 },
  {
    organization: 'O6',
    key: 'F8',
    bank: 'FB4',
    product: 'CREDIT_LINE',
    limitRoubles: 6_000_000,
    rate: 29,
    status: 'CANCEL',
  },
  {
    organization: 'O1',
    key: 'N1',
    bank: 'FB1',
    product: 'FACTORING',
    limitRoubles: 25_000_000,
    rate: 23.9,
    request: {
      ordinal: 21,
      createdAt: -205,
      status: 'PROCESSING',
      sentAt: -203,
      decidedAt: -182,
      agreement: { number: 'ФД-77/2026-031', from: -180, to: 185 },
    },
  },
  {
    organization: 'O1',
    key: 'N2',
    bank: 'FB5',
    product: 'FACTORING',
    limitRoubles: 18_000_000,
    rate: 25.6,
    request: { ordinal: 120, createdAt: -5, status: 'PROCESSING', sentAt: -4 },
  },
  {
    organization: 'O1',
    key: 'N6',
    bank: 'FB1',
    product: 'CREDIT_LINE',
    limitRoubles: 9_000_000,
    rate: 24.9,
    request: { ordinal: 118, createdAt: -7, status: 'PROCESSING', sentAt: -6 },
  },
  { organization: 'O1', key: 'N3', bank: 'FB3', product: 'CREDIT_LINE', limitRoubles: 12_000_000, rate: 24.2 },
  {
    organization: 'O1',
    key: 'N4',
    bank: 'FB2',
    product: 'CREDIT_LINE',
    limitRoubles: 5_000_000,
    rate: 23.4,
    request: {
      ordinal: 47,
      createdAt: -140,
      status: 'PROCESSING',
      sentAt: -139,
      decidedAt: -121,
      agreement: { number: 'КЛ-78/2026-012', from: -120, to: 245 },
    },
  },
  {
    organization: 'O1',
    key: 'N5',
    bank: 'FB4',
    product: 'ORDER_FINANCING',
    limitRoubles: 6_000_000,
    rate: 26.8,
    request: {
      ordinal: 63,
      createdAt: -110,
      status: 'PROCESSING',
      sentAt: -109,
      decidedAt: -92,
      agreement: { number: 'ФЗ-66/2026-007', from: -90, to: 275 },
    },
  },
  { organization: 'O2', key: 'L1', bank: 'FB5', product: 'CREDIT_LINE', limitRoubles: 1_500_000, rate: 28.5 },
  { organization: 'O4', key: 'D1', bank: 'FB4', product: 'ORDER_FINANCING', limitRoubles: 4_000_000, rate: 27.1 },
]

/** Days before the start at which the first offer was made; each next one a day later, which keeps their order. */
const OFFERED = -430

/** The number that the next request gets is one above the last of the demo. */
const LAST_ORDINAL = 122

interface Rows {
  readonly offers: Insertable<FinanceOfferTable>[]
  readonly requests: Insertable<FinanceRequestTable>[]
  readonly agreements: Insertable<FinanceAgreementTable>[]
}

const rowsOf = (start: Date): Rows => {
  const time = createDemoTime(start)
  const rows: Rows = { offers: [], requests: [], agreements: [] }
  for (const [index, offer] of demoOffers.entries()) {
    const { key, request, limitRoubles } = offer
    const organization_id = organizationId(offer.organization)
    const offeredAt = time.instant(OFFERED + index)
    const audit = { created_at: offeredAt, updated_at: offeredAt, is_deleted: false }
    rows.offers.push({
      organization_id,
      id: demoId(`offer ${key}`),
      bank_id: bankId(offer.bank),
      product: offer.product,
      status: offer.status ?? null,
      financing_limit: limitRoubles * ROUBLE,
      interest_rate: offer.rate,
      end_date: time.day(40 + index),
      advance_rate: offer.product === 'CREDIT_LINE' ? 100 : 90,
      max_deferral_days: offer.product === 'CREDIT_LINE' ? 180 : 120,
      fee: offer.product === 'FACTORING' ? 0.6 : null,
      with_recourse: offer.product !== 'CREDIT_LINE',
      ...audit,
    })
    if (!request) continue
    const createdAt = time.instant(request.createdAt)
    const sentDay = request.sentAt === undefined ? null : time.day(request.sentAt)
    rows.requests.push({
      organization_id,
      id: demoId(`request ${key}`),
      offer_id: demoId(`offer ${key}`),
      number: `ФН-${createdAt.slice(0, 4)}-${String(request.ordinal).padStart(6, '0')}`,
      status: request.status,
      financing_limit: limitRoubles * ROUBLE,
      created_by: personId(AUTHORS[offer.organization] ?? 'P1'),
      sent_at: request.sentAt === undefined ? null : time.instant(request.sentAt),
      planned_decision_date: sentDay === null ? null : addWorkingDays(sentDay, 14),
      decision_at: request.decidedAt === undefined ? null : time.instant(request.decidedAt),
      decision_comment: request.comment ?? null,
      retry_available_date: request.retryAt === undefined ? null : time.day(request.retryAt),
      created_at: createdAt,
      updated_at: createdAt,
      is_deleted: false,
    })
    if (!request.agreement) continue
    const { number, from, to } = request.agreement
    rows.agreements.push({
      organization_id,
      id: demoId(`agreement ${key}`),
      request_id: demoId(`request ${key}`),
      number,
      financing_limit: limitRoubles * ROUBLE,
      bank_id: bankId(offer.bank),
      product: offer.product,
      interest_rate: offer.rate,
      advance_rate: offer.product === 'CREDIT_LINE' ? 100 : 90,
      max_deferral_days: offer.product === 'CREDIT_LINE' ? 180 : 120,
      fee: offer.product === 'FACTORING' ? 0.6 : null,
      with_recourse: offer.product !== 'CREDIT_LINE',
      finished_date: time.day(to),
      terminated_at: null,
      payment_details_id: paymentDetailsId(offer.organization),
      created_at: time.instant(from),
      updated_at: time.instant(from),
      is_deleted: false,
    })
  }
  return rows
}

/** Banks, and every state of offers, requests and agreements. */
export const seedFinance = async (context: SeedContext): Promise<void> => {
  const { database, start } = context
  await seedBanks(context)
  const { offers, requests, agreements } = rowsOf(start)
  await database.query.insertInto('finance_offer').values(offers).execute()
  await database.query.insertInto('finance_request').values(requests).execute()
  await database.query.insertInto('finance_agreement').values(agreements).execute()
  await seedAgreementFiles(context, agreements)
  await seedRequestForms(context, requests)
  await continueNumbers(database, `finance-request-${createDemoTime(start).day(0).slice(0, 4)}`, LAST_ORDINAL)
  await seedRegisters(context)
}
