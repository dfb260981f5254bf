import { requestConsentFlags } from '@cabinet/contract/finance/request-values'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Newcomer } from './mailbox.ts'
import { entered } from './entered.ts'
import { people } from './people.ts'

const API = '/api/v1'
const DAY_MS = 86_400_000

interface OfferPage {
  readonly content: readonly {
    readonly financingLimit: { readonly bank: { readonly id: string; readonly fullName: string } }
  }[]
}

/** An offer of a bank to a company of its own. @returns the name of the bank */
export const offerTo = async (request: APIRequestContext, newcomer: Newcomer): Promise<string> => {
  const client = await entered(request, people.P7)
  const { content } = await client<OfferPage>('POST', '/finance/offer/find/actual', { pageSize: 100, filters: [] })
  const bank = content[0]?.financingLimit.bank
  const staff = await entered(request, people.P8)
  await staff('POST', '/finance/offer', {
    bankId: bank?.id,
    organizationItn: newcomer.itn,
    product: 'FACTORING',
    financingLimit: 500_000_000,
    interestRate: 25,
    endDate: '2099-12-31',
    advanceRate: 90,
    maxDeferralDays: 90,
    withRecourse: true,
  })
  return bank?.fullName ?? ''
}

const address = {
  postalCode: '129085',
  region: null,
  city: 'г. Москва',
  street: 'ул. Годовикова',
  house: 'д. 9',
  flat: null,
  fiasId: null,
}

/** Fills in the general part and the account, and leaves the site to who types it. */
export const fillGeneral = async (request: APIRequestContext, { email }: Newcomer, id: string): Promise<void> => {
  const owner = await entered(request, email)
  const form = await owner<Record<string, unknown>>('GET', `/finance/request/${id}/form`)
  const fields = ['website', 'edoOperator', 'financingPurposeText', 'loansSum'] as const
  await owner('PUT', `/finance/request/${id}/form`, {
    version: form['version'],
    ...Object.fromEntries(fields.map((field) => [field, form[field]])),
    employeesCount: form['employeesCount'] ?? 12,
    actualAddress: address,
    head: {
      lastname: 'Новикова',
      firstname: 'Анна',
      middlename: null,
      position: 'Директор',
      basis: 'CHARTER',
      basisNumber: null,
      basisDate: null,
      itn: null,
    },
    okved: { code: '47.91', name: null },
    taxSystem: 'OSNO',
    annualRevenue: 9_000_000_000,
    requestedLimit: 400_000_000,
    financingPurpose: 'PURCHASE',
    averageMonthlySupply: 700_000_000,
    averageDeferralDays: 45,
    mainBuyers: [{ itn: '7707083893', name: 'ПАО «Сбербанк»', monthlySum: 100_000_000, deferralDays: 30 }],
    hasLoans: false,
    hasOverdue: false,
  })
  await owner('POST', `/finance/request/${id}/form/payment-details`, {
    version: null,
    bik: '044525974',
    bankName: 'АО «ТБанк»',
    bankCity: null,
    correspondentAccount: '30101810145250000974',
    settlementAccount: '40702810799990000003',
    accountOpenedDate: null,
    monthlyTurnover: null,
    organizationPaymentDetailsId: null,
  })
}

/** Fills in the founder, the contact and the consents. */
export const fillRest = async (request: APIRequestContext, { phone, email }: Newcomer, id: string): Promise<void> => {
  const owner = await entered(request, email)
  const none = { itn: null, middlename: null }
  await owner('POST', `/finance/request/${id}/form/founder`, {
    ...none,
    founderType: 'PERSON',
    sharePercent: 100,
    isBeneficiary: null,
    lastname: 'Новикова',
    firstname: 'Анна',
    birthDate: '1984-05-14',
    birthPlace: 'г. Москва',
    citizenship: 'RU',
    snils: null,
    document: {
      type: 'PASSPORT_RF',
      series: '4500',
      number: '000012',
      issueDate: '2004-06-20',
      issuedBy: 'ОВД района Хамовники',
      departmentCode: '772-001',
    },
    registrationAddress: address,
    isPublicOfficial: false,
    fullName: null,
    ogrn: null,
    kpp: null,
    legalAddress: null,
  })
  await owner('POST', `/finance/request/${id}/form/contact-data`, {
    contactType: 'MAIN',
    lastname: 'Новикова',
    firstname: 'Анна',
    middlename: null,
    position: 'Директор',
    mobilePhone: phone,
    email,
    workPhone: null,
    extension: null,
    preferredTime: null,
  })
  for (const flag of requestConsentFlags) {
    await owner('POST', `/finance/request/${id}/form/agreement-flag/${flag}/accepted/true`)
  }
}

/** A bank as a partner, with a key of its own. */
export const bankOf = async (request: APIRequestContext, name: string) => {
  const staff = await entered(request, people.P8)
  const { content: partners } = await staff<{ content: { id: string; name: string }[] }>('POST', '/partners/find', {
    pageSize: 100,
  })
  const { key } = await staff<{ key: string }>(
    'POST',
    `/partners/${partners.find((partner) => partner.name === name)?.id}/key`,
    { isTest: false, note: 'End-to-end test' },
  )
  const headers = { authorization: `Bearer ${key}` }
  let count = 0
  /** Something that happened at the bank. */
  const report = async <Body>(path: string, data: object = {}): Promise<Body> => {
    count += 1
    const externalId = `e2e-${path}-${count}`
    const answer = await request.post(`${API}/partner/bank/${path}`, {
      headers: { ...headers, 'idempotency-key': externalId.replaceAll('/', '-') },
      data: { externalId, occurredAt: new Date().toISOString(), ...data },
    })
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true)
    return (await answer.json()) as Body
  }
  return {
    tell: report,
    /** The agreement that a request has become. */
    async agreementOf(id: string): Promise<string> {
      const answer = await request.get(`${API}/partner/bank/request/${id}`, { headers })
      return ((await answer.json()) as { agreementId: string }).agreementId
    },
    /** Confirmed supplies of a million roubles each. @returns what can be financed of them */
    async supply(agreementId: string, numbers: readonly string[]): Promise<string[]> {
      const dayIn = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10)
      const sums = { amount: 100_000_000, vatAmount: 16_666_667 }
      const { results } = await report<{ results: { objectId: string }[] }>('supply', {
        supplies: numbers.map((number) => ({
          supply: `${agreementId} ${number}`,
          agreementId,
          number,
          supplyDate: dayIn(-2),
          contract: { number: '44', date: dayIn(-300) },
          buyer: { itn: '7707083893', shortName: 'ПАО «Сбербанк»' },
          ...sums,
          deferralDays: 45,
          dueDate: dayIn(43),
          state: 'CONFIRMED',
          paidAmount: 0,
          invoices: [{ number, type: 'UPD', date: dayIn(-2), ...sums, paidAmount: 0, state: 'ACCEPTED' }],
        })),
      })
      return results.map(({ objectId }) => objectId)
    },
  }
}
