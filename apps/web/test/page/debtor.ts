import { disableReasons, type DebtorInsuranceStatus, status } from '@cabinet/contract/debtor'
import {
  type DebtorBuyer,
  type DebtorBuyerCard,
  find as findBuyers,
  get as getBuyer,
  type LimitStatus,
  summary as buyerSummary,
} from '@cabinet/contract/debtor/buyers'
import type { ImportReport } from '@cabinet/contract/debtor/import'
import {
  type DebtorInvoice,
  type DebtorInvoiceCard,
  find as findInvoices,
  get as getInvoice,
  overdue,
  summary as invoiceSummary,
} from '@cabinet/contract/debtor/invoices'
import { conditions, dashboard, type DebtorConditions, type PolicyTerms } from '@cabinet/contract/debtor/policy'
import {
  cover,
  type DebtorShipment,
  type DebtorShipmentCard,
  find as findShipments,
  get as getShipment,
  type ShipmentStatus,
  summary as shipmentSummary,
} from '@cabinet/contract/debtor/shipments'
import type { ResponseOf } from '@cabinet/contract/endpoint'
import type { InvoiceStatus } from '@cabinet/contract/invoice'
import { get as savedViews } from '@cabinet/contract/people/views'
import type { FakeServer } from './fake-server.ts'

/** An id of a thing of these tests. */
const idOf = (kind: number, number: number): string =>
  `00000000-0000-4000-9${String(kind).padStart(3, '0')}-${String(number).padStart(12, '0')}`

const pageOf = <Item>(content: readonly Item[]) => ({
  content: [...content],
  totalElements: content.length,
  totalPages: content.length > 0 ? 1 : 0,
  number: 0,
  size: 20,
})

const CREATED = '2026-11-01T10:00:00+03:00'

/** An insurance that is on. */
export const insured = (change: Partial<DebtorInsuranceStatus> = {}): DebtorInsuranceStatus => ({
  serviceStatus: 'AVAILABLE',
  requestStatus: null,
  insuranceStartDate: '2026-04-01',
  insuranceEndDate: '2027-03-31',
  policyNumber: 'ТК-77-000158/26',
  insurerName: 'АО «СК «Тихий берег»',
  rejectReason: null,
  suspendedBy: null,
  suspendReason: null,
  offerAvailable: false,
  ...change,
})

export const terms: PolicyTerms = {
  insuredSum: 6_000_000_000,
  indemnityRate: 90,
  selfRetentionRate: 10,
  maxDeferralDays: 90,
  notificationDays: 30,
  waitingPeriodDays: 90,
  blindLimit: 50_000_000,
  premiumRate: 0.35,
  minPremium: 12_000_000,
  payoutWorkingDays: 15,
  suspensionDays: 30,
}

export const policy: DebtorConditions = {
  policy: {
    number: 'ТК-77-000158/26',
    insurerName: 'АО «СК «Тихий берег»',
    startDate: '2026-04-01',
    endDate: '2027-03-31',
    isInForce: true,
  },
  terms,
  versions: [{ version: 1, fromDate: '2026-04-01', terms }],
  texts: [
    { type: 'INSURANCE_RULES', version: '2026-11-01', accepted: null },
    { type: 'BUYER_DATA', version: '2026-11-01', accepted: null },
  ],
  documents: [
    { type: 'RULES', name: 'Правила страхования', date: '2026-11-01' },
    { type: 'POLICY', name: 'Полис', date: '2026-04-01' },
    { type: 'MEMO', name: 'Памятка', date: '2026-11-01' },
  ],
}

export const figures: ResponseOf<typeof dashboard> = {
  month: '2026-11',
  insuredCount: 3,
  insuredSum: 214_000_000,
  insuredDebtSum: 486_000_000,
  overdueCount: 2,
  overdueSum: 129_000_000,
  premiumSum: 749_000,
  insuredSumLeft: 5_950_000_000,
  limitSum: 850_000_000,
  usedLimitSum: 212_000_000,
  toDeclareCount: 1,
  toNotify: { count: 1, nearestDate: '2026-12-15' },
  toClaimCount: 2,
}

const names = ['АО «Хлебторг»', 'ООО «Маркет-Юг»', 'ООО «СтройКомплект»', 'ООО «ГородОпт»', 'ИП Ковалёв И. П.']
const limitWords: Readonly<Record<LimitStatus, string>> = {
  REQUESTED: 'На рассмотрении',
  APPROVED: 'Одобрен',
  PARTIALLY_APPROVED: 'Одобрен частично',
  REJECTED: 'Отказ',
  SUSPENDED: 'Приостановлен',
  EXPIRED: 'Истёк',
}

/** A buyer in a state of the limit; none stands for the discretionary one. */
export const buyerOf = (number: number, state: LimitStatus | null, change: Partial<DebtorBuyer> = {}): DebtorBuyer => ({
  id: idOf(1, number),
  version: 1,
  itn: `63990620${String(20 + number)}`,
  kpp: '639901001',
  ogrn: '1126399062020',
  shortName: names[number % names.length] ?? '',
  fullName: `Полное название: ${names[number % names.length] ?? ''}`,
  contract: { number: '208', date: '2026-02-20' },
  paymentTermDays: 60,
  requestedLimit: state === null ? null : 500_000_000,
  approvedLimit: state === 'APPROVED' ? 500_000_000 : null,
  limit: state === 'APPROVED' ? 500_000_000 : 50_000_000,
  isBlindLimit: state === null,
  usedLimit: 92_000_000,
  availableLimit: 408_000_000,
  limitStatus: state === null ? null : { name: state, description: limitWords[state] },
  limitValidUntil: state === 'APPROVED' ? '2027-03-31' : null,
  limitComment: null,
  ratingGroup: state === 'APPROVED' ? 'B' : null,
  debtSum: 92_000_000,
  overdueSum: 0,
  comment: null,
  isLimitRequestable: true,
  isRemovable: false,
  createdDateTime: CREATED,
  ...change,
})

export const buyerCardOf = (buyer: DebtorBuyer, change: Partial<DebtorBuyerCard> = {}): DebtorBuyerCard => ({
  ...buyer,
  history: [
    {
      id: idOf(9, 1),
      at: CREATED,
      title: 'Страховщик одобрил лимит',
      status: { name: 'APPROVED', description: 'Одобрен' },
      by: 'PARTNER',
      reason: null,
    },
  ],
  ...change,
})

const statusWords: Readonly<Record<ShipmentStatus, string>> = {
  DRAFT: 'Черновик',
  SHIPPED: 'Отгружено',
  PAYMENT_DUE: 'Срок оплаты подходит',
  PAID: 'Оплачено',
  OVERDUE: 'Просрочено',
  NOTIFIED: 'Страховщик уведомлён',
  RECOVERY: 'Досудебное взыскание',
  CLAIM: 'Подано заявление',
  INDEMNIFIED: 'Возмещено',
  CLAIM_REJECTED: 'Отказано',
  UNINSURED: 'Не застраховано',
}

/** A shipment of 860 000 ₽ in a state. */
export const shipmentOf = (
  number: number,
  state: ShipmentStatus,
  change: Partial<DebtorShipment> = {},
): DebtorShipment => ({
  id: idOf(2, number),
  version: 1,
  number: `О-${number}`,
  buyer: { id: idOf(1, 0), shortName: 'АО «Хлебторг»', itn: '6399062020' },
  contract: { number: '208', date: '2026-02-20' },
  document: {
    type: { name: 'UPD', description: 'УПД' },
    number: String(400 + number),
    date: '2026-09-15',
    fileId: null,
  },
  shipmentDate: '2026-09-15',
  amount: 86_000_000,
  vatAmount: 14_333_333,
  deferralDays: 60,
  dueDate: '2026-11-14',
  paidAmount: 0,
  debtAmount: 86_000_000,
  overdueDays: 0,
  insuredAmount: state === 'DRAFT' ? null : 86_000_000,
  premium: state === 'DRAFT' ? null : 301_000,
  status: { name: state, description: statusWords[state] },
  uninsuredReason: null,
  nextAction: null,
  noticeUntil: '2026-12-14',
  claimFrom: '2027-02-12',
  claimId: null,
  indemnityAmount: null,
  createdDateTime: CREATED,
  declaredDateTime: state === 'DRAFT' ? null : CREATED,
  ...change,
})

export const draft = shipmentOf(201, 'DRAFT', {
  nextAction: { name: 'DECLARE', description: 'Отправить на страхование', date: null },
})
export const overdueShipment = shipmentOf(180, 'OVERDUE', {
  overdueDays: 5,
  insuredAmount: 50_000_000,
  uninsuredReason: { name: 'LIMIT_USED_UP', description: 'Лимит покупателя исчерпан' },
  nextAction: { name: 'NOTIFY', description: 'Уведомить', date: '2026-12-14' },
})
const shipped = shipmentOf(198, 'SHIPPED', {
  nextAction: { name: 'WAIT_PAYMENT', description: 'Ждём оплату', date: '2026-11-14' },
})

export const cardOf = (shipment: DebtorShipment, change: Partial<DebtorShipmentCard> = {}): DebtorShipmentCard => ({
  ...shipment,
  payments: [],
  file: null,
  notice: null,
  indemnity:
    shipment.insuredAmount === null
      ? null
      : { base: shipment.insuredAmount, rate: 90, amount: shipment.insuredAmount * 0.9 },
  history: [
    {
      id: idOf(9, 2),
      at: CREATED,
      title: 'Отправлено на страхование',
      status: { name: 'SHIPPED', description: 'Отгружено' },
      by: 'USER',
      reason: null,
    },
  ],
  ...change,
})

const invoiceWords: Readonly<Record<InvoiceStatus, string>> = {
  ISSUED: 'Выставлен',
  PARTIALLY_PAID: 'Оплачен частично',
  PAID: 'Оплачен',
  OVERDUE: 'Просрочен',
  CANCELLED: 'Аннулирован',
}

export const invoiceOf = (
  number: number,
  state: InvoiceStatus,
  change: Partial<DebtorInvoice> = {},
): DebtorInvoice => ({
  id: idOf(3, number),
  number: `ПР-26-00000${number}`,
  period: { from: '2026-10-01', to: '2026-10-31' },
  issueDate: '2026-11-02',
  dueDate: '2026-11-16',
  shipmentsCount: 7,
  premiumAmount: 1_890_000,
  minimumAmount: 0,
  amount: 1_890_000,
  paidAmount: 0,
  status: { name: state, description: invoiceWords[state] },
  paidDate: null,
  overdueDays: state === 'OVERDUE' ? 5 : 0,
  ...change,
})

export const invoiceCardOf = (invoice: DebtorInvoice, change: Partial<DebtorInvoiceCard> = {}): DebtorInvoiceCard => ({
  ...invoice,
  payment: {
    payeeName: 'АО «СК «Тихий берег»',
    itn: '7799002027',
    kpp: '779901001',
    bankName: 'Банк ВТБ (ПАО)',
    bik: '044525187',
    correspondentAccount: '30101810700000000187',
    settlementAccount: '40701810399990000002',
    amount: invoice.amount,
    purpose: `Оплата премии по счёту ${invoice.number}`,
    qrPayload: `ST00012|Name=АО «СК «Тихий берег»|Purpose=${invoice.number}`,
  },
  payments: [],
  suspensionDate: null,
  ...change,
})

const titles = {
  itn: 'ИНН покупателя',
  contractNumber: '№ договора',
  contractDate: 'Дата договора',
  documentType: 'Тип документа',
  documentNumber: '№ документа',
  documentDate: 'Дата документа',
  shipmentDate: 'Дата отгрузки',
  amount: 'Сумма с НДС',
  vatAmount: 'НДС',
  deferralDays: 'Отсрочка, дней',
} as const

/** A check of fifty rows of which two are wrong. */
export const reportOf = (change: Partial<ImportReport> = {}): ImportReport => ({
  fileName: 'Отгрузки ноябрь.xlsx',
  rowsCount: 50,
  goodCount: 48,
  badCount: 2,
  duplicateCount: 0,
  headers: (Object.keys(titles) as (keyof typeof titles)[]).map((column, index) => ({
    column,
    letter: String.fromCodePoint(65 + index),
    title: titles[column],
  })),
  amountSum: 398_800_000,
  buyers: [
    {
      id: idOf(1, 2),
      shortName: 'ООО «СтройКомплект»',
      itn: '5299064046',
      count: 5,
      amountSum: 38_000_000,
      availableLimit: 0,
      limitStatus: { name: 'SUSPENDED', description: 'Приостановлен' },
      warning: 'Лимит приостановлен',
    },
  ],
  badRows: [
    {
      row: 17,
      cells: [
        '6399062021',
        '208',
        '20.02.2026',
        'УПД',
        '417',
        '15.11.2026',
        '15.11.2026',
        '120 000,00',
        '20 000,00',
        '60',
      ],
      errors: [
        { cell: 'A17', column: 'itn', problem: 'WRONG', message: 'Некорректная контрольная цифра ИНН. Сверьте номер.' },
      ],
    },
    {
      row: 34,
      cells: [
        '2399063033',
        '51',
        '11.03.2026',
        'УПД',
        '434',
        '18.11.2026',
        '18.11.2026',
        '43 000,00',
        '7 166,67',
        '120',
      ],
      errors: [
        {
          cell: 'J34',
          column: 'deferralDays',
          problem: 'WRONG',
          message: 'Страхуем отсрочку до 90 дней. Введите число от 1 до 90.',
        },
      ],
    },
  ],
  ...change,
})

export const buyers = [
  buyerOf(0, 'APPROVED'),
  buyerOf(1, 'REQUESTED', { isLimitRequestable: false }),
  buyerOf(4, 'REJECTED', { limitComment: 'Отрицательная кредитная история', isRemovable: true, usedLimit: 0 }),
  buyerOf(3, null),
] as const

/** Good answers for every page of an organization whose commercial credits are insured. */
export const answerDebtor = (server: FakeServer): void => {
  const shipments = [draft, shipped, overdueShipment]
  const invoices = [invoiceOf(1, 'OVERDUE'), invoiceOf(2, 'PAID')]
  server.answer(status, insured())
  server.answer(conditions, policy)
  server.answer(dashboard, figures)
  server.answer(overdue, { count: 0, amount: 0, suspensionDate: null })
  server.answer(disableReasons, [
    { id: 'PRICE', code: 'PRICE', name: 'Высокая цена', requiresComment: false, sort: 1 },
    { id: 'FEW_SHIPMENTS', code: 'FEW_SHIPMENTS', name: 'Мало отгрузок', requiresComment: false, sort: 2 },
    { id: 'OTHER', code: 'OTHER', name: 'Другая причина', requiresComment: true, sort: 8 },
  ])
  server.answer(findBuyers, pageOf<DebtorBuyer>(buyers))
  server.answer(buyerSummary, { count: 4, requestedSum: 1, limitSum: 500_000_000, usedSum: 92_000_000, overdueSum: 0 })
  server.answer(getBuyer, ({ params }) =>
    buyerCardOf(buyers.find(({ id }) => id === params.id) ?? buyerOf(9, 'APPROVED')),
  )
  server.answer(findShipments, pageOf(shipments))
  server.answer(shipmentSummary, {
    count: 3,
    amountSum: 258_000_000,
    debtSum: 258_000_000,
    insuredSum: 136_000_000,
    overdueSum: 86_000_000,
    premiumSum: 602_000,
  })
  server.answer(getShipment, ({ params }) =>
    cardOf(shipments.find(({ id }) => id === params.id) ?? shipmentOf(9, 'SHIPPED')),
  )
  server.answer(cover, { insuredAmount: 0, premium: 0, availableLimit: 0, uninsuredReason: null })
  server.answer(findInvoices, pageOf(invoices))
  const sums = { amount: 3_780_000, paidAmount: 1_890_000, overdueAmount: 1_890_000 }
  server.answer(invoiceSummary, { count: 2, cancelledCount: 0, ...sums })
  server.answer(getInvoice, ({ params }) =>
    invoiceCardOf(invoices.find(({ id }) => id === params.id) ?? invoiceOf(9, 'ISSUED')),
  )
  server.answer(savedViews, { views: [] })
}
