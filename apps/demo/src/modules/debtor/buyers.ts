import type { LimitStatus } from '@cabinet/contract/debtor/buyers'
import type { Insertable } from 'kysely'
import { demoId } from '../../ids.ts'
import type { createDemoTime } from '../../time.ts'
import { type DemoOrganizationKey, organizationId } from '../../organizations.ts'
import { personId } from '../../people.ts'
import type { DebtorBuyerTable } from '@cabinet/api/modules/debtor/buyers/tables'

const company = (
  name: string,
  itn: string,
  kpp: string | null,
  ogrn: string,
  form = 'Общество с ограниченной ответственностью',
) => ({
  short_name: `${form.startsWith('Акционерное') ? 'АО' : 'ООО'} «${name}»`,
  full_name: `${form} «${name}»`,
  itn,
  kpp,
  ogrn,
})

/** Fictional companies to which the organizations of the demo deliver. */
const companies = {
  // A name in quotes within a name in quotes ends with one pair of them.
  B1: {
    ...company('Торговый дом «Оптима Ритейл', '7799061015', '779901001', '1157799061012'),
    short_name: 'ООО «ТД «Оптима Ритейл»',
  },
  B2: company('Хлебторг', '6399062020', '639901001', '1126399062020', 'Акционерное общество'),
  B3: company('Маркет-Юг', '2399063033', '239901001', '1192399063031'),
  B4: company('СтройКомплект', '5299064046', '529901001', '1165299064040'),
  B5: company('ГородОпт', '6699065053', '669901001', '1146699065050'),
  B6: {
    short_name: 'ИП Ковалёв Игорь Петрович',
    full_name: 'Индивидуальный предприниматель Ковалёв Игорь Петрович',
    itn: '619906789087',
    kpp: null,
    ogrn: '318619900678908',
  },
  B7: company('Дельта Снаб', '7799067070', '779901001', '1227799067077'),
} as const
export type DemoBuyerKey = keyof typeof companies

/** A buyer of the demo; days are offsets from the start. */
export interface DemoBuyer {
  readonly key: DemoBuyerKey
  readonly contract: string
  readonly term: number
  /** Kopecks. */
  readonly requested?: number
  readonly approved?: number
  readonly status?: LimitStatus
  readonly validUntil?: number
  readonly comment?: string
  readonly rating?: 'A' | 'B' | 'C' | 'D' | 'E'
  readonly isSuspendedByDebt?: boolean
}

const MILLION = 100_000_000

/** Buyers of O5: a limit in each state, and one buyer within the blind limit. */
export const creditBuyers: readonly DemoBuyer[] = [
  { key: 'B1', contract: '17-ОР', term: 60, rating: 'B' },
  {
    key: 'B2',
    contract: '44-П',
    term: 60,
    requested: 5 * MILLION,
    approved: 5 * MILLION,
    status: 'APPROVED',
    validUntil: 180,
    rating: 'A',
  },
  {
    key: 'B3',
    contract: '208',
    term: 45,
    requested: 3 * MILLION,
    approved: 1.5 * MILLION,
    status: 'PARTIALLY_APPROVED',
    validUntil: 120,
    rating: 'C',
    comment: 'Лимит пересмотрим, когда увидим отчётность покупателя за год',
  },
  {
    key: 'B4',
    contract: 'СК-2026/3',
    term: 60,
    requested: 2 * MILLION,
    approved: 2 * MILLION,
    status: 'SUSPENDED',
    validUntil: 90,
    rating: 'D',
    isSuspendedByDebt: true,
  },
  { key: 'B5', contract: '5-ГО', term: 45, requested: MILLION, status: 'REQUESTED', rating: 'C' },
  {
    key: 'B6',
    contract: 'ИП-12',
    term: 30,
    requested: 0.8 * MILLION,
    approved: 0,
    status: 'REJECTED',
    rating: 'E',
    comment: 'Отрицательная кредитная история',
  },
  {
    key: 'B7',
    contract: 'ДС-9',
    term: 30,
    requested: 1.2 * MILLION,
    approved: 1.2 * MILLION,
    status: 'EXPIRED',
    validUntil: -8,
    rating: 'B',
  },
]

/** Buyers of O1. */
export const windBuyers: readonly DemoBuyer[] = [
  {
    key: 'B1',
    contract: '12-СВ',
    term: 45,
    requested: 4 * MILLION,
    approved: 4 * MILLION,
    status: 'APPROVED',
    validUntil: 200,
    rating: 'A',
  },
  { key: 'B3', contract: '31', term: 30, rating: 'B' },
]

/** Buyers of O9, whose insurance is suspended. */
export const yardBuyers: readonly DemoBuyer[] = [
  {
    key: 'B2',
    contract: '7-ЮД',
    term: 45,
    requested: 2 * MILLION,
    approved: 2 * MILLION,
    status: 'APPROVED',
    validUntil: 160,
    rating: 'A',
  },
]

/** Buyers of O10, which has asked for the end of its insurance. */
export const paintBuyers: readonly DemoBuyer[] = [
  {
    key: 'B5',
    contract: '19-К',
    term: 30,
    requested: 1.5 * MILLION,
    approved: 1.5 * MILLION,
    status: 'APPROVED',
    validUntil: 140,
    rating: 'B',
  },
]

/** Id of a buyer of the demo. */
export const demoBuyerId = (organization: DemoOrganizationKey, key: DemoBuyerKey): string =>
  demoId(`debtor buyer ${organization} ${key}`)

/** The row of a buyer. */
export const buyerRow = (
  organization: DemoOrganizationKey,
  author: string,
  time: ReturnType<typeof createDemoTime>,
  buyer: DemoBuyer,
): Insertable<DebtorBuyerTable> => {
  const requestedAt = buyer.status === 'REQUESTED' ? time.instant(-1.2) : time.instant(-210)
  return {
    ...companies[buyer.key],
    organization_id: organizationId(organization),
    id: demoBuyerId(organization, buyer.key),
    version: 1,
    contract_number: buyer.contract,
    contract_date: time.day(-240),
    payment_term_days: buyer.term,
    comment: null,
    limit_status: buyer.status ?? null,
    requested_limit: buyer.requested ?? null,
    requested_by: buyer.requested === undefined ? null : personId(author),
    requested_at: buyer.requested === undefined ? null : requestedAt,
    approved_limit: buyer.approved ?? null,
    limit_valid_until: buyer.validUntil === undefined ? null : time.day(buyer.validUntil),
    limit_comment: buyer.comment ?? null,
    rating_group: buyer.rating ?? null,
    is_suspended_by_debt: buyer.isSuspendedByDebt ?? false,
    created_at: time.instant(-215),
    updated_at: requestedAt,
    is_deleted: false,
  }
}
