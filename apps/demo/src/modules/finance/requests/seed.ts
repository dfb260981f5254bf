import {
  type RequestContactFields,
  type RequestFounderFields,
  type RequestGeneralFields,
  type RequestPaymentDetailsFields,
  requestConsentFlags,
  requestConsents,
} from '@cabinet/contract/finance/request-values'
import type { Insertable } from 'kysely'
import { businessDay } from '@cabinet/api/kernel/clock'
import { demoId } from '../../../ids.ts'
import { editionOn } from '../../../time.ts'
import { type DemoOrganizationKey, demoOrganization, organizationId, paymentDetailsId } from '../../../organizations.ts'
import { place } from '../../../organization-details.ts'
import type { SeedContext } from '../../../module.ts'
import { findApplicant } from '@cabinet/api/modules/organization/port'
import type { FinanceRequestTable } from '@cabinet/api/modules/finance/requests/tables'
import { seedAsked, seedDocument } from './seed-documents.ts'
import { founderColumns, initialGeneral } from '@cabinet/api/modules/finance/requests/values'
import { sentApplicantOf } from '@cabinet/api/modules/finance/requests/view'

const ROUBLE = 100
/** An address of the range for documentation. */
const VISITOR = '203.0.113.10'

interface DemoForm {
  readonly general: Partial<RequestGeneralFields>
  readonly founders: readonly RequestFounderFields[]
  readonly contacts: readonly RequestContactFields[]
}

const buyer = (itn: string, name: string, monthlyRoubles: number, deferralDays: number) => ({
  itn,
  name,
  monthlySum: monthlyRoubles * ROUBLE,
  deferralDays,
})

const NOT_ENTERED: RequestFounderFields = {
  founderType: null,
  sharePercent: null,
  isBeneficiary: null,
  itn: null,
  lastname: null,
  firstname: null,
  middlename: null,
  birthDate: null,
  birthPlace: null,
  citizenship: null,
  snils: null,
  document: null,
  registrationAddress: null,
  isPublicOfficial: null,
  fullName: null,
  ogrn: null,
  kpp: null,
  legalAddress: null,
}

interface DemoFounder {
  readonly name: string
  readonly itn: string
  readonly birthDate: string
  readonly birthPlace: string
  readonly passport: readonly [series: string, number: string, issueDate: string, issuedBy: string, code: string]
  readonly address: ReturnType<typeof place>
  readonly snils?: string
}

const person = (founder: DemoFounder, sharePercent: number): RequestFounderFields => {
  const [lastname = '', firstname = '', middlename = null] = founder.name.split(' ')
  const [series, number, issueDate, issuedBy, departmentCode] = founder.passport
  const { value: _value, ...registrationAddress } = founder.address
  return {
    ...NOT_ENTERED,
    founderType: 'PERSON',
    sharePercent,
    itn: founder.itn,
    lastname,
    firstname,
    middlename,
    birthDate: founder.birthDate,
    birthPlace: founder.birthPlace,
    citizenship: 'RU',
    snils: founder.snils ?? null,
    document: { type: 'PASSPORT_RF', series, number, issueDate, issuedBy, departmentCode },
    registrationAddress,
    isPublicOfficial: false,
  }
}

const tikhonova: DemoFounder = {
  name: 'Тихонова Ольга Викторовна',
  itn: '379920131469',
  birthDate: '1979-03-02',
  birthPlace: 'г. Иваново',
  passport: ['2400', '000007', '2004-04-12', 'УВД Ивановской области', '372-001'],
  address: place('153000', 'Ивановская обл.', 'г. Иваново', 'ул. Ткачей', 'д. 3', 'кв. 40'),
  snils: '112-233-445 95',
}
const belov: DemoFounder = {
  name: 'Белов Артём Николаевич',
  itn: '379920141570',
  birthDate: '1984-05-14',
  birthPlace: 'г. Иваново',
  passport: ['2400', '000012', '2004-06-20', 'УВД Ивановской области', '372-001'],
  address: place('153000', 'Ивановская обл.', 'г. Иваново', 'ул. Ткачей', 'д. 5', 'кв. 12'),
}
const sokolov: DemoFounder = {
  name: 'Соколов Михаил Андреевич',
  itn: '779910111270',
  birthDate: '1981-09-17',
  birthPlace: 'г. Москва',
  passport: ['4500', '000001', '2003-10-05', 'ОВД района Хамовники г. Москвы', '772-001'],
  address: place('119034', null, 'г. Москва', 'ул. Остоженка', 'д. 10', 'кв. 5'),
}
const sokolova: DemoFounder = {
  name: 'Соколова Елена Игоревна',
  itn: '779910121381',
  birthDate: '1983-01-28',
  birthPlace: 'г. Тверь',
  passport: ['4500', '000002', '2005-02-11', 'ОВД района Хамовники г. Москвы', '772-001'],
  address: place('119034', null, 'г. Москва', 'ул. Остоженка', 'д. 10', 'кв. 5'),
}

const contact = (
  contactType: RequestContactFields['contactType'],
  name: string,
  position: string,
  mobilePhone: string,
  email: string,
): RequestContactFields => {
  const [lastname = '', firstname = '', middlename = null] = name.split(' ')
  return {
    contactType,
    lastname,
    firstname,
    middlename,
    position,
    mobilePhone,
    email,
    workPhone: null,
    extension: null,
    preferredTime: contactType === 'MAIN' ? 'с 10 до 18 часов' : null,
  }
}

const TEXTILE: DemoForm['general'] = {
  employeesCount: 84,
  annualRevenue: 186_400_000 * ROUBLE,
  financingPurpose: 'WORKING_CAPITAL',
  averageMonthlySupply: 9_200_000 * ROUBLE,
  averageDeferralDays: 60,
  mainBuyers: [
    buyer('7799061015', 'ООО «Торговый дом «Оптима Ритейл»', 3_100_000, 60),
    buyer('6399062020', 'АО «Хлебторг»', 2_100_000, 60),
    buyer('2399063033', 'ООО «Маркет-Юг»', 1_400_000, 45),
  ],
  hasLoans: true,
  loansSum: 6_500_000 * ROUBLE,
  hasOverdue: false,
  edoOperator: 'DIADOC',
}

/** What each organization writes into its requests. */
const demoForms: Partial<Record<DemoOrganizationKey, DemoForm>> = {
  O6: {
    general: TEXTILE,
    founders: [person(tikhonova, 60), person(belov, 40)],
    contacts: [
      contact('MAIN', tikhonova.name, 'Генеральный директор', '+70000000007', 'tikhonova@fabrika-tkaney.example'),
      contact('ACCOUNTANT', 'Рыбакова Инна Львовна', 'Главный бухгалтер', '+70000000207', 'buh@fabrika-tkaney.example'),
    ],
  },
  O1: {
    general: {
      ...TEXTILE,
      employeesCount: 61,
      annualRevenue: 312_000_000 * ROUBLE,
      averageMonthlySupply: 16_800_000 * ROUBLE,
      averageDeferralDays: 45,
      mainBuyers: [
        buyer('7799061015', 'ООО «Торговый дом «Оптима Ритейл»', 6_400_000, 45),
        buyer('5299064046', 'ООО «СтройКомплект»', 3_800_000, 30),
      ],
      hasLoans: false,
      loansSum: null,
      edoOperator: 'SBIS',
    },
    founders: [person(sokolov, 66.67), person(sokolova, 33.33)],
    contacts: [contact('MAIN', sokolov.name, 'Генеральный директор', '+70000000001', 'sokolov@severveter.example')],
  },
}

/** A request of the demo, as its row is written. */
type DemoRequestRow = Pick<
  Insertable<FinanceRequestTable>,
  'organization_id' | 'id' | 'status' | 'financing_limit' | 'created_by' | 'created_at' | 'sent_at'
>

const accountOf = (organization: DemoOrganizationKey): RequestPaymentDetailsFields => {
  const [main] = demoOrganization(organization).accounts
  return {
    bik: main?.bik ?? null,
    bankName: main?.bankName ?? null,
    bankCity: null,
    correspondentAccount: main?.correspondent ?? null,
    settlementAccount: main?.settlement ?? null,
    accountOpenedDate: '2019-06-03',
    monthlyTurnover: 14_000_000 * ROUBLE,
    organizationPaymentDetailsId: paymentDetailsId(organization),
  }
}

/**
 * The form of a request. A sent one is complete; the draft has its GENERAL, and founders whose shares make 90 %.
 */
const seedForm = async (
  { database, secrets }: SeedContext,
  organization: DemoOrganizationKey,
  request: DemoRequestRow,
  { general, founders, contacts }: DemoForm,
): Promise<void> => {
  const { query } = database
  const isSent = request.status !== 'DRAFT'
  const applicant = await findApplicant(database, request.organization_id)
  const key = { organization_id: request.organization_id, request_id: request.id }
  const sentAt = Date.parse(request.sent_at ?? request.created_at)
  const minute = (number: number): string => new Date(sentAt - (60 - number) * 60_000).toISOString()
  const changed = (number: number) => ({ version: 1, created_at: minute(number), updated_at: minute(number) })

  await query
    .insertInto('finance_request_form')
    .values({
      ...key,
      ...changed(0),
      general: JSON.stringify({
        ...initialGeneral(applicant),
        ...general,
        requestedLimit: Math.floor(request.financing_limit * (isSent ? 1 : 0.8)),
      }),
      applicant: isSent ? JSON.stringify(sentApplicantOf(applicant)) : null,
    })
    .execute()
  for (const [index, founder] of founders.entries()) {
    const place = { organization_id: request.organization_id, id: demoId(`founder ${index} of ${request.id}`) }
    const known = isSent || index === 0 ? founder : { ...founder, sharePercent: (founder.sharePercent ?? 0) - 10 }
    await query
      .insertInto('finance_request_founder')
      .values({ ...key, ...place, ...founderColumns({ secrets }, place, known), ...changed(index + 1) })
      .execute()
  }
  if (!isSent) return
  await query
    .insertInto('finance_request_contact')
    .values(
      contacts.map((one, index) => ({
        ...key,
        id: demoId(`contact ${index} of ${request.id}`),
        contact: JSON.stringify(one),
        ...changed(10 + index),
      })),
    )
    .execute()
  await query
    .insertInto('finance_request_account')
    .values({ ...key, account: JSON.stringify(accountOf(organization)), ...changed(20) })
    .execute()
  await query
    .insertInto('finance_request_consent')
    .values(
      requestConsentFlags
        .filter((flag) => requestConsents[flag].isRequired)
        .map((flag, index) => ({
          ...key,
          id: demoId(`consent ${flag} of ${request.id}`),
          flag,
          accepted: true,
          text_version: editionOn(requestConsents[flag].version, businessDay(new Date(sentAt))),
          person_id: request.created_by,
          ip: VISITOR,
          created_at: minute(30 + index),
        })),
    )
    .execute()
}

/** Offer whose bank has a document already, and the one whose bank waits for it. */
const WITH_DOCUMENT = demoId('request F3')
const WAITED_FOR = demoId('request N2')

/** The forms of all requests of the demo. */
export const seedRequestForms = async (context: SeedContext, requests: readonly DemoRequestRow[]): Promise<void> => {
  const organizations = Object.keys(demoForms) as DemoOrganizationKey[]
  for (const request of requests) {
    const organization = organizations.find((key) => organizationId(key) === request.organization_id)
    const form = organization && demoForms[organization]
    if (!form) continue
    await seedForm(context, organization, request, form)
    if (request.id === WITH_DOCUMENT) await seedDocument(context, request)
    if (request.id === WAITED_FOR) await seedAsked(context, request)
  }
}
