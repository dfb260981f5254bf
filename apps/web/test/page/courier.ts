import type { Credential } from '@cabinet/contract/sender'
import { credential } from '@cabinet/contract/sender'
import {
  conditions,
  type DisableReason,
  disableReasons,
  history,
  type InsuranceConditions,
  monthSummary,
} from '@cabinet/contract/sender/insurance'
import {
  find as findInvoices,
  get as getInvoice,
  overdue,
  type SenderInvoice,
  type SenderInvoiceCard,
  summary as invoiceSummary,
} from '@cabinet/contract/sender/invoices'
import {
  dashboard,
  find as findOrders,
  get as getOrder,
  type SenderOrder,
  type SenderOrderCard,
  statuses,
  summary as orderSummary,
} from '@cabinet/contract/sender/orders'
import { healthCheck, insuranceStatus } from '@cabinet/contract/service'
import { get as getViews } from '@cabinet/contract/people/views'
import type { FakeServer } from './fake-server.ts'

const idOf = (kind: string, index: number) =>
  `${kind.padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`

export const account: Credential = {
  id: idOf('c', 1),
  clientId: 'wqGwiQx0gg8mLtiEKsUinjVSICCjtTEP',
  clientSecretMasked: '••••••••',
  serviceType: 'CDEK',
  secretType: 'OAUTH',
  contractNumber: 'ИМ-РФ-ДЕМ-1',
  createdDateTime: '2026-06-23T10:00:00+03:00',
  lastCheckDateTime: '2026-11-20T18:00:00+03:00',
}

export const terms: InsuranceConditions = {
  insurancePrice: 3900,
  itemLimit: 5_000_000,
  orderLimit: 10_000_000,
  returnLimit: 500_000,
  claimDays: 60,
  payoutWorkingDays: 14,
  deductible: 0,
  texts: [
    { type: 'INSURANCE_RULES', version: '2026-11-01', accepted: null },
    { type: 'OFFER_CONTRACT', version: '2026-11-01', accepted: null },
  ],
  lastMonth: { month: '2026-10', ordersCount: 412, premiumSum: 1_606_800 },
  obstacle: null,
}

const reasons: DisableReason[] = [
  { id: 'PRICE', code: 'PRICE', name: 'Слишком дорого', requiresComment: false, sort: 1 },
  { id: 'OTHER', code: 'OTHER', name: 'Другая причина', requiresComment: true, sort: 2 },
]

const stageNames = {
  CREATED: 'Создан',
  IN_TRANSIT: 'В пути',
  AT_PICKUP: 'Ждёт выдачи',
  DELIVERED: 'Вручён',
  RETURN: 'Возврат',
  PROBLEM: 'Проблема',
} as const

const courierStatuses = [
  { code: 'CREATED', name: 'Создан', stage: 'CREATED' },
  { code: 'RECEIVED_AT_SHIPMENT_WAREHOUSE', name: 'Принят на склад отправителя', stage: 'IN_TRANSIT' },
  { code: 'TAKEN_BY_COURIER', name: 'Выдан на доставку', stage: 'IN_TRANSIT' },
  { code: 'ACCEPTED_AT_PICK_UP_POINT', name: 'Принят на склад до востребования', stage: 'AT_PICKUP' },
  { code: 'DELIVERED', name: 'Вручён', stage: 'DELIVERED' },
  { code: 'NOT_DELIVERED', name: 'Не вручён', stage: 'RETURN' },
  { code: 'INVALID', name: 'Некорректный заказ', stage: 'PROBLEM' },
] as const

const covers = {
  NOT_INSURED: 'Не застрахован',
  PENDING: 'Будет застрахован при приёме',
  INSURED: 'Застрахован',
  FINISHED: 'Страхование завершено',
  CLAIMED: 'Подано заявление',
  COMPENSATED: 'Возмещено',
  EXCLUDED: 'Не принят на страхование',
} as const

/** An order by its status and its insurance. */
const orderOf = (
  index: number,
  code: (typeof courierStatuses)[number]['code'],
  cover: keyof typeof covers,
  change: Partial<SenderOrder> = {},
): SenderOrder => {
  const status = courierStatuses.find((each) => each.code === code) ?? courierStatuses[0]
  return {
    id: idOf('d', index),
    cdekNumber: `19900000${index}`,
    imNumber: `TT-104${index}`,
    createdDateTime: '2026-11-18T09:12:00+03:00',
    acceptedDateTime: code === 'CREATED' ? null : '2026-11-18T16:40:00+03:00',
    fromCity: 'Екатеринбург',
    toCity: 'Москва',
    recipientName: 'Иванова М.',
    declaredValue: 349_000,
    status: { code: status.code, name: status.name },
    statusDateTime: '2026-11-19T10:00:00+03:00',
    stage: { name: status.stage, description: stageNames[status.stage] },
    plannedDeliveryDate: '2026-11-24',
    keepFreeUntil: null,
    insurance: {
      status: { name: cover, description: covers[cover] },
      reason: cover === 'EXCLUDED' ? { name: 'ZERO_VALUE', description: 'Объявленная стоимость 0 ₽' } : null,
      price: cover === 'INSURED' ? 3900 : null,
      insuredSum: cover === 'INSURED' ? 349_000 : null,
      startDateTime: cover === 'INSURED' ? '2026-11-18T16:40:00+03:00' : null,
      endDateTime: null,
      invoiceId: null,
    },
    claims: [],
    ...change,
  }
}

export const orders: SenderOrder[] = [
  orderOf(11, 'CREATED', 'PENDING'),
  orderOf(15, 'TAKEN_BY_COURIER', 'INSURED', { toCity: 'Петропавловск-Камчатский' }),
  orderOf(16, 'ACCEPTED_AT_PICK_UP_POINT', 'INSURED', { keepFreeUntil: '2026-11-22' }),
  orderOf(18, 'DELIVERED', 'FINISHED'),
  orderOf(21, 'NOT_DELIVERED', 'INSURED'),
  orderOf(22, 'NOT_DELIVERED', 'CLAIMED', {
    claims: [
      {
        id: idOf('e', 1),
        number: 'ЗВ-26-000401',
        status: { name: 'DRAFT', description: 'Черновик' },
        isGroupClaim: false,
      },
    ],
  }),
  orderOf(24, 'INVALID', 'NOT_INSURED', { cdekNumber: null, toCity: null, recipientName: null }),
  orderOf(25, 'DELIVERED', 'EXCLUDED', { declaredValue: 0 }),
  orderOf(29, 'NOT_DELIVERED', 'COMPENSATED'),
]

/** Everything about an order of the register. */
export const cardOf = (order: SenderOrder, change: Partial<SenderOrderCard> = {}): SenderOrderCard => ({
  ...order,
  courierUuid: idOf('f', 1),
  type: { name: '1', description: 'Интернет-магазин' },
  isReturn: false,
  isReverse: false,
  isClientReturn: false,
  tariff: { code: 136, name: 'Посылка склад-склад' },
  deliveryMode: { name: '4', description: 'Склад-склад' },
  deliveryPoint: 'MSK67, ул. Профсоюзная, 65',
  sender: { name: 'Белов Артём', company: 'ООО «Посылка Плюс»', phone: '+7000•••0061' },
  recipient: { name: 'Иванова Мария', company: null, phone: '+7000•••0917' },
  packages: [
    {
      number: '1',
      weightGrams: 1200,
      lengthCm: 30,
      widthCm: 20,
      heightCm: 12,
      items: [{ name: 'Чайник электрический', wareKey: 'CH-17', amount: 1, cost: order.declaredValue, paymentSum: 0 }],
    },
  ],
  cashOnDelivery: 0,
  deliverySum: 38_400,
  returnDeliverySum: null,
  deliveryDate: null,
  statuses: [
    {
      code: 'CREATED',
      name: 'Создан',
      dateTime: '2026-11-18T09:12:00+03:00',
      city: 'Екатеринбург',
      stage: 'CREATED',
      reasonCode: null,
      reasonName: null,
    },
    {
      code: 'RECEIVED_AT_SHIPMENT_WAREHOUSE',
      name: 'Принят на склад отправителя',
      dateTime: '2026-11-18T16:40:00+03:00',
      city: 'Екатеринбург',
      stage: 'IN_TRANSIT',
      reasonCode: null,
      reasonName: null,
    },
    {
      code: order.status.code,
      name: order.status.name,
      dateTime: order.statusDateTime,
      city: 'Москва',
      stage: order.stage.name,
      reasonCode: '26',
      reasonName: 'Утерян',
    },
  ],
  claimHint: null,
  claimObstacle: null,
  claimUntilDate: null,
  syncedDateTime: '2026-11-20T18:00:00+03:00',
  ...change,
})

const invoiceStates = {
  ISSUED: 'Выставлен',
  PARTIALLY_PAID: 'Оплачен частично',
  PAID: 'Оплачен',
  OVERDUE: 'Просрочен',
  CANCELLED: 'Аннулирован',
} as const

export const invoiceOf = (
  index: number,
  status: keyof typeof invoiceStates,
  change: Partial<SenderInvoice> = {},
): SenderInvoice => ({
  id: idOf('a', index),
  number: `СЧ-26-00118${index}`,
  period: { from: '2026-10-01', to: '2026-10-31' },
  issueDate: '2026-11-02',
  dueDate: '2026-12-02',
  ordersCount: 412,
  price: 3900,
  amount: 1_606_800,
  paidAmount: status === 'PAID' ? 1_606_800 : 0,
  status: { name: status, description: invoiceStates[status] },
  paidDate: status === 'PAID' ? '2026-11-10' : null,
  overdueDays: status === 'OVERDUE' ? 5 : 0,
  ...change,
})

export const invoices: SenderInvoice[] = [
  invoiceOf(4, 'ISSUED'),
  invoiceOf(3, 'OVERDUE', { period: { from: '2026-09-01', to: '2026-09-30' }, amount: 1_513_200, ordersCount: 388 }),
  invoiceOf(2, 'PAID', { period: { from: '2026-08-01', to: '2026-08-31' } }),
  invoiceOf(1, 'CANCELLED', { period: { from: '2026-08-01', to: '2026-08-31' }, price: null }),
  invoiceOf(0, 'PARTIALLY_PAID', { period: { from: '2026-07-01', to: '2026-07-31' }, paidAmount: 1_000_000 }),
]

export const invoiceCardOf = (invoice: SenderInvoice, change: Partial<SenderInvoiceCard> = {}): SenderInvoiceCard => ({
  ...invoice,
  payment: {
    payeeName: 'АО «СК «Тихий берег»',
    itn: '7799002027',
    kpp: '779901001',
    bankName: 'Банк ВТБ (ПАО)',
    bik: '044525187',
    correspondentAccount: '30101810700000000187',
    settlementAccount: '40701810399990000002',
    amount: invoice.amount - invoice.paidAmount,
    purpose: `Оплата страховой премии по счёту ${invoice.number} за октябрь 2026 г. НДС не облагается`,
    qrPayload: `ST00012|Name=АО «СК «Тихий берег»|PersonalAcc=40701810399990000002|BankName=Банк ВТБ (ПАО)|BIC=044525187|CorrespAcc=30101810700000000187|PayeeINN=7799002027|KPP=779901001|Sum=${invoice.amount}|Purpose=Оплата по счёту ${invoice.number}`,
  },
  payments: [],
  replacedById: null,
  suspensionDate: null,
  ...change,
})

const pageOf = <Item>(content: Item[]) => ({
  content,
  totalElements: content.length,
  totalPages: content.length > 0 ? 1 : 0,
  number: 0,
  size: 20,
})

/** Good answers for every page of a sender whose orders are insured. */
export const answerCourier = (server: FakeServer): void => {
  server.answer(credential, account)
  server.answer(healthCheck, { status: 'AVAILABLE', description: null })
  server.answer(insuranceStatus, {
    status: 'ENABLED',
    insurancePrice: 3900,
    startDateTime: '2026-06-23T18:04:00+03:00',
    endDateTime: null,
  })
  server.answer(conditions, terms)
  server.answer(disableReasons, reasons)
  server.answer(history, {
    periods: [
      {
        id: idOf('b', 2),
        insurancePrice: 3900,
        startDateTime: '2026-06-23T18:04:00+03:00',
        endDateTime: null,
        endReason: null,
      },
      {
        id: idOf('b', 1),
        insurancePrice: 3500,
        startDateTime: '2026-01-12T10:00:00+03:00',
        endDateTime: '2026-03-02T10:00:00+03:00',
        endReason: 'BY_CLIENT',
      },
    ],
    prices: [],
  })
  server.answer(monthSummary, {
    month: '2026-11',
    ordersCount: 274,
    insuredCount: 268,
    excludedCount: 2,
    notInsuredCount: 4,
    insuredSum: 91_245_600,
    premiumSum: 1_045_200,
    invoice: null,
  })
  server.answer(overdue, { count: 0, amount: 0, suspensionDate: null })
  server.answer(
    statuses,
    courierStatuses.map(({ code, name, stage }) => ({
      code,
      name,
      stage: { name: stage, description: stageNames[stage] },
    })),
  )
  server.answer(dashboard, {
    period: { from: '2000-01-01', to: '2099-12-31' },
    ordersTotal: 9,
    insuredTotal: 3,
    created: 1,
    inTransit: 1,
    atPickup: 1,
    delivered: 2,
    returned: 3,
    problem: 1,
    insuredSum: 1_047_000,
    premiumSum: 11_700,
    openClaims: 1,
    compensatedSum: 0,
    groupDraft: null,
    lastSyncDateTime: '2026-11-20T18:00:00+03:00',
    syncStatus: 'OK',
  })
  const matching = (filters: readonly { readonly field: string; readonly value?: unknown }[]) => {
    const stages = filters.find(({ field }) => field === 'stage.name')?.value
    return orders.filter(({ stage }) => !Array.isArray(stages) || stages.includes(stage.name))
  }
  server.answer(findOrders, ({ body }) => pageOf(matching(body.filters)))
  server.answer(orderSummary, ({ body }) => {
    const found = matching(body.filters)
    return {
      count: found.length,
      declaredValue: found.reduce((sum, { declaredValue }) => sum + declaredValue, 0),
      insuredSum: found.reduce((sum, { insurance }) => sum + (insurance.insuredSum ?? 0), 0),
      premiumSum: found.reduce((sum, { insurance }) => sum + (insurance.price ?? 0), 0),
      insuredCount: found.filter(({ insurance }) => insurance.insuredSum !== null).length,
    }
  })
  server.answer(getOrder, ({ params }) =>
    cardOf(orders.find(({ id }) => id === params.id) ?? orderOf(99, 'CREATED', 'PENDING')),
  )
  server.answer(findInvoices, pageOf(invoices))
  const sums = { amount: 6_333_600, paidAmount: 2_606_800, overdueAmount: 1_513_200 }
  server.answer(invoiceSummary, { count: 5, cancelledCount: 1, ...sums })
  server.answer(getInvoice, ({ params }) =>
    invoiceCardOf(invoices.find(({ id }) => id === params.id) ?? invoiceOf(9, 'ISSUED')),
  )
  server.answer(getViews, { views: [] })
}
