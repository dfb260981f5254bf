import {
  acceptAgreement,
  addContact,
  addFounder,
  form,
  type RequestForm,
  savePaymentDetails,
  saveForm,
  saveFounder,
  founder as oneFounder,
} from '@cabinet/contract/finance/requests'
import {
  contactShape,
  emptyOf,
  founderShape,
  generalShape,
  paymentDetailsShape,
  type RequestGeneralFields,
  requestConsentFlags,
} from '@cabinet/contract/finance/request-values'
import { demoId } from '@cabinet/demo/ids'
import type { Cabinet } from '../support/cabinet.ts'

/** The group GENERAL as people fill it in. */
export const GENERAL = {
  actualAddress: {
    postalCode: '153000',
    region: 'Ивановская обл.',
    city: 'г. Иваново',
    street: 'ул. Громобоя',
    house: 'д. 1',
    flat: null,
    fiasId: null,
  },
  head: {
    lastname: 'Тихонова',
    firstname: 'Ольга',
    middlename: 'Викторовна',
    position: 'Генеральный директор',
    basis: 'CHARTER',
    basisNumber: null,
    basisDate: null,
    itn: '379920131469',
  },
  okved: { code: '13.20', name: 'Производство текстильных тканей' },
  taxSystem: 'OSNO',
  employeesCount: 84,
  annualRevenue: 18_640_000_000,
  website: 'https://fabrika-tkaney.example',
  requestedLimit: 250_000_000,
  financingPurpose: 'WORKING_CAPITAL',
  financingPurposeText: null,
  averageMonthlySupply: 920_000_000,
  averageDeferralDays: 60,
  mainBuyers: [
    { itn: '7799061015', name: 'ООО «Торговый дом «Оптима Ритейл»', monthlySum: 310_000_000, deferralDays: 60 },
  ],
  hasLoans: false,
  loansSum: null,
  hasOverdue: false,
  edoOperator: 'DIADOC',
} as const satisfies RequestGeneralFields & object

/** A founder who is a person with everything that a large share asks for. */
export const PERSON = {
  ...emptyOf(founderShape),
  founderType: 'PERSON',
  sharePercent: 100,
  itn: '379920131469',
  lastname: 'Тихонова',
  firstname: 'Ольга',
  middlename: 'Викторовна',
  birthDate: '1979-03-02',
  birthPlace: 'г. Иваново',
  citizenship: 'RU',
  snils: '112-233-445 95',
  document: {
    type: 'PASSPORT_RF',
    series: '2400',
    number: '987612',
    issueDate: '2004-04-12',
    issuedBy: 'УВД Ивановской области',
    departmentCode: '372-001',
  },
  registrationAddress: GENERAL.actualAddress,
  isPublicOfficial: false,
}

export const COMPANY = {
  ...emptyOf(founderShape),
  founderType: 'LEGAL',
  sharePercent: 40,
  itn: '7799061015',
  fullName: 'Общество с ограниченной ответственностью «Оптима»',
  ogrn: '1157799061012',
  kpp: '779901001',
  legalAddress: GENERAL.actualAddress,
}

export const CONTACT = {
  ...emptyOf(contactShape),
  contactType: 'MAIN',
  lastname: 'Тихонова',
  firstname: 'Ольга',
  position: 'Генеральный директор',
  mobilePhone: '+70000000007',
  email: 'Tikhonova@fabrika-tkaney.example',
}

export const ACCOUNT = {
  ...emptyOf(paymentDetailsShape),
  bik: '044525787',
  bankName: 'ПАО «Банк Уралсиб»',
  correspondentAccount: '30101810100000000787',
  settlementAccount: '40702810099990000008',
}

/** What PUT of the form takes, out of the form. */
export const generalIn = (read: RequestForm): Record<string, unknown> =>
  Object.fromEntries(Object.keys(generalShape).map((field) => [field, read[field as keyof RequestForm]]))

/** Fills in what a request misses to be sent, as a person would. */
export const fillRequest = async (cabinet: Cabinet, key: string, id: string): Promise<void> => {
  const token = await cabinet.tokenOf(key)
  const params = { id }
  const ask = async <Body>(endpoint: Parameters<Cabinet['call']>[0], input: object): Promise<Body> => {
    const { status, body } = await cabinet.call<Body>(endpoint, { token, params, ...input })
    if (status >= 300) throw new Error(`${endpoint.id}: ${JSON.stringify(body)}`)
    return body
  }
  const read = await ask<RequestForm>(form, {})
  if (read.requestedLimit === null) {
    const limit = read.financingLimit.financingLimit
    await ask(saveForm, { body: { ...GENERAL, requestedLimit: limit, version: read.version } })
  }
  const [first] = read.founders
  if (!first) await ask(addFounder, { body: PERSON })
  else {
    const rest = read.founders.slice(1).reduce((sum, { sharePercent }) => sum + (sharePercent ?? 0), 0)
    const whole = await ask<object>(oneFounder, { params: { id: first.id } })
    await ask(saveFounder, { params: { id: first.id }, body: { ...whole, sharePercent: 100 - rest } })
  }
  if (read.contacts.length === 0) await ask(addContact, { body: CONTACT })
  if (!read.paymentDetails) await ask(savePaymentDetails, { body: { ...ACCOUNT, version: null } })
  for (const flag of requestConsentFlags) await ask(acceptAgreement, { params: { id, flag, value: 'true' } })
}

/** The draft of the demo. */
export const F6 = demoId('request F6')
