// The bank: an offer, a request, an agreement, a supply, and an object that is ordered, financed and repaid.
import { account, itn } from './numbers.mjs'

const FLAGS = ['PERSONAL_DATA', 'PERSONAL_DATA_TRANSFER', 'CREDIT_HISTORY', 'DATA_ACCURACY', 'ELECTRONIC_INTERACTION']
const person = { lastname: 'Петров', firstname: 'Пётр', middlename: 'Петрович' }
const address = {
  postalCode: '119999',
  region: 'Москва',
  city: 'Москва',
  street: 'Портовая',
  house: '1',
  flat: null,
  fiasId: null,
}

const general = {
  actualAddress: address,
  head: { ...person, position: 'Директор', basis: 'CHARTER', basisNumber: null, basisDate: null, itn: null },
  okved: { code: '30.11', name: null },
  taxSystem: 'OSNO',
  employeesCount: 20,
  annualRevenue: 9_000_000_000,
  website: null,
  requestedLimit: 500_000_000,
  financingPurpose: 'WORKING_CAPITAL',
  financingPurposeText: null,
  averageMonthlySupply: 100_000_000,
  averageDeferralDays: 45,
  mainBuyers: [{ itn: itn('770200001'), name: 'ООО «Склад»', monthlySum: 90_000_000, deferralDays: 45 }],
  hasLoans: false,
  loansSum: null,
  hasOverdue: false,
  edoOperator: 'NONE',
}

const founder = {
  ...person,
  founderType: 'PERSON',
  sharePercent: 100,
  isBeneficiary: true,
  itn: null,
  birthDate: '1980-05-05',
  birthPlace: 'Москва',
  citizenship: 'RU',
  snils: null,
  document: {
    type: 'PASSPORT_RF',
    series: '4510',
    number: '123456',
    issueDate: '2025-06-01',
    issuedBy: 'ГУ МВД России по г. Москве',
    departmentCode: '770-001',
  },
  registrationAddress: address,
  isPublicOfficial: false,
  fullName: null,
  ogrn: null,
  kpp: null,
  legalAddress: null,
}

const contact = {
  ...person,
  contactType: 'MAIN',
  position: 'Директор',
  mobilePhone: '+79161234567',
  email: 'petr@verf.example',
  workPhone: null,
  extension: null,
  preferredTime: null,
}

const paymentDetails = {
  version: null,
  bik: '044525187',
  bankName: 'Банк ВТБ (ПАО)',
  bankCity: 'Москва',
  correspondentAccount: '30101810700000000187',
  settlementAccount: account('044525187', '00000000001'),
  accountOpenedDate: null,
  monthlyTurnover: null,
  organizationPaymentDetailsId: null,
  // Claims are paid to the same account.
  saveToOrganization: true,
}

const sendRequest = async (owner, offerId) => {
  const { id } = await owner.post(`/v1/finance/request?offerId=${offerId}`)
  const form = `/v1/finance/request/${id}/form`
  const { version } = await owner.get(form)
  await owner.put(form, { version, ...general })
  await owner.post(`${form}/founder`, founder)
  await owner.post(`${form}/contact-data`, contact)
  await owner.post(`${form}/payment-details`, paymentDetails)
  for (const flag of FLAGS) await owner.post(`${form}/agreement-flag/${flag}/accepted/true`)
  await owner.post(`/v1/finance/request/${id}/send`)
}

/** Up to the money that the bank has paid; answers the object. */
export const finance = async ({ owner, itn: organizationItn }, bank) => {
  const terms = { advanceRate: 90, withRecourse: true, fee: null }
  const offer = await bank.report('/bank/offer', {
    ...terms,
    offer: 'F-1',
    organizationItn,
    product: 'FACTORING',
    financingLimit: 1_200_000_000,
    interestRate: 23.5,
    endDate: '2027-12-31',
    maxDeferralDays: 120,
  })
  await sendRequest(owner, offer.id)
  const requestId = await bank.event('request.submitted')
  await bank.report(`/bank/request/${requestId}/take`)
  await bank.report(`/bank/request/${requestId}/approve`, {
    ...terms,
    limit: 500_000_000,
    interestRate: 23.9,
    maxDeferralDays: 90,
    finishedDate: '2027-12-31',
  })
  const { agreementId } = await bank.get(`/bank/request/${requestId}`)
  const sums = { amount: 100_000_000, vatAmount: 16_666_666, paidAmount: 0 }
  const { results } = await bank.report('/bank/supply', {
    supplies: [
      {
        ...sums,
        supply: 'S-1',
        agreementId,
        number: 'П-1',
        supplyDate: '2026-11-09',
        contract: { number: '44', date: '2026-01-12' },
        buyer: { itn: itn('770200001'), shortName: 'ООО «Склад»' },
        deferralDays: 45,
        dueDate: '2026-12-24',
        state: 'CONFIRMED',
        invoices: [{ ...sums, number: '1204', type: 'UPD', date: '2026-11-09', state: 'ACCEPTED' }],
      },
    ],
  })
  const calendar = `/v1/finance/object/calendar/agreement/${agreementId}/sum/date/2026-11-10`
  const { nextOrderDate: date } = await owner.get(calendar)
  await owner.post('/v1/finance/object/order', { agreementId, date, objectIds: [results[0].objectId] })
  const objectId = await bank.event('object.ordered')
  await bank.report(`/bank/object/${objectId}/take`)
  const { financingAmount } = await bank.get(`/bank/object/${objectId}`)
  await bank.report(`/bank/object/${objectId}/finance`, { financingAmount, plannedRepaymentDate: '2026-12-24' })
  return objectId
}

/** Everything has come back. */
export const repay = async ({ owner }, bank, objectId) => {
  const { financingAmount: repaidAmount } = await bank.get(`/bank/object/${objectId}`)
  await bank.report(`/bank/object/${objectId}/repay`, { repaidAmount })
  return (await owner.get(`/v1/finance/object/${objectId}`)).status.name
}
