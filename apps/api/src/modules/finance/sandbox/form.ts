import {
  contactShape,
  emptyOf,
  founderShape,
  paymentDetailsShape,
  type RequestContactFields,
  type RequestFounderFields,
  type RequestGeneralFields,
  type RequestPaymentDetailsFields,
} from '@cabinet/contract/finance/request-values'
import { testAccount, testAddress, testBuyer, testPerson } from '../../../platform/partners/test-identity.ts'

const { lastname, firstname, middlename, position, mobilePhone, email, itn } = testPerson

/** Fields of a form with nothing entered. */
const empty = <Fields>(shape: object): Fields => emptyOf(shape) as Fields

/** What the test organization says of itself in a request. */
export const testGeneral: Omit<RequestGeneralFields, 'requestedLimit'> = {
  actualAddress: testAddress,
  head: { lastname, firstname, middlename, position, basis: 'CHARTER', basisNumber: null, basisDate: null, itn },
  okved: { code: '46.90', name: 'Торговля оптовая неспециализированная' },
  taxSystem: 'OSNO',
  employeesCount: 40,
  annualRevenue: 1_200_000_000_00,
  website: null,
  financingPurpose: 'WORKING_CAPITAL',
  financingPurposeText: null,
  averageMonthlySupply: 90_000_000_00,
  averageDeferralDays: 60,
  mainBuyers: [{ itn: testBuyer.itn, name: testBuyer.name, monthlySum: 30_000_000_00, deferralDays: 60 }],
  hasLoans: false,
  loansSum: null,
  hasOverdue: false,
  edoOperator: 'DIADOC',
}

/** Its only founder, with a passport that nobody has. */
export const testFounder: RequestFounderFields = {
  ...empty<RequestFounderFields>(founderShape),
  founderType: 'PERSON',
  sharePercent: 100,
  itn,
  lastname,
  firstname,
  middlename,
  birthDate: '1980-01-01',
  birthPlace: 'г. Москва',
  citizenship: 'RU',
  document: {
    type: 'PASSPORT_RF',
    series: '0000',
    number: '000001',
    issueDate: '2010-01-15',
    issuedBy: 'Отдел песочницы',
    departmentCode: '000-001',
  },
  registrationAddress: testAddress,
  isPublicOfficial: false,
}

/** Whom the bank may ask. */
export const testContact: RequestContactFields = {
  ...empty<RequestContactFields>(contactShape),
  contactType: 'MAIN',
  lastname,
  firstname,
  middlename,
  position,
  mobilePhone,
  email,
}

/** Where it is paid to. */
export const testRequestAccount: RequestPaymentDetailsFields = {
  ...empty<RequestPaymentDetailsFields>(paymentDetailsShape),
  ...testAccount,
}
